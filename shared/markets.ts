import type { Language } from './languages.ts'

/**
 * The table of markets, in two halves: the columns that the browser's scripts carry, and below the rules. To add a
 * market, add a row to each; the compiler lists what is missing.
 */
export const markets = {
  en: {
    code: 'en',
    label: 'United Kingdom',
    iso: 'en-GB',
    market: 'UK',
    prefix: '',
    currency: 'GBP',
    country: 'GB',
    contentPrefix: 'uk/',
    searchIndex: 'uk',
    defaultChannelId: 1406818,
    fitLocale: 'en_GB',
    hreflang: ['en-gb', 'x-default'],
  },
  us: {
    code: 'us',
    label: 'Rest of the World',
    iso: 'en-US',
    market: 'US',
    prefix: '/us',
    currency: 'USD',
    country: 'US',
    contentPrefix: 'us/',
    searchIndex: 'us',
    defaultChannelId: 1421371,
    fitLocale: 'en_US',
    hreflang: ['en-us'],
  },
  eu: {
    code: 'eu',
    label: 'Ireland',
    iso: 'en-IE',
    market: 'EU',
    prefix: '/eu',
    currency: 'EUR',
    country: 'IE',
    contentPrefix: 'eu/',
    searchIndex: 'eu',
    defaultChannelId: 1407345,
    fitLocale: 'en_EU',
    hreflang: ['en-ie', 'en-de', 'en-fr'],
  },
} as const satisfies Record<string, MarketShape>

export const defaultMarketCode = 'en'

export const currencies = ['GBP', 'USD', 'EUR'] as const

export type MarketCode = keyof typeof markets
/** A row of the table. Its prefix is empty at a host of its own (`shared/sites.ts`). */
export type Market = {
  [Code in MarketCode]: Omit<(typeof markets)[Code], 'prefix'> & { prefix: string }
}[MarketCode]
export type Currency = (typeof currencies)[number]

export const defaultMarket: Market = markets[defaultMarketCode]

type MarketShape = {
  code: string
  label: string
  /** BCP 47 tag of the page's language. */
  iso: string
  /** Name of the market and of its size system. */
  market: 'UK' | 'US' | 'EU'
  /** Route prefix, without a trailing slash. */
  prefix: string
  currency: Currency
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Prefix of every delivery key in the content service. */
  contentPrefix: string
  searchIndex: string
  /** The commerce platform's id of the channel, unless the setting `CHANNEL_IDS` says another. */
  defaultChannelId: number
  fitLocale: string
  hreflang: readonly string[]
}

export type MarketRules = {
  /** The catalogue of its texts. Its content and its names of products are in the language that the vendors give. */
  language: Language
  /** Countries that the market's carts are sent to. */
  deliversTo: readonly string[]
  /** True if a cart that is paid with a wallet may be sent to other countries too. */
  hasWorldwideWallet: boolean
  /** To where wallets have fast delivery: to these countries, or to all if the warehouse has every item. */
  fastDelivery: 'from-warehouse' | readonly string[]
  /** True if stock of location 2 is subtracted, where a setting enables it (D-54). */
  isSecondLocationReserved: boolean
  lengthUnit: 'cm' | 'in'
  distanceUnit: 'mile' | 'kilometer'
  /** Countries to whose visitors the market is suggested. `UK` means `GB`. */
  visitorsFrom: readonly string[]
  /** The currencies of its choice in the locale overlay, and the market to which each leads (D-82). */
  choices: Partial<Record<Currency, MarketCode>>
  /** True if its choice is below those of the countries. */
  isRestOfWorld: boolean
  /** The choice that a visitor from an unknown country gets here. */
  unknownVisitor: { market: MarketCode; currency: Currency }
}

/** Where the markets differ beyond their names. They are separate from `markets`, which every page's scripts carry. */
export const marketRules: Readonly<Record<MarketCode, MarketRules>> = {
  en: {
    language: 'en',
    deliversTo: ['GB', 'GG', 'JE'],
    hasWorldwideWallet: false,
    fastDelivery: 'from-warehouse',
    isSecondLocationReserved: false,
    lengthUnit: 'cm',
    distanceUnit: 'mile',
    visitorsFrom: ['GB', 'UK'],
    choices: { GBP: 'en' },
    isRestOfWorld: false,
    unknownVisitor: { market: 'us', currency: 'EUR' },
  },
  us: {
    language: 'en',
    deliversTo: ['US', 'AU', 'CA', 'NZ'],
    hasWorldwideWallet: true,
    fastDelivery: ['GB'],
    isSecondLocationReserved: true,
    lengthUnit: 'in',
    distanceUnit: 'mile',
    visitorsFrom: ['US', 'CA'],
    choices: { USD: 'us', EUR: 'eu' },
    isRestOfWorld: true,
    unknownVisitor: { market: 'us', currency: 'USD' },
  },
  eu: {
    language: 'en',
    deliversTo: ['IE', 'AT', 'BE', 'DK', 'FI', 'FR', 'DE', 'IT', 'LU', 'NL', 'PT', 'ES', 'SE'],
    hasWorldwideWallet: true,
    fastDelivery: ['GB'],
    isSecondLocationReserved: true,
    lengthUnit: 'cm',
    distanceUnit: 'kilometer',
    visitorsFrom: ['IE', 'AT', 'DE'],
    choices: { EUR: 'eu' },
    isRestOfWorld: false,
    unknownVisitor: { market: 'eu', currency: 'EUR' },
  },
}

/** The external German site: a choice of the locale overlay, and no market (D-81). */
export const germanSite = { code: 'de', label: 'Germany', currency: 'EUR', visitorsFrom: ['DE', 'AT'] } as const

/** True for the code of a market. */
export function isMarketCode(code: string): code is MarketCode {
  return Object.hasOwn(markets, code)
}

/** The market whose prefix the path has. `null` if it has none, so that it belongs to the default market. */
export function marketOfPath(pathname: string): Market | null {
  const end = pathname.indexOf('/', 1)
  const prefix = end === -1 ? pathname : pathname.slice(0, end)
  return Object.values(markets).find((market) => market.prefix !== '' && market.prefix === prefix) ?? null
}

/** The path without its market prefix; always starts with `/`. */
export function withoutMarketPrefix(pathname: string): string {
  const market = marketOfPath(pathname)
  return market ? pathname.slice(market.prefix.length) || '/' : pathname
}
