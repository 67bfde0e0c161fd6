import * as v from 'valibot'
import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { orderWebhook } from '#shared/order-webhook.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'

const HooksSchema = v.object({
  data: v.array(
    v.object({
      scope: v.string(),
      destination: v.string(),
      is_active: v.boolean(),
      client_id: v.optional(v.string()),
      headers: v.nullish(v.record(v.string(), v.string())),
    }),
  ),
})

/**
 * The commerce platform's reports of orders and of stock. The platform lists only webhooks of the API account that made
 * them.
 */
export function hookChecks(connection: Connection): Check[] {
  const { promotions, marketing } = connection.configuration
  return [
    // Only codes of the promotions engine are redeemed and released.
    ...(promotions === null
      ? []
      : checksOf(
          connection,
          orderWebhook,
          'Codes of an order are not redeemed or released until the shopper opens the confirmation.',
        )),
    ...(marketing === null
      ? []
      : checksOf(connection, stockWebhook, 'Shoppers who asked for a size are not told that it is back.')),
  ]
}

function checksOf(
  { api, configuration }: Connection,
  { path, scopes }: { path: string; scopes: readonly string[] },
  why: string,
): Check[] {
  const secret = configuration.orderWebhookSecret
  const destination = new URL(path, configuration.publicOrigin).href
  return scopes.map((scope) => ({
    name: `commerce webhook ${scope}`,
    settings: [
      'BIGCOMMERCE_API_URL',
      'BIGCOMMERCE_ACCESS_TOKEN',
      'BIGCOMMERCE_CLIENT_ID',
      'ORDER_WEBHOOK_SECRET',
      'PUBLIC_ORIGIN',
    ],
    why,
    fix: 'Run npm run setup with --apply, --only webhooks, --env and the environment.',
    async run(signal) {
      if (secret === null) return { what: 'ORDER_WEBHOOK_SECRET is not set, so the webhook is off', state: 'warning' }
      const { data } = await api.rest('doctor', HooksSchema, { path: '/v3/hooks', query: { limit: 250 }, signal })
      const hook = data.find((each) => each.scope === scope && each.destination === destination)
      if (!hook) return { what: `no webhook reports ${scope} to ${destination}` }
      if (!hook.is_active) return { what: `the platform has deactivated the webhook ${scope}` }
      const sent = hook.headers?.[orderWebhook.secretHeader]
      if (sent !== undefined && sent !== secret)
        return { what: 'the webhook sends another secret than ORDER_WEBHOOK_SECRET' }
      if (hook.client_id !== undefined && hook.client_id !== configuration.bigCommerce.login.clientId)
        return {
          what: 'BIGCOMMERCE_CLIENT_ID is not the client id of the API account with BIGCOMMERCE_ACCESS_TOKEN',
          fix: 'Copy client id, client secret and access token of one and the same API account.',
        }
      return null
    },
  }))
}
