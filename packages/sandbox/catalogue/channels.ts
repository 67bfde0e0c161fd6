import { currencies, type Currency } from './currencies.ts'

export type Channel = {
  id: number
  name: string
  currency: Currency
  enabledCurrencies: readonly Currency[]
}

/** The channel of a market. `countries` lists the ISO codes that it delivers to, the home country first. */
export type MarketChannel = {
  id: number
  name: string
  /** The market's name at the other services: of its content, its search index and its application. */
  market: string
  /** The market's store at the promotions engine. The shop names it by the market's size system. */
  store: string
  /** The prefix of the shop's paths. */
  prefix: string
  label: string
  currency: Currency
  locale: string
  /**
   * Languages besides the locale's, into which the merchant has translated the texts.
   * https://docs.bigcommerce.com/developer/docs/admin/store-configuration/settings/locales-configuration
   */
  translations: readonly 'de'[]
  countries: readonly [string, ...string[]]
}

/** The channels of the markets, the default market first. A further market is a row. */
export const marketChannels = [
  {
    id: 1406818,
    name: 'Selvedge UK',
    market: 'uk',
    store: 'UK',
    prefix: '',
    label: 'United Kingdom',
    currency: 'GBP',
    locale: 'en-GB',
    translations: [],
    countries: ['GB', 'GG', 'IM', 'JE'],
  },
  {
    id: 1421371,
    name: 'Selvedge Rest Of World',
    market: 'us',
    store: 'US',
    prefix: '/us',
    label: 'Rest of the World',
    currency: 'USD',
    locale: 'en-US',
    translations: [],
    countries: ['US', 'AU', 'CA', 'NZ'],
  },
  {
    id: 1407345,
    name: 'Selvedge Europe',
    market: 'eu',
    store: 'EU',
    prefix: '/eu',
    label: 'Ireland and Europe',
    currency: 'EUR',
    locale: 'en-IE',
    translations: ['de'],
    countries: ['IE', 'AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'IT', 'LU', 'NL', 'PT', 'SE'],
  },
] as const satisfies readonly MarketChannel[]

export type MarketName = (typeof marketChannels)[number]['market']

/** The store's storefront channels: the vendor's default, and those of the markets. */
export const channels: readonly Channel[] = [
  { id: 1, name: 'Selvedge', currency: 'GBP', enabledCurrencies: currencies },
  ...marketChannels.map(({ id, name, currency }) => ({ id, name, currency, enabledCurrencies: [currency] })),
]

export function findChannel(id: number): Channel | undefined {
  return channels.find((channel) => channel.id === id)
}

/** The channel of a market; `undefined` for any other id. */
export function channelById(id: number): MarketChannel | undefined {
  return marketChannels.find((channel) => channel.id === id)
}

export const locations = [
  { id: 1, code: 'BC-LOCATION-1', name: 'Warehouse', column: 'stock_1' },
  { id: 2, code: 'BC-LOCATION-2', name: 'Reserved for the UK', column: 'stock_2' },
] as const
