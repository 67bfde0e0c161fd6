import type { AbsentOn, CallRequest } from './send.ts'

/** In-flight reads by the signal of the caller, so that visitors never share a read. */
export type InFlightReads = {
  /** The response of an equal in-flight read, or else of `read`. */
  join<Value>(operation: string, request: CallRequest & Partial<AbsentOn>, read: () => Promise<Value>): Promise<Value>
  /** Call this on a write, because a read after it must not return an older response. */
  forget(signal: AbortSignal): void
}

export function createInFlightReads(): InFlightReads {
  const bySignal = new WeakMap<AbortSignal, Map<string, Promise<unknown>>>()
  return {
    join<Value>(
      operation: string,
      { signal, ...request }: CallRequest & Partial<AbsentOn>,
      read: () => Promise<Value>,
    ) {
      const reads = bySignal.get(signal) ?? new Map<string, Promise<unknown>>()
      bySignal.set(signal, reads)
      const key = JSON.stringify([operation, request])
      const inFlight = reads.get(key)
      if (inFlight) return inFlight as Promise<Value>
      const promise = read().finally(() => {
        if (reads.get(key) === promise) reads.delete(key)
      })
      reads.set(key, promise)
      return promise
    },
    forget: (signal) => void bySignal.delete(signal),
  }
}
