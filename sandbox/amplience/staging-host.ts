import type { ContentView } from './content-view.ts'

/** The staging environment that the storefront's preview is configured for. */
export const stagingDomain = 'sandbox.staging.bigcontent.io'

const host = /^sandbox(?:-(?<timestamp>\d{12,14})|-s-(?<snapshot>[\da-f]{24}))?\.staging\.bigcontent\.io$/

/** The view of a staging host: drafts, or the date or snapshot in its name; `undefined` for an unknown host. */
export function viewOf(domain: string): ContentView | undefined {
  const match = host.exec(domain.toLowerCase())
  if (!match) return undefined
  const { timestamp, snapshot } = match.groups ?? {}
  if (timestamp !== undefined) return { kind: 'date', timestamp: Number(timestamp) }
  return snapshot === undefined ? { kind: 'draft' } : { kind: 'snapshot', id: snapshot }
}

/** The host that shows a date (epoch milliseconds) or a snapshot. */
export function pinnedHost(pin: { timestamp: number } | { snapshotId: string }): string {
  return stagingDomain.replace(
    'sandbox',
    'timestamp' in pin ? `sandbox-${pin.timestamp}` : `sandbox-s-${pin.snapshotId}`,
  )
}
