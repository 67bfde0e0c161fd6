import type { Visit } from '../context/visit.ts'
import type { PreferredLocale } from '#shared/locale-options.ts'
import { isInDefaultLanguage, type Market } from '#shared/markets.ts'
import { parsePreferredLocale, preferredLocaleCookie, serialisePreferredLocale } from '#shared/preferred-locale.ts'

/** The visitor's choice of market and language; `null` if they have made none. */
export function readPreferredLocale({ cookies }: Pick<Visit, 'cookies'>): PreferredLocale | null {
  return parsePreferredLocale(cookies.get(preferredLocaleCookie.name))
}

export function writePreferredLocale({ cookies }: Pick<Visit, 'cookies'>, choice: PreferredLocale): void {
  const { name, path, maxAge, sameSite } = preferredLocaleCookie
  cookies.set(name, serialisePreferredLocale(choice), { path, maxAge, sameSite, secure: true })
}

/** A market in its language as the visitor's choice. */
export function localeOfMarket(market: Market): PreferredLocale {
  const { code, label, currency } = market
  return withLanguageOf({ localeCode: code, localeName: label, currencyCode: currency }, market)
}

/** The choice with the language of the market to which it leads. The default one needs no name. */
export function withLanguageOf(choice: PreferredLocale, market: Market): PreferredLocale {
  return isInDefaultLanguage(market) ? choice : { ...choice, language: market.language }
}
