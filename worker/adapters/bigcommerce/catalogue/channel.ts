import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { ServiceError } from '#shared/errors.ts'
import type { CataloguePort } from '#worker/ports/catalogue-port.ts'

const ErrorsSchema = v.object({ errors: v.unknown() })

const ChannelSchema = v.union([
  ErrorsSchema,
  v.object({
    data: v.object({ currencies: v.object({ default_currency: v.string() }) }),
  }),
])

// Not parsed: the rest is the merchant's own data (addresses, telephone, plan).
const StoreSchema = v.union([ErrorsSchema, v.object({ name: v.string() })])

const StorefrontSchema = v.object({ channel: v.object({ entityId: v.number() }) })

export function createBigCommerceChannel({ api }: { api: BigCommerceApi }) {
  return {
    async channel({ market }, signal) {
      const [channel, store] = await Promise.all([
        api.rest('channel', ChannelSchema, {
          path: `/v3/channels/${api.channelOf(market)}`,
          query: { include: 'currencies' },
          signal,
        }),
        api.rest('store', StoreSchema, { path: '/v2/store', signal }),
      ])
      if ('errors' in channel || 'errors' in store) {
        throw new ServiceError('commerce', 'rejected', { message: 'commerce channel: the response has errors' })
      }
      return { defaultCurrency: channel.data.currencies.default_currency, storeName: store.name }
    },
    async hasStorefront({ market }, signal) {
      const query = 'query Storefront { channel { entityId } }'
      const { channel } = await api.graphql('storefront', StorefrontSchema, { market, query, variables: {}, signal })
      return channel.entityId === api.channelOf(market)
    },
  } satisfies Partial<CataloguePort>
}
