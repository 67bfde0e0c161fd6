/**
 * A fake of the browser's lock manager for tests, shared by several tabs: one holder per name, waits that can be
 * aborted, and locks that can be stolen.
 */
export function createFakeLocks(): Pick<LockManager, 'request'> {
  let tail: Promise<unknown> = Promise.resolve()
  let steal: (reason: unknown) => void = () => undefined

  async function request(_name: string, options: LockOptions, task: () => Promise<unknown>): Promise<unknown> {
    const { signal } = options
    if (options.steal) steal(new DOMException('stolen', 'AbortError'))
    let isGivenUp = false
    const givenUp = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => ((isGivenUp = true), reject(signal.reason))),
    )
    const granted = tail.then(() => {
      if (isGivenUp) return undefined
      const stolen = new Promise<never>((_resolve, reject) => (steal = reject))
      return Promise.race([task(), stolen])
    })
    tail = granted.catch(() => undefined)
    return Promise.race([granted, givenUp])
  }

  return { request: request as LockManager['request'] }
}
