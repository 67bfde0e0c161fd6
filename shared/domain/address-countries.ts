/**
 * A country for addresses. `name` is the platform's; shoppers read `countryName`. `postalCode` matches its postal
 * codes, `example` is one of them.
 */
export type AddressCountry = { code: string; name: string; postalCode: RegExp; example: string }

/** Countries that an address may name. Those of the markets come first. */
export const addressCountries: readonly AddressCountry[] = [
  {
    code: 'GB',
    name: 'United Kingdom',
    postalCode: /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA)$/i,
    example: 'BS1 4DJ',
  },
  {
    code: 'IE',
    name: 'Ireland',
    postalCode: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
    example: 'D02 X285',
  },
  { code: 'US', name: 'United States', postalCode: /^\d{5}(-\d{4})?$/, example: '78701' },
  { code: 'AU', name: 'Australia', postalCode: /^\d{4}$/, example: '3000' },
  { code: 'AT', name: 'Austria', postalCode: /^\d{4}$/, example: '1010' },
  { code: 'BE', name: 'Belgium', postalCode: /^\d{4}$/, example: '1000' },
  {
    code: 'CA',
    name: 'Canada',
    postalCode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
    example: 'M5V 2T6',
  },
  { code: 'DK', name: 'Denmark', postalCode: /^\d{4}$/, example: '1050' },
  { code: 'FI', name: 'Finland', postalCode: /^\d{5}$/, example: '00100' },
  { code: 'FR', name: 'France', postalCode: /^\d{5}$/, example: '75001' },
  { code: 'DE', name: 'Germany', postalCode: /^\d{5}$/, example: '10115' },
  { code: 'GG', name: 'Guernsey', postalCode: /^GY\d{1,2} ?\d[A-Z]{2}$/i, example: 'GY1 1AA' },
  { code: 'IM', name: 'Isle of Man', postalCode: /^IM\d{1,2} ?\d[A-Z]{2}$/i, example: 'IM1 2AB' },
  { code: 'IT', name: 'Italy', postalCode: /^\d{5}$/, example: '00118' },
  { code: 'JE', name: 'Jersey', postalCode: /^JE\d{1,2} ?\d[A-Z]{2}$/i, example: 'JE2 3AB' },
  { code: 'LU', name: 'Luxembourg', postalCode: /^(L-)?\d{4}$/i, example: '1009' },
  { code: 'NL', name: 'Netherlands', postalCode: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
  { code: 'NZ', name: 'New Zealand', postalCode: /^\d{4}$/, example: '6011' },
  { code: 'PT', name: 'Portugal', postalCode: /^\d{4}-\d{3}$/, example: '1100-148' },
  { code: 'ES', name: 'Spain', postalCode: /^\d{5}$/, example: '28001' },
  { code: 'SE', name: 'Sweden', postalCode: /^\d{3} ?\d{2}$/, example: '111 20' },
]

export function addressCountry(code: string): AddressCountry | null {
  return addressCountries.find((country) => country.code === code) ?? null
}
