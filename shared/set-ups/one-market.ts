import * as demonstration from '../demonstration-markets.ts'
import type { CurrencyFormat, ExternalSite, MarketRules, MarketShape } from '../market-shape.ts'

/** One market of the demonstration, without the others. */
export const currencyFormats = {
  GBP: demonstration.currencyFormats.GBP,
} as const satisfies Record<string, CurrencyFormat>

export const markets = {
  en: demonstration.markets.en,
} as const satisfies Record<string, MarketShape<keyof typeof currencyFormats>>

export const defaultMarketCode = 'en'

export const marketRules: Readonly<Record<'en', MarketRules<'en', 'GBP'>>> = {
  en: { ...demonstration.marketRules.en, choices: { GBP: 'en' }, unknownVisitor: { market: 'en', currency: 'GBP' } },
}

export const germanSite = { ...demonstration.germanSite, currency: 'GBP' } as const satisfies ExternalSite<'GBP'>
