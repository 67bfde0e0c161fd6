import { ukChannel } from '../test/shop.ts'
import type { Operation } from './operation.ts'

const newChannel = { name: 'Ireland', type: 'storefront', platform: 'custom', status: 'active' }
const siteRoute = { type: 'product', matching: '12', route: '/en/product?id=12' }

export const storeOperations: Operation[] = [
  {
    name: 'channels',
    document: 'channels.v3',
    response: 'get /channels 200',
    request: ({ call }) => call('GET', '/v3/channels'),
  },
  {
    name: 'getChannel',
    document: 'channels.v3',
    response: 'get /channels/{channel_id} 200',
    request: ({ call }) => call('GET', `/v3/channels/${ukChannel}?include=currencies`),
  },
  {
    name: 'getChannel of none',
    document: 'channels.v3',
    response: 'get /channels/{channel_id} 404',
    request: ({ call }) => call('GET', '/v3/channels/77'),
  },
  {
    name: 'currency assignments',
    document: 'channels.v3',
    response: 'get /channels/{channel_id}/currency-assignments 200',
    request: ({ call }) => call('GET', `/v3/channels/${ukChannel}/currency-assignments`),
  },
  {
    name: 'site',
    document: 'channels.v3',
    response: 'get /channels/{channel_id}/site 200',
    request: ({ call }) => call('GET', `/v3/channels/${ukChannel}/site`),
  },
  {
    name: 'new channel',
    document: 'channels.v3',
    response: 'post /channels 200',
    request: ({ call }) => call('POST', '/v3/channels', newChannel),
  },
  {
    name: 'new channel without a name',
    document: 'channels.v3',
    response: 'post /channels 422',
    request: ({ call }) => call('POST', '/v3/channels', { ...newChannel, name: '' }),
  },
  {
    name: 'change of currency assignments',
    document: 'channels.v3',
    response: 'put /channels/{channel_id}/currency-assignments 200',
    request: ({ call }) =>
      call('PUT', `/v3/channels/${ukChannel}/currency-assignments`, {
        default_currency: 'GBP',
        enabled_currencies: ['GBP'],
      }),
  },
  {
    name: 'sites',
    document: 'sites.v3',
    response: 'get /sites 200',
    request: ({ call }) => call('GET', '/v3/sites'),
  },
  {
    name: 'new site',
    document: 'channels.v3',
    response: 'post /channels/{channel_id}/site 200',
    request: async ({ call }) => {
      const { body } = await call('POST', '/v3/channels', newChannel)
      return call('POST', `/v3/channels/${body.data.id}/site`, { url: 'https://www.example.com' })
    },
  },
  {
    name: 'change of a site',
    document: 'channels.v3',
    response: 'put /channels/{channel_id}/site 200',
    request: ({ call }) => call('PUT', `/v3/channels/${ukChannel}/site`, { url: 'https://www.example.com' }),
  },
  {
    name: 'new site route',
    document: 'sites.v3',
    response: 'post /sites/{site_id}/routes 201',
    request: ({ call }) => call('POST', `/v3/sites/${ukChannel}/routes`, siteRoute),
  },
  {
    name: 'site routes',
    document: 'sites.v3',
    response: 'get /sites/{site_id}/routes 200',
    request: ({ call }) => call('GET', `/v3/sites/${ukChannel}/routes`),
  },
  {
    name: 'change of a site route',
    document: 'sites.v3',
    response: 'put /sites/{site_id}/routes/{route_id} 201',
    request: async ({ call }) => {
      const { body } = await call('POST', `/v3/sites/${ukChannel}/routes`, { ...siteRoute, matching: '13' })
      return call('PUT', `/v3/sites/${ukChannel}/routes/${body.data.id}`, { ...siteRoute, matching: '13' })
    },
  },
  {
    name: 'private token',
    document: 'storefront_tokens.v3',
    response: 'post /storefront/api-token-private 200',
    request: ({ call }) =>
      call('POST', '/v3/storefront/api-token-private', {
        channel_ids: [ukChannel],
        scopes: ['Unauthenticated', 'Customer'],
        expires_at: 1_885_635_176,
      }),
  },
  {
    name: 'getStoreMeta',
    document: 'store_information.v2',
    response: 'get /store 200',
    request: ({ call }) => call('GET', '/v2/store'),
  },
]
