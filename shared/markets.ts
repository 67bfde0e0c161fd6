import type { Language } from './languages.ts'
import type { SizeSystem } from './size-systems.ts'

/**
 * The table of markets, in two halves: the columns that the browser's scripts carry, and below the rules. To add a
 * market, add a row to each; the compiler lists what is missing. A row is the market in its default language;
 * `languages` are the others that it is served in (docs/adr/0027).
 */
export const markets = {
  en: {
    code: 'en',
    label: 'United Kingdom',
    language: 'en',
    iso: 'en-GB',
    market: 'UK',
    prefix: '',
    currency: 'GBP',
    country: 'GB',
    contentPrefix: 'uk/',
    searchIndex: 'uk',
    defaultChannelId: 1406818,
    fitLocale: 'en_GB',
    languages: {},
  },
  us: {
    code: 'us',
    label: 'Rest of the World',
    language: 'en',
    iso: 'en-US',
    market: 'US',
    prefix: '/us',
    currency: 'USD',
    country: 'US',
    contentPrefix: 'us/',
    searchIndex: 'us',
    defaultChannelId: 1421371,
    fitLocale: 'en_US',
    languages: {},
  },
  eu: {
    code: 'eu',
    label: 'Ireland',
    language: 'en',
    iso: 'en-IE',
    market: 'EU',
    prefix: '/eu',
    currency: 'EUR',
    country: 'IE',
    contentPrefix: 'eu/',
    searchIndex: 'eu',
    defaultChannelId: 1407345,
    fitLocale: 'en_EU',
    languages: { de: 'de-DE' },
  },
} as const satisfies Record<string, MarketShape>

export const defaultMarketCode = 'en'

export const currencies = ['GBP', 'USD', 'EUR'] as const

export type MarketCode = keyof typeof markets
/**
 * What differs between the languages of a market. At a host of its own the market's prefix is empty
 * (`shared/sites.ts`).
 */
type InLanguage = Pick<MarketShape, 'language' | 'iso' | 'prefix' | 'contentPrefix' | 'searchIndex'>
/** A market in one of its languages. Cart, wishlist, prices and stock belong to its `code`, and so to all of them. */
export type Market = {
  [Code in MarketCode]: Omit<(typeof markets)[Code], keyof InLanguage | 'languages'> &
    InLanguage &
    Pick<MarketShape, 'languages'>
}[MarketCode]
export type Currency = (typeof currencies)[number]

export const defaultMarket: Market = markets[defaultMarketCode]

type MarketShape = {
  code: string
  label: string
  /** The catalogue of its texts. */
  language: Language
  /** BCP 47 tag of the page's language. */
  iso: string
  /** Name of the market and of its size system. */
  market: SizeSystem
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
  /** The further languages, and their `iso`. Each is at the market's prefix and its own name: `/eu/de`. */
  languages: Partial<Record<Language, string>>
}

export type MarketRules = {
  /** For whom its pages in a language are, as search engines read it. */
  hreflang: Partial<Record<Language, readonly string[]>>
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
    hreflang: { en: ['en-gb', 'x-default'] },
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
    hreflang: { en: ['en-us'] },
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
    hreflang: { en: ['en-ie', 'en-de', 'en-fr'], de: ['de-de', 'de-at'] },
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

/** The market in each of its languages, the default one first. `market` is in its default language. */
export function inLanguages(market: Market): Market[] {
  return [
    market,
    ...Object.entries(market.languages).map(([language, iso]) => ({
      ...market,
      iso,
      language: language as Language,
      prefix: `${market.prefix}/${language}`,
      contentPrefix: `${market.contentPrefix}${language}/`,
      searchIndex: `${market.searchIndex}-${language}`,
    })),
  ]
}

/** True for a market in the language in which texts exist that another language lacks. */
export function isInDefaultLanguage({ code, language }: Market): boolean {
  return language === markets[code].language
}

/** The name of the files of a market: its code, with the language if that is not the default one. */
export function fileNameOf(market: Market): string {
  return isInDefaultLanguage(market) ? market.code : `${market.code}-${market.language}`
}

/** The values of `hreflang` of the market's pages in its language. */
export function hreflangOf({ code, language }: Market): readonly string[] {
  return marketRules[code].hreflang[language] ?? []
}

/** The key of what is kept for a market in its language. What has no texts, such as stock, is kept by `code`. */
export function marketKey({ code, language }: Pick<Market, 'code' | 'language'>): string {
  return `${code} ${language}`
}

/** Every market in each of its languages. */
export const everyMarket: readonly Market[] = /* @__PURE__ */ Object.values(markets).flatMap(inLanguages)

/**
 * The market whose prefix the path has, in the language of the prefix. `null` if it has none, so that it belongs to the
 * default market in its default language.
 */
export function marketOfPath(pathname: string, among = everyMarket): Market | null {
  const [, first = '', second = ''] = pathname.split('/', 3)
  const at = (path: string) => among.find(({ prefix }) => prefix !== '' && prefix === path) ?? null
  return at(`/${first}/${second}`) ?? at(`/${first}`)
}

/** The market as it is at a host of its own: its default language has no prefix, and another one has its name only. */
export function atHost(market: Market): Market {
  return { ...market, prefix: market.prefix.slice(markets[market.code].prefix.length) }
}

/** The path without its market prefix, also without that of a language at a market's own host; always starts with `/`. */
export function withoutMarketPrefix(pathname: string): string {
  const [, first = ''] = pathname.split('/', 2)
  const isLanguage = everyMarket.some((market) => market.language === first && !isInDefaultLanguage(market))
  const prefix = marketOfPath(pathname)?.prefix ?? (isLanguage ? `/${first}` : '')
  return pathname.slice(prefix.length) || '/'
}
