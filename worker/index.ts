import { createServices } from './adapters/services.ts'
import type { Env } from './configuration/env.ts'
import { refreshFeeds } from './feeds/refresh-feeds.ts'
import { storefront } from './storefront.ts'

export { AssistantSession } from './assistant-session.ts'
export { CartOwner } from './cart-owner.ts'
export { MailedLink } from './mailed-link.ts'

export default {
  fetch: storefront.fetch,
  /** The cron trigger of `wrangler.toml`. */
  scheduled: (_event, env, context) =>
    refreshFeeds({ env, createServices, waitUntil: (work) => context.waitUntil(work) }),
} satisfies ExportedHandler<Env>
