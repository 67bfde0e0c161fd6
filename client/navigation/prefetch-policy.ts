export type Connection = { effectiveType?: string; saveData?: boolean }

/** True if prefetching is allowed: not offline, not on slow 2G, and not if the visitor saves data. */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  return onLine && connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
}
