import * as demonstration from '../demonstration-markets.ts'
import type { CurrencyFormat, MarketRules, MarketShape } from '../market-shape.ts'
import * as canada from './another-currency.ts'

/** The demonstration's markets and two more, each with a currency of its own. */
export const currencyFormats = {
  ...demonstration.currencyFormats,
  ...canada.currencyFormats,
  AUD: { symbol: '$', locale: 'en-AU' },
} as const satisfies Record<string, CurrencyFormat>

export const markets = {
  ...demonstration.markets,
  ca: { ...canada.markets.ca, prefix: '/ca' },
  au: {
    code: 'au',
    label: 'Australia',
    language: 'en',
    iso: 'en-AU',
    market: 'UK',
    prefix: '/au',
    currency: 'AUD',
    country: 'AU',
    contentPrefix: 'au/',
    searchIndex: 'au',
    defaultChannelId: 1421373,
    fitLocale: 'en_AU',
    languages: {},
  },
} as const satisfies Record<string, MarketShape<keyof typeof currencyFormats>>

export { defaultMarketCode, germanSite } from '../demonstration-markets.ts'

type Rules = MarketRules<keyof typeof markets, keyof typeof currencyFormats>

export const marketRules: Readonly<Record<keyof typeof markets, Rules>> = {
  ...demonstration.marketRules,
  ca: { ...canada.marketRules.ca, hreflang: { en: ['en-ca'] } },
  au: {
    ...canada.marketRules.ca,
    hreflang: { en: ['en-au'] },
    deliversTo: ['AU', 'NZ'],
    lengthUnit: 'cm',
    visitorsFrom: ['AU'],
    choices: { AUD: 'au' },
    unknownVisitor: { market: 'au', currency: 'AUD' },
  },
}
