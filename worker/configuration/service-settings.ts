import * as v from 'valibot'
import { badges } from './badge-settings.ts'
import { httpUrl, pairs, searchFilter, type SettingsOf, someOf, text } from './setting-schemas.ts'
import { everyMarket, markets } from '#shared/markets.ts'

const searchIndexes = [...new Set(Object.values(markets).map((market) => market.searchIndex))]
/** Those of the markets' further languages as well, which are optional. */
const allSearchIndexes = [...new Set(everyMarket.map((market) => market.searchIndex))]

/** The services that the shop can do without, by their names in the configuration. */
const services = {
  search: service(
    {
      CONSTRUCTOR_URL: {
        what: 'search service; without it the commerce platform searches, and there are no recommendations',
        schema: v.optional(httpUrl),
      },
      CONSTRUCTOR_KEYS: {
        what: `index keys by search index: ${searchIndexes.map((index) => `${index}=…`).join(',')}; a further language has its own, as in eu-de=…`,
        schema: v.optional(pairs(searchIndexes)),
        neededBy: 'CONSTRUCTOR_URL',
        differsByMarket: true,
      },
      CONSTRUCTOR_FILTERS: {
        what: `a filter of every search and recommendation by search index: ${searchIndexes.map((index) => `${index}=facet:value`).join(',')}; without it none`,
        schema: v.optional(someOf(allSearchIndexes, searchFilter), ''),
      },
      CONSTRUCTOR_PODS: {
        what: 'ids of the recommendation pods: recommendation=…,complete-the-look=…',
        schema: v.optional(
          pairs(['recommendation', 'complete-the-look']),
          'recommendation=recommendation,complete-the-look=complete-the-look',
        ),
      },
    },
    ({ CONSTRUCTOR_URL: url, CONSTRUCTOR_KEYS: keys, CONSTRUCTOR_FILTERS: filters, CONSTRUCTOR_PODS: pods }) =>
      url === undefined || keys === undefined ? null : { url, keys, filters, pods },
  ),
  marketing: service(
    {
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
    },
    ({ MARKETING_URL: url, MARKETING_TOKEN: token }) =>
      url === undefined || token === undefined ? null : { url, token },
  ),
  shops: service(
    {
      SHOPS_URL: {
        what: 'stock service of the merchant’s shops, without version; without it nothing can be reserved in a shop',
        note: 'Reservations are mailed, so they also need MARKETING_URL.',
        schema: v.optional(httpUrl),
      },
      SHOPS_KEY: {
        what: 'bearer token of the stock service of the shops',
        schema: v.optional(text),
        isSecret: true,
        neededBy: 'SHOPS_URL',
      },
      SHOPS_LOCALES: {
        what: 'comma list of the markets in whose shops pieces can be reserved, by default all',
        schema: v.optional(text, Object.keys(markets).join(',')),
      },
    },
    ({ SHOPS_URL: url, SHOPS_KEY: key, SHOPS_LOCALES: locales }) =>
      url === undefined || key === undefined ? null : { url, key, locales },
  ),
  badges,
}

/** The settings of all of them. */
export const serviceSettings = {
  ...services.search.settings,
  ...services.marketing.settings,
  ...services.shops.settings,
  ...services.badges.settings,
} as const

/** Their configuration; `null` for a service that the shop does not have. */
export function servicesOf(values: SettingsOf<typeof serviceSettings> & Parameters<typeof badges.configure>[0]) {
  return {
    search: services.search.configure(values),
    marketing: services.marketing.configure(values),
    shops: services.shops.configure(values),
    badges: services.badges.configure(values),
  }
}

/** A service's settings, and how their values become its configuration. */
function service<const Settings extends Record<string, { schema: v.GenericSchema }>, Configuration>(
  settings: Settings,
  configure: (values: SettingsOf<Settings>) => Configuration,
) {
  return { settings, configure }
}
