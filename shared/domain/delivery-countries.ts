import { type Market, marketRules } from '../markets.ts'
import { addressCountries, type AddressCountry } from './address-countries.ts'

/** The countries that the market's carts are sent to, the market's own first. */
export function deliveryCountries({ code }: Pick<Market, 'code'>): AddressCountry[] {
  return addressCountries.filter((country) => marketRules[code].deliversTo.includes(country.code))
}

/** The same, with the visitor's country before them. */
export function deliveryCountriesFrom(home: string, market: Pick<Market, 'code'>): AddressCountry[] {
  const all = deliveryCountries(market)
  return [...all.filter(({ code }) => code === home), ...all.filter(({ code }) => code !== home)]
}
