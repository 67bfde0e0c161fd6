import * as v from 'valibot'
import { httpUrl, pairs, searchFilter, type SettingsOf, someOf } from './setting-schemas.ts'
import { markets } from '#shared/markets.ts'

const searchIndexes = [...new Set(Object.values(markets).map((market) => market.searchIndex))]

/** Search and recommendations. */
export const searchSettings = {
  CONSTRUCTOR_URL: {
    what: 'search service; without it the commerce platform searches, and there are no recommendations',
    schema: v.optional(httpUrl),
  },
  CONSTRUCTOR_KEYS: {
    what: `index keys by search index: ${searchIndexes.map((index) => `${index}=…`).join(',')}`,
    schema: v.optional(pairs(searchIndexes)),
    neededBy: 'CONSTRUCTOR_URL',
    differsByMarket: true,
  },
  CONSTRUCTOR_FILTERS: {
    what: `a filter of every search and recommendation by search index: ${searchIndexes.map((index) => `${index}=facet:value`).join(',')}; without it none`,
    schema: v.optional(someOf(searchIndexes, searchFilter), ''),
  },
  CONSTRUCTOR_PODS: {
    what: 'ids of the recommendation pods: recommendation=…,complete-the-look=…',
    schema: v.optional(
      pairs(['recommendation', 'complete-the-look']),
      'recommendation=recommendation,complete-the-look=complete-the-look',
    ),
  },
} as const

/** `null` if the shop has no search service. */
export function searchOf({
  CONSTRUCTOR_URL: url,
  CONSTRUCTOR_KEYS: keys,
  ...values
}: SettingsOf<typeof searchSettings>) {
  if (url === undefined || keys === undefined) return null
  return { url, keys, filters: values.CONSTRUCTOR_FILTERS, pods: values.CONSTRUCTOR_PODS }
}
