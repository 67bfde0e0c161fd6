import * as v from 'valibot'
import { httpUrl, pairs, searchFilter, someIds, someOf, text } from './setting-schemas.ts'
import { marketCodes } from './wallet-settings.ts'
import { markets } from '#shared/markets.ts'

const searchIndexes = [...new Set(Object.values(markets).map((market) => market.searchIndex))]

/** Services that the shop can do without: search and recommendations, e-mail marketing, badges. */
export const serviceSettings = {
  CONSTRUCTOR_URL: {
    what: 'search service; without it the commerce platform searches, and there are no recommendations',
    schema: v.optional(httpUrl),
  },
  CONSTRUCTOR_KEYS: {
    what: `index keys by search index: ${searchIndexes.map((index) => `${index}=…`).join(',')}`,
    schema: v.optional(pairs(searchIndexes)),
    neededBy: 'CONSTRUCTOR_URL',
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
  MARKETING_URL: {
    what: 'e-mail marketing provider, without version; without it there are no newsletter and no stock alerts',
    schema: v.optional(httpUrl),
  },
  MARKETING_TOKEN: {
    what: 'bearer token of the e-mail marketing provider',
    schema: v.optional(text),
    isSecret: true,
    neededBy: 'MARKETING_URL',
  },
  PROMOBADGER_URL: {
    what: 'badges service, without version; without it there are no badges',
    schema: v.optional(httpUrl),
  },
  PROMOBADGER_PROJECT: {
    what: 'project of the badges service',
    schema: v.optional(text),
    neededBy: 'PROMOBADGER_URL',
  },
  PROMOBADGER_APPLICATIONS: {
    what: 'ids of the promotion applications by market, one for each market of PROMOTIONS_LOCALES: en=…,us=…,eu=…',
    schema: v.optional(someIds(marketCodes), ''),
  },
} as const
