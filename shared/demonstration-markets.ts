import type { CurrencyFormat, ExternalSite, MarketRules, MarketShape } from './market-shape.ts'

/** The currencies, and how English texts write their amounts: as the currency's own country does. */
export const currencyFormats = {
  GBP: { symbol: '£', locale: 'en-GB' },
  USD: { symbol: '$', locale: 'en-US' },
  EUR: { symbol: '€', locale: 'en-IE' },
} as const satisfies Record<string, CurrencyFormat>

/**
 * The markets of the demonstration, and of the tests, in two halves: the columns that the browser's scripts carry, and
 * below the rules. To add a market, add a row to each; the compiler lists what is missing. A row is the market in its
 * default language; `languages` are the others that it is served in (docs/adr/0027).
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
} as const satisfies Record<string, MarketShape<keyof typeof currencyFormats>>

export const defaultMarketCode = 'en'

/** Where the markets differ beyond their names. They are separate from `markets`, which every page's scripts carry. */
export const marketRules: Readonly<
  Record<keyof typeof markets, MarketRules<keyof typeof markets, keyof typeof currencyFormats>>
> = {
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
export const germanSite = {
  code: 'de',
  label: 'Germany',
  currency: 'EUR',
  visitorsFrom: ['DE', 'AT'],
} as const satisfies ExternalSite<keyof typeof currencyFormats>
