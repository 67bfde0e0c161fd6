import type { CurrencyFormat, ExternalSite, MarketRules, MarketShape } from '../market-shape.ts'

/** One market in a currency that the demonstration does not have. */
export const currencyFormats = {
  CAD: { symbol: '$', locale: 'en-CA' },
} as const satisfies Record<string, CurrencyFormat>

export const markets = {
  ca: {
    code: 'ca',
    label: 'Canada',
    language: 'en',
    iso: 'en-CA',
    market: 'US',
    prefix: '',
    currency: 'CAD',
    country: 'CA',
    contentPrefix: 'ca/',
    searchIndex: 'ca',
    defaultChannelId: 1421372,
    fitLocale: 'en_CA',
    languages: {},
  },
} as const satisfies Record<string, MarketShape<keyof typeof currencyFormats>>

export const defaultMarketCode = 'ca'

type Rules = MarketRules<keyof typeof markets, keyof typeof currencyFormats>

export const marketRules: Readonly<Record<keyof typeof markets, Rules>> = {
  ca: {
    hreflang: { en: ['en-ca', 'x-default'] },
    deliversTo: ['CA'],
    hasWorldwideWallet: false,
    fastDelivery: 'from-warehouse',
    isSecondLocationReserved: false,
    lengthUnit: 'in',
    distanceUnit: 'kilometer',
    visitorsFrom: ['CA'],
    choices: { CAD: 'ca' },
    isRestOfWorld: false,
    unknownVisitor: { market: 'ca', currency: 'CAD' },
  },
}

export const germanSite = {
  code: 'de',
  label: 'Germany',
  currency: 'CAD',
  visitorsFrom: [],
} as const satisfies ExternalSite<keyof typeof currencyFormats>
