import type { ContentView } from './content-view.ts'

/** The staging environment that the storefront's preview is configured for. */
export const stagingDomain = 'sandbox.staging.bigcontent.io'

// The service's form, from StagingEnvironmentFactory.spec.ts of https://github.com/amplience/dc-delivery-sdk-js:
// `{base}-gvzrfgnzc-1581598599444` and `{base}-fancfubgVq-00112233445566778899nnoo`. Names and values are rotated by 13
// places: `gvzrfgnzc` is `timestamp`, `fancfubgVq` is `snapshotId`, and the snapshot is `…aabb`.
const host =
  /^sandbox(?:-gvzrfgnzc-(?<timestamp>\d{12,14})|-fancfubgvq-(?<snapshot>[\dn-s]{24}))?\.staging\.bigcontent\.io$/

/** Path of the sandbox that stands for a staging host: it serves content, and the media that this content names. */
export function stagingPath(domain: string): string {
  return `amplience-staging/${domain}`
}

/** The view of a staging host: drafts, or the date or snapshot in its name; `undefined` for an unknown host. */
export function viewOf(domain: string): ContentView | undefined {
  const match = host.exec(domain.toLowerCase())
  if (!match) return undefined
  const { timestamp, snapshot } = match.groups ?? {}
  if (timestamp !== undefined) return { kind: 'date', timestamp: Number(timestamp) }
  return snapshot === undefined ? { kind: 'draft' } : { kind: 'snapshot', id: rotate(snapshot) }
}

/** The host that shows a date (epoch milliseconds) or a snapshot. */
export function pinnedHost(pin: { timestamp: number } | { snapshotId: string }): string {
  const [name, value] = 'timestamp' in pin ? ['timestamp', `${pin.timestamp}`] : ['snapshotId', pin.snapshotId]
  return stagingDomain.replace('sandbox', `sandbox-${rotate(name)}-${rotate(value)}`)
}

/** Moves each letter by 13 places; twice is the text itself. */
function rotate(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}
