import type { Log } from '../../lib/log.ts'
import type { BlockReport } from '#client/blocks/block-settings.ts'

/** Writes to the log of the request which content its page leaves out. `count` gets each item as well. */
export function reportContent(
  log: Log,
  count: (item: { schema: string; reason: string }) => void = () => {},
): BlockReport {
  return ({ level, issues, ...item }) => {
    if (level === 'error') log.error('content-left-out', new Error(issues.join('; ')), item)
    else log.warn('content-left-out', { ...item, issues })
    count(item)
  }
}
