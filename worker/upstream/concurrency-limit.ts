/** A limit on the concurrent upstream calls that one incoming request makes. */
export type ConcurrencyLimit = {
  /**
   * Waits for a free place, first come first served. Resolves with the function that releases it. Rejects with the
   * signal's reason.
   */
  take(signal: AbortSignal): Promise<() => void>
}

/**
 * The platform's limit on open connections per incoming request. A further call would wait in the platform, where no
 * timeout of ours counts it.
 */
export const maxConcurrentCalls = 6

export function createConcurrencyLimit(maximum: number = maxConcurrentCalls): ConcurrencyLimit {
  const waiting = new Set<() => void>()
  let taken = 0
  const release = () => {
    taken -= 1
    const [next] = waiting
    next?.()
  }
  const occupy = () => {
    taken += 1
    let isHeld = true
    return () => {
      if (isHeld) release()
      isHeld = false
    }
  }
  return {
    take(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (taken < maximum) return Promise.resolve(occupy())
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const wake = () => {
        waiting.delete(wake)
        signal.removeEventListener('abort', leave)
        resolve(occupy())
      }
      const leave = () => {
        waiting.delete(wake)
        reject(signal.reason)
      }
      waiting.add(wake)
      signal.addEventListener('abort', leave, { once: true })
      return promise
    },
  }
}
