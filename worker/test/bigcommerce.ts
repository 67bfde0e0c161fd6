import { createBigCommerceApi } from '../adapters/bigcommerce/api/api.ts'
import { createCustomerLogin } from '../adapters/bigcommerce/cart/customer-login.ts'
import { recordedFetch, recordedLog } from './recorded-fetch.ts'
import { channelIds } from '#shared/test/by-market.ts'

const configuration = {
  channelIds,
  apiUrl: 'https://api.example.com/stores/hash',
  graphqlUrl: 'https://store-hash-{channelId}.example.com/graphql',
  accessToken: 'access-token',
  storefrontToken: 'storefront-token',
  login: {
    url: 'https://store-hash-{channelId}.example.com/login/token',
    storeHash: 'hash',
    clientId: 'client',
    clientSecret: 'client-secret',
    channelIds,
  },
  cartField: 'Cart ID',
  isSecondLocationSubtracted: false,
}

/** The platform's API over recorded responses. */
export function recordedBigCommerce(...responses: Parameters<typeof recordedFetch>) {
  const { fetch, requests } = recordedFetch(...responses)
  const { log, lines } = recordedLog()
  const api = createBigCommerceApi({ configuration, fetch, log, timeoutMs: 1000, retryDelayMs: () => 0 })
  return { api, requests, log, lines, login: createCustomerLogin(configuration.login) }
}
