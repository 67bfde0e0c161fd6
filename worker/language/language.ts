import { AsyncLocalStorage } from 'node:async_hooks'
import { type Language, languages } from '#shared/languages.ts'
import { everyMarket, type Market, type MarketCode, markets } from '#shared/markets.ts'

// Requests in several languages overlap in one isolate, and a page is rendered after its handler has returned.
const entered = new AsyncLocalStorage<Language>()

/** Runs work in a language: the texts that it reads, now or later, are in that language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return entered.run(language, work)
}

/** The language that the running code works in; the first one if it works for no market. */
export function currentLanguage(): Language {
  return entered.getStore() ?? languages[0]
}

/** The market in the current language; in its default language if it does not have that one. */
export function marketInLanguage(code: MarketCode): Market {
  const language = currentLanguage()
  return everyMarket.find((market) => market.code === code && market.language === language) ?? markets[code]
}
