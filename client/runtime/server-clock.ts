type Navigation = {
  responseStart: number
  transferSize: number
  serverTiming?: readonly { name: string; description: string }[]
}
type Clock = { timeOrigin: number; getEntriesByType: (type: 'navigation') => unknown[] }

/**
 * The server's time from the response's `Server-Timing` header, because pages come from caches and visitors' clocks may
 * be wrong. A page from the browser's cache has an old value; without a value the visitor's clock is used.
 */
export function serverClock(clock: Clock): () => number {
  const [entry] = clock.getEntriesByType('navigation') as [Navigation?]
  const stamp = Number(entry?.serverTiming?.find(({ name }) => name === 'clock')?.description)
  const ahead = entry && stamp > 0 && entry.transferSize > 0 ? stamp - (clock.timeOrigin + entry.responseStart) : 0
  return () => Date.now() + ahead
}
