import * as v from 'valibot'
import type { MarketingConfiguration } from '../../env.ts'
import type { MarketingPort } from '../../ports/marketing-port.ts'
import type { Call } from '../../upstream/call.ts'

const WishSchema = v.object({ id: v.string() })

/** An e-mail marketing provider over HTTP: JSON, and the bearer token that `call` sends. */
export function createHttpMarketing({ configuration, call }: { configuration: MarketingConfiguration; call: Call }): MarketingPort {
  return {
    async notifyStockLevel({ market, email, sku }, signal) {
      await call('stock-notification', WishSchema, {
        url: `${configuration.url}/v1/stock-notifications`,
        method: 'POST',
        // One wish for each person and SKU, however often it is sent.
        isIdempotent: true,
        body: { email, sku, market: market.code },
        signal,
      })
    },
  }
}
