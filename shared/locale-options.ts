import type { Language } from './languages.ts'
import { type Currency, defaultMarket, germanSite, type MarketCode, marketRules, markets } from './markets.ts'

/** Code of a site: a market of this shop, or the external German site. */
export type SiteCode = MarketCode | typeof germanSite.code

/** A country choice in the locale overlay. `siteLocalePath` is a market's route prefix, or the URL of an external site. */
export type LocaleOption = {
  name: string
  currencies: readonly { code: Currency }[]
  siteLocaleCode: SiteCode
  siteLocalePath: string
}

/** The shopper's choice, as stored in the cookie. Without a language, it is the market's default one. */
export type PreferredLocale = {
  localeCode: SiteCode
  localeName: string
  currencyCode: Currency
  language?: Language | undefined
}

/** The country choices. Germany is one of them only if the URL of the German site is configured (D-81). */
export function localeOptions(germanySiteUrl: string | null): readonly LocaleOption[] {
  const optionsOf = (isRestOfWorld: boolean) =>
    Object.values(markets)
      .filter(({ code }) => marketRules[code].isRestOfWorld === isRestOfWorld)
      .map(({ code }) => optionOf(code))
  return [...optionsOf(false), ...(germanySiteUrl === null ? [] : [germany(germanySiteUrl)]), ...optionsOf(true)]
}

/** The site for an option and a currency: 'Rest of the World' in EUR leads to `/eu` (D-82). */
export function siteOf(option: LocaleOption, currency: Currency): { code: SiteCode; path: string } {
  const { siteLocaleCode: code, siteLocalePath: path } = option
  const target = code === germanSite.code ? code : (marketRules[code].choices[currency] ?? code)
  return target === code || target === germanSite.code ? { code, path } : { code: target, path: markets[target].prefix }
}

/** The locale of a country; `null` if the country is not mapped. `UK` means `GB`. */
export function localeOfCountry(country: string, germanySiteUrl: string | null): PreferredLocale | null {
  const code = country.toUpperCase()
  const isOf = ({ visitorsFrom }: { visitorsFrom: readonly string[] }) => visitorsFrom.includes(code)
  if (germanySiteUrl !== null && isOf(germanSite)) return chosen(germany(germanySiteUrl), germanSite.currency)
  const market = Object.values(markets).find((one) => isOf(marketRules[one.code]))
  return market ? chosen(optionOf(market.code), market.currency) : null
}

/** The preselected locale: that of the visitor's country. If the country is unknown, the market's row decides. */
export function guessedLocale(visit: {
  siteCode: MarketCode
  country: string | null
  germanySiteUrl: string | null
}): PreferredLocale {
  const byCountry = visit.country === null ? null : localeOfCountry(visit.country, visit.germanySiteUrl)
  if (byCountry) return byCountry
  const { market, currency } = marketRules[visit.siteCode].unknownVisitor
  return chosen(optionOf(market), currency)
}

/** Currency on the locale button: that of the site; of the default market for an unknown code. */
export function currencyOfLocale(code: string): Currency {
  return [...Object.values(markets), germanSite].find((site) => site.code === code)?.currency ?? defaultMarket.currency
}

/** The record to store for an option and one of its currencies. Its code is that of the site to which they lead. */
export function chosen(option: LocaleOption, currency: Currency): PreferredLocale {
  return { localeCode: siteOf(option, currency).code, localeName: option.name, currencyCode: currency }
}

function optionOf(code: MarketCode): LocaleOption {
  const { label, prefix } = markets[code]
  const currencies = (Object.keys(marketRules[code].choices) as Currency[]).map((currency) => ({ code: currency }))
  return { name: label, currencies, siteLocaleCode: code, siteLocalePath: prefix }
}

function germany(url: string): LocaleOption {
  const { code, label, currency } = germanSite
  return { name: label, currencies: [{ code: currency }], siteLocaleCode: code, siteLocalePath: url }
}
