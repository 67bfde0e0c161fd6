import { type Currency, type MarketCode, markets } from './markets.ts'

/** Code of a site: a market of this shop, or the external German site. */
export type SiteCode = MarketCode | 'de'

/** A country choice in the locale overlay. `siteLocalePath` is a market's route prefix, or the URL of an external site. */
export type LocaleOption = {
  name: string
  currencies: readonly { code: Currency }[]
  siteLocaleCode: SiteCode
  siteLocalePath: string
}

/** The shopper's choice, as stored in the cookie. */
export type PreferredLocale = { localeCode: SiteCode; localeName: string; currencyCode: Currency }

const unitedKingdom = optionOf('en')
const europe = optionOf('eu')
const restOfTheWorld: LocaleOption = { ...optionOf('us'), currencies: [{ code: 'USD' }, { code: 'EUR' }] }

/** The country choices. Germany is one of them only if the URL of the German site is configured (D-81). */
export function localeOptions(germanySiteUrl: string | null): readonly LocaleOption[] {
  if (germanySiteUrl === null) return [unitedKingdom, europe, restOfTheWorld]
  return [unitedKingdom, europe, germany(germanySiteUrl), restOfTheWorld]
}

/** The site for an option and a currency: 'Rest of the World' in EUR leads to `/eu` (D-82). */
export function siteOf(option: LocaleOption, currency: Currency): { code: SiteCode; path: string } {
  if (option.siteLocaleCode === 'us' && currency === 'EUR') return { code: 'eu', path: markets.eu.prefix }
  return { code: option.siteLocaleCode, path: option.siteLocalePath }
}

/** The locale of a country; `null` if the country is not mapped. `UK` means `GB`. */
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
 * The preselected locale: that of the visitor's country. If the country is unknown, Rest of the World in EUR on the
 * default site and the site's own locale on the other sites.
 */
export function guessedLocale(visit: {
  siteCode: MarketCode
  country: string | null
  germanySiteUrl: string | null
}): PreferredLocale {
  const byCountry = visit.country === null ? null : localeOfCountry(visit.country, visit.germanySiteUrl)
  if (byCountry) return byCountry
  return visit.siteCode === 'en'
    ? chosen(restOfTheWorld, 'EUR')
    : chosen(visit.siteCode === 'us' ? restOfTheWorld : europe, currencyOfLocale(visit.siteCode))
}

/** Currency on the locale button: EUR for `de` and `eu`, USD for `us`, otherwise GBP. */
export function currencyOfLocale(code: string): Currency {
  if (code === 'de' || code === 'eu') return 'EUR'
  return code === 'us' ? 'USD' : 'GBP'
}

/** The record to store for an option and one of its currencies. Its code is that of the site to which they lead. */
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
