import type { AbsentOn, CallRequest } from './send.ts'

/** In-flight reads by the signal of the caller, so that visitors never share a read. */
export type ReadsUnderWay = {
  /** The response of an equal in-flight read, or else of `read`. */
  join<Answer>(
    operation: string,
    request: CallRequest & Partial<AbsentOn>,
    read: () => Promise<Answer>,
  ): Promise<Answer>
  /** Call this on a write, because a read after it must not return an older response. */
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
