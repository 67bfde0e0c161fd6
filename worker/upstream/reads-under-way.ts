import type { AbsentOn, CallRequest } from './send.ts'

/** Reads that have been sent and not yet answered, by the signal of who asked: nobody shares another visitor's. */
export type ReadsUnderWay = {
  /** The answer of an equal read that is under way, or of `read`. */
  join<Answer>(
    operation: string,
    request: CallRequest & Partial<AbsentOn>,
    read: () => Promise<Answer>,
  ): Promise<Answer>
  /** What is read after a write must not be older than it. */
  forget(signal: AbortSignal): void
}

export function createReadsUnderWay(): ReadsUnderWay {
  const bySignal = new WeakMap<AbortSignal, Map<string, Promise<unknown>>>()
  return {
    join<Answer>(
      operation: string,
      { signal, ...request }: CallRequest & Partial<AbsentOn>,
      read: () => Promise<Answer>,
    ) {
      const reads = bySignal.get(signal) ?? new Map<string, Promise<unknown>>()
      bySignal.set(signal, reads)
      const key = JSON.stringify([operation, request])
      const known = reads.get(key)
      if (known) return known as Promise<Answer>
      const answer = read().finally(() => {
        if (reads.get(key) === answer) reads.delete(key)
      })
      reads.set(key, answer)
      return answer
    },
    forget: (signal) => void bySignal.delete(signal),
  }
}
