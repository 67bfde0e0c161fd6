import type { AssistantSessionPort } from '../ports/assistant-session-port.ts'
import type { CartOwnerPort } from '../ports/cart-owner-port.ts'
import type { MailedLinkPort } from '../ports/mailed-link-port.ts'
import type { SettingName } from './settings.ts'

/**
 * A rate-limit binding of Cloudflare. It counts per data centre, across all Workers of the account that use its
 * namespace.
 */
export type RateLimiter = { limit(options: { key: string }): Promise<{ success: boolean }> }
export const limiterNames = [
  'LIMIT_FEW',
  'LIMIT_ACCOUNTS',
  'LIMIT_ATTEMPTS',
  'LIMIT_LOOKUPS',
  'LIMIT_NETWORKS',
  'LIMIT_CALLS',
  'LIMIT_CART_CALLS',
] as const
export type LimiterName = (typeof limiterNames)[number]

/** The bindings of the storefront Worker: `wrangler.toml`, and the secrets of the Worker. */
export type Env = { [Name in SettingName]?: string } & { [Name in LimiterName]?: RateLimiter } & {
  /** Published content of every market. */
  CONTENT: KVNamespace
  /** Sessions that were ended before they expired. */
  SESSIONS: KVNamespace
  /** The owner of each cart. */
  CARTS: DurableObjectNamespace<Rpc.DurableObjectBranded & CartOwnerPort>
  /** The mailed links that were opened. */
  MAILED_LINKS: DurableObjectNamespace<Rpc.DurableObjectBranded & MailedLinkPort>
  /** The carts of assistants. */
  ASSISTANTS: DurableObjectNamespace<Rpc.DurableObjectBranded & AssistantSessionPort>
  ASSETS: Fetcher
  /** Product feeds. Without it there are none. */
  FEEDS?: R2Bucket
  /** Data points (docs/runbook.md). Without it none are written. */
  METRICS?: Pick<AnalyticsEngineDataset, 'writeDataPoint'>
  /** The deployed version: its id at the platform, and the tag of its release. */
  VERSION?: { id: string; tag: string; timestamp: string }
}
