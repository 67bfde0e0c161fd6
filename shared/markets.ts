import type { Language } from './languages.ts'
import type { MarketShape } from './market-shape.ts'
import { currencyFormats, defaultMarketCode, marketRules, markets } from '#markets'

export { currencyFormats, defaultMarketCode, germanSite, marketRules, markets } from '#markets'

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
export type Currency = keyof typeof currencyFormats
export type MarketRules = (typeof marketRules)[MarketCode]

export const currencies = /* @__PURE__ */ Object.keys(currencyFormats) as Currency[]

export const defaultMarket: Market = markets[defaultMarketCode]

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
