/** A bound on what one request has under way at once. */
export type ConcurrencyLimit = {
  /** Waits for a free slot, first come first served; answers what gives it back. Rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<() => void>
}

/** As many as the platform lets a request have open at once: one more would wait there, unseen by any deadline. */
export const maxAtOnce = 6

export function createConcurrencyLimit(maximum: number = maxAtOnce): ConcurrencyLimit {
  const waiting = new Set<() => void>()
  let taken = 0
  const giveBack = () => {
    taken -= 1
    const [next] = waiting
    next?.()
  }
  const occupy = () => {
    taken += 1
    let isHeld = true
    return () => {
      if (isHeld) giveBack()
      isHeld = false
    }
  }
  return {
    take(signal) {
      if (signal.aborted) return Promise.reject(signal.reason)
      if (taken < maximum) return Promise.resolve(occupy())
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const settle = () => {
        waiting.delete(settle)
        signal.removeEventListener('abort', leave)
        resolve(occupy())
      }
      const leave = () => {
        waiting.delete(settle)
        reject(signal.reason)
      }
      waiting.add(settle)
      signal.addEventListener('abort', leave, { once: true })
      return promise
    },
  }
}
