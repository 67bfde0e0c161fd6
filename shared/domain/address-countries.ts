import type { Market, MarketCode } from '../markets.ts'

/**
 * A country for addresses. `postalCode` matches its postal codes, `example` is one of them. `market` is the market from
 * which it gets its deliveries.
 */
export type AddressCountry = { code: string; name: string; market: MarketCode; postalCode: RegExp; example: string }

/** Countries to which the shop delivers. Those of its markets come first. */
export const addressCountries: readonly AddressCountry[] = [
  {
    code: 'GB',
    name: 'United Kingdom',
    market: 'en',
    postalCode: /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA)$/i,
    example: 'BS1 4DJ',
  },
  {
    code: 'IE',
    name: 'Ireland',
    market: 'eu',
    postalCode: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
    example: 'D02 X285',
  },
  { code: 'US', name: 'United States', market: 'us', postalCode: /^\d{5}(-\d{4})?$/, example: '78701' },
  { code: 'AU', name: 'Australia', market: 'us', postalCode: /^\d{4}$/, example: '3000' },
  { code: 'AT', name: 'Austria', market: 'eu', postalCode: /^\d{4}$/, example: '1010' },
  { code: 'BE', name: 'Belgium', market: 'eu', postalCode: /^\d{4}$/, example: '1000' },
  {
    code: 'CA',
    name: 'Canada',
    market: 'us',
    postalCode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
    example: 'M5V 2T6',
  },
  { code: 'DK', name: 'Denmark', market: 'eu', postalCode: /^\d{4}$/, example: '1050' },
  { code: 'FI', name: 'Finland', market: 'eu', postalCode: /^\d{5}$/, example: '00100' },
  { code: 'FR', name: 'France', market: 'eu', postalCode: /^\d{5}$/, example: '75001' },
  { code: 'DE', name: 'Germany', market: 'eu', postalCode: /^\d{5}$/, example: '10115' },
  { code: 'GG', name: 'Guernsey', market: 'en', postalCode: /^GY\d{1,2} ?\d[A-Z]{2}$/i, example: 'GY1 1AA' },
  { code: 'IM', name: 'Isle of Man', market: 'en', postalCode: /^IM\d{1,2} ?\d[A-Z]{2}$/i, example: 'IM1 2AB' },
  { code: 'IT', name: 'Italy', market: 'eu', postalCode: /^\d{5}$/, example: '00118' },
  { code: 'JE', name: 'Jersey', market: 'en', postalCode: /^JE\d{1,2} ?\d[A-Z]{2}$/i, example: 'JE2 3AB' },
  { code: 'LU', name: 'Luxembourg', market: 'eu', postalCode: /^(L-)?\d{4}$/i, example: '1009' },
  { code: 'NL', name: 'Netherlands', market: 'eu', postalCode: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
  { code: 'NZ', name: 'New Zealand', market: 'us', postalCode: /^\d{4}$/, example: '6011' },
  { code: 'PT', name: 'Portugal', market: 'eu', postalCode: /^\d{4}-\d{3}$/, example: '1100-148' },
  { code: 'ES', name: 'Spain', market: 'eu', postalCode: /^\d{5}$/, example: '28001' },
  { code: 'SE', name: 'Sweden', market: 'eu', postalCode: /^\d{3} ?\d{2}$/, example: '111 20' },
]

export function addressCountry(code: string): AddressCountry | null {
  return addressCountries.find((country) => country.code === code) ?? null
}

/** The countries that a cart in pounds is sent to (PAY-16). */
export const countriesOfPounds: readonly string[] = ['GB', 'JE', 'GG']

/** The countries that the market's carts are sent to, the market's own first. */
export function deliveryCountries({ code, currency }: Pick<Market, 'code' | 'currency'>): AddressCountry[] {
  return addressCountries.filter(
    (country) => country.market === code && (currency !== 'GBP' || countriesOfPounds.includes(country.code)),
  )
}
