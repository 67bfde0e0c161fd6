export type Connection = { effectiveType?: string; saveData?: boolean }

/** Whether pages may be fetched before they are asked for: not offline, on slow 2G, or for who saves data. */
export function mayPrefetch({ onLine, connection }: { onLine: boolean; connection?: Connection | undefined }): boolean {
  return onLine && connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
}
