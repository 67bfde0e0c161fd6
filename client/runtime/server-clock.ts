type Navigation = {
  responseStart: number
  transferSize: number
  serverTiming?: readonly { name: string; description: string }[]
}
type Clock = { timeOrigin: number; getEntriesByType: (type: 'navigation') => unknown[] }

/**
 * The server's time. Pages come from caches and visitors' clocks go wrong, so it is told by the `Server-Timing` of the
 * answer itself; a page out of the browser's own cache has an old one, and where there is none the visitor's clock must
 * do.
 */
export function serverClock(clock: Clock): () => number {
  const [entry] = clock.getEntriesByType('navigation') as [Navigation?]
  const stamp = Number(entry?.serverTiming?.find(({ name }) => name === 'clock')?.description)
  const ahead = entry && stamp > 0 && entry.transferSize > 0 ? stamp - (clock.timeOrigin + entry.responseStart) : 0
  return () => Date.now() + ahead
}
