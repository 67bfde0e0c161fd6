import * as v from 'valibot'
import { csv, httpUrl, httpUrlTemplate, ids, text } from './setting-schemas.ts'
import { marketCodes } from './wallet-settings.ts'
import { markets } from '#shared/markets.ts'

/** The commerce platform: its two APIs, the markets' channels, and the hosted checkout. */
export const commerceSettings = {
  BIGCOMMERCE_API_URL: { what: 'REST Management API of the store, without version', schema: httpUrl },
  BIGCOMMERCE_GRAPHQL_URL: {
    what: 'GraphQL Storefront API, with `{channelId}` in place of the channel',
    schema: httpUrlTemplate('channelId'),
  },
  CHANNEL_IDS: {
    what: `ids of the markets' channels: ${marketCodes.map((code) => `${code}=…`).join(',')}`,
    note: 'A store assigns them; `GET /v3/channels` lists them.',
    schema: v.optional(
      ids(marketCodes),
      marketCodes.map((code) => `${code}=${markets[code].defaultChannelId}`).join(','),
    ),
  },
  BIGCOMMERCE_ACCESS_TOKEN: {
    what: 'X-Auth-Token of the API account',
    note: 'Its scopes are in [vendors.md](vendors.md#bigcommerce).',
    schema: text,
    isSecret: true,
  },
  BIGCOMMERCE_STOREFRONT_TOKEN: {
    what: 'private token of the Storefront API, for the channels of all markets',
    schema: text,
    isSecret: true,
  },
  BIGCOMMERCE_CLIENT_ID: {
    what: 'client id of the API account, by which the hosted checkout identifies the application that signs customers in',
    schema: text,
  },
  BIGCOMMERCE_CLIENT_SECRET: { what: 'client secret of the API account', schema: text, isSecret: true },
  BIGCOMMERCE_LOGIN_URL: {
    what: 'address where the hosted checkout signs customers in; may have `{channelId}` in place of the channel',
    note: 'Its host must be one of CHECKOUT_HOSTS.',
    schema: v.union([httpUrlTemplate('channelId'), httpUrl]),
  },
  CUSTOMER_CART_FIELD: {
    what: 'custom field of customers that holds the id of their profile cart',
    schema: v.optional(text, 'Cart ID'),
  },
  CHECKOUT_HOSTS: { what: 'comma list of hosts that a shopper may be sent to for checkout', schema: csv },
  SECOND_STOCK_LOCATION: {
    what: '`subtract` to subtract the stock of location 2 outside the UK, or `ignore`',
    schema: v.optional(v.picklist(['subtract', 'ignore']), 'ignore'),
  },
} as const
