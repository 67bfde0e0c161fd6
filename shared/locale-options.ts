import { type Currency, type MarketCode, markets } from './markets.ts'

/** Countries that the shop knows, by ISO 3166-1 alpha-2, and the states of them that it names. */
export const countries = [
  { code: 'US', states: ['California', 'Nevada'] },
  { code: 'GB', states: [] },
  { code: 'AT', states: [] },
  { code: 'DE', states: [] },
  { code: 'NL', states: [] },
] as const

/** Currencies that the shop knows; PLN is of no market. */
export const currencies = ['GBP', 'USD', 'PLN', 'EUR'] as const

/** A site code: a market of this shop, or the German site outside it. */
export type SiteCode = MarketCode | 'de'

/** What a shopper can choose. `siteLocalePath` is a market's route prefix, or the address of an external site. */
export type LocaleOption = {
  name: string
  currencies: readonly { code: Currency }[]
  siteLocaleCode: SiteCode
  siteLocalePath: string
}

/** What a shopper chose, as it is kept in the cookie. */
export type PreferredLocale = { localeCode: SiteCode; localeName: string; currencyCode: Currency }

const unitedKingdom = optionOf('en')
const europe = optionOf('eu')
const restOfTheWorld: LocaleOption = { ...optionOf('us'), currencies: [{ code: 'USD' }, { code: 'EUR' }] }

/** The options, one a country choice. Without an address of the German site, Germany is no choice of its own (D-81). */
export function localeOptions(germanySiteUrl: string | null): readonly LocaleOption[] {
  if (germanySiteUrl === null) return [unitedKingdom, europe, restOfTheWorld]
  return [unitedKingdom, europe, germany(germanySiteUrl), restOfTheWorld]
}

/** The site that an option leads to in one of its currencies: currency chooses the path (D-82). */
export function siteOf(option: LocaleOption, currency: Currency): { code: SiteCode; path: string } {
  if (option.siteLocaleCode === 'us' && currency === 'EUR') return { code: 'eu', path: markets.eu.prefix }
  return { code: option.siteLocaleCode, path: option.siteLocalePath }
}

/** The locale that suits a country, `GB` or `UK` alike; `null` for one that is not mapped. */
export function localeOfCountry(country: string, germanySiteUrl: string | null): PreferredLocale | null {
  switch (country.toUpperCase()) {
    case 'GB':
    case 'UK':
      return chosen(unitedKingdom, 'GBP')
    case 'IE':
      return chosen(europe, 'EUR')
    case 'US':
    case 'CA':
      return chosen(restOfTheWorld, 'USD')
    case 'AT':
    case 'DE':
      return chosen(germanySiteUrl === null ? europe : germany(germanySiteUrl), 'EUR')
    default:
      return null
  }
}

/**
 * What to offer a visitor: the locale of the country; on the default site, Rest of the World in EUR where none is
 * known; elsewhere the site's own.
 */
export function guessedLocale(visit: {
  siteCode: MarketCode
  country: string | null
  germanySiteUrl: string | null
}): PreferredLocale {
  const known = visit.country === null ? null : localeOfCountry(visit.country, visit.germanySiteUrl)
  if (known) return known
  return visit.siteCode === 'en'
    ? chosen(restOfTheWorld, 'EUR')
    : chosen(visit.siteCode === 'us' ? restOfTheWorld : europe, currencyOfLocale(visit.siteCode))
}

/** The currency that the locale button shows: EUR for `de` or `eu`, USD for `us`, otherwise GBP. */
export function currencyOfLocale(code: string): Currency {
  if (code === 'de' || code === 'eu') return 'EUR'
  return code === 'us' ? 'USD' : 'GBP'
}

/** An option and one of its currencies, as the record that is kept: its code is of the site that the two lead to. */
export function chosen(option: LocaleOption, currency: Currency): PreferredLocale {
  return { localeCode: siteOf(option, currency).code, localeName: option.name, currencyCode: currency }
}

function optionOf(code: MarketCode): LocaleOption {
  const { label, currency, prefix } = markets[code]
  return { name: label, currencies: [{ code: currency }], siteLocaleCode: code, siteLocalePath: prefix }
}

function germany(url: string): LocaleOption {
  return { name: 'Germany', currencies: [{ code: 'EUR' }], siteLocaleCode: 'de', siteLocalePath: url }
}
