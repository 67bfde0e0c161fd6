import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languages } from '#shared/languages.ts'
import { type MarketCode, marketRules } from '#shared/markets.ts'

// Requests of several markets overlap in one isolate, and a page is rendered after its handler has returned.
const entered = new AsyncLocalStorage<Language>()

/** Runs work for a market: the texts that it reads, now or later, are in the market's language. */
export function inLanguageOf<Result>(market: MarketCode, work: () => Result): Result {
  return entered.run(marketRules[market].language, work)
}

/** The language of the market that the running code works for; the first one if it works for none. */
export function currentLanguage(): Language {
  return entered.getStore() ?? languages[0]
}
