import * as v from 'valibot'
import { connect, type Connection } from './connect.ts'
import type { Check, Wrong } from './finding.ts'
import { ServiceError } from '#shared/errors.ts'

const unusedId = '00000000-0000-4000-8000-000000000000'

/**
 * A read for each scope of docs/configuration.md that only an account with the scope may do. Nothing has the id, so no
 * personal data are read.
 */
const scopes = {
  store_v2_information_read_only: '/v2/store',
  store_channel_settings_read_only: '/v3/channels?limit=1',
  store_v2_products_read_only: '/v3/catalog/trees',
  store_inventory_read_only: '/v3/inventory/items?limit=1',
  store_cart: `/v3/carts/${unusedId}`,
  store_checkout: `/v3/checkouts/${unusedId}`,
  store_v2_customers: '/v3/customers?id:in=1&limit=1&page=999999',
  store_v2_orders: '/v2/orders/0',
} as const

/** Each scope of the commerce platform's API account, and its token. */
export function scopeChecks(connection: Connection): Check[] {
  return Object.entries(scopes).map(([scope, path]) => scopeCheck(connection, { scope, path }))
}

function scopeCheck(connection: Connection, { scope, path }: { scope: string; path: string }): Check {
  const settings = ['BIGCOMMERCE_API_URL', 'BIGCOMMERCE_ACCESS_TOKEN'] as const
  return {
    name: `commerce scope ${scope}`,
    settings,
    why: 'Pages, carts and orders that need this read fail.',
    fix: `Check ${settings.join(' and ')}. In the control panel, give the API account the scope ${scope}.`,
    async run(signal) {
      try {
        await connection.api.rest('doctor', v.unknown(), { path, signal, absentOn: [404] })
        return null
      } catch (cause) {
        if (!(cause instanceof ServiceError)) throw cause
        if (cause.status === 401) return tokenProblem(connection, signal)
        // An id that nothing has may also be refused as invalid, which only an account with the scope can see.
        if (cause.status === 403)
          return {
            what: `the API account lacks the scope ${scope}`,
            fix: `In the control panel, give the API account the scope ${scope}.`,
          }
        if (cause.kind === 'rejected' || (cause.kind === 'malformed' && cause.status === 204)) return null
        throw cause
      }
    },
  }
}

async function tokenProblem({ configuration, fetch }: Connection, signal: AbortSignal): Promise<Wrong> {
  const { accessToken, storefrontToken } = configuration.bigCommerce
  // Both tokens belong to the same platform, so it may see either of them.
  const swapped = connect(
    {
      ...configuration,
      bigCommerce: { ...configuration.bigCommerce, accessToken: storefrontToken, storefrontToken: accessToken },
    },
    { fetch },
  )
  const isSwapped = await swapped.api.rest('doctor', v.unknown(), { path: '/v2/store', signal }).then(
    () => true,
    () => false,
  )
  return isSwapped
    ? {
        what: 'BIGCOMMERCE_ACCESS_TOKEN and BIGCOMMERCE_STOREFRONT_TOKEN are swapped',
        fix: 'Set each to the value of the other.',
      }
    : {
        what: 'the platform refuses BIGCOMMERCE_ACCESS_TOKEN for the store in BIGCOMMERCE_API_URL (status 401)',
        fix: 'Copy the access token and the API path of one and the same API account again.',
      }
}
