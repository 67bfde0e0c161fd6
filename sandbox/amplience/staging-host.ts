import type { Reading } from './reading.ts'

/** The staging environment that the storefront's preview is configured for. */
export const stagingDomain = 'sandbox.staging.bigcontent.io'

const host = /^sandbox(?:-(?<timestamp>\d{12,14})|-s-(?<snapshot>[\da-f]{24}))?\.staging\.bigcontent\.io$/

/** What a staging host shows: drafts, or the moment or snapshot in its name; `undefined` for an unknown host. */
export function readingOf(domain: string): Reading | undefined {
  const match = host.exec(domain.toLowerCase())
  if (!match) return undefined
  const { timestamp, snapshot } = match.groups ?? {}
  if (timestamp !== undefined) return { kind: 'moment', timestamp: Number(timestamp) }
  return snapshot === undefined ? { kind: 'draft' } : { kind: 'snapshot', id: snapshot }
}

/** The host that shows a moment (epoch milliseconds) or a snapshot. */
export function pinnedHost(pin: { timestamp: number } | { snapshotId: string }): string {
  return stagingDomain.replace(
    'sandbox',
    'timestamp' in pin ? `sandbox-${pin.timestamp}` : `sandbox-s-${pin.snapshotId}`,
  )
}
