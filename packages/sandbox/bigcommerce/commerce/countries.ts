/**
 * A country that the store delivers to. `postalCode` is the format of its postcodes; `postalCodeExample` is shown to
 * shoppers.
 */
export type Country = { code: string; name: string; postalCode: RegExp; postalCodeExample: string }

export const countries: readonly Country[] = [
  {
    code: 'GB',
    name: 'United Kingdom',
    postalCode: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
    postalCodeExample: 'BS1 4DJ',
  },
  { code: 'GG', name: 'Guernsey', postalCode: /^GY\d{1,2} ?\d[A-Z]{2}$/i, postalCodeExample: 'GY1 1AA' },
  { code: 'IM', name: 'Isle of Man', postalCode: /^IM\d{1,2} ?\d[A-Z]{2}$/i, postalCodeExample: 'IM1 2AB' },
  { code: 'JE', name: 'Jersey', postalCode: /^JE\d{1,2} ?\d[A-Z]{2}$/i, postalCodeExample: 'JE2 3AB' },
  { code: 'US', name: 'United States', postalCode: /^\d{5}(-\d{4})?$/, postalCodeExample: '78701' },
  { code: 'AU', name: 'Australia', postalCode: /^\d{4}$/, postalCodeExample: '3000' },
  { code: 'CA', name: 'Canada', postalCode: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i, postalCodeExample: 'M5V 2T6' },
  { code: 'NZ', name: 'New Zealand', postalCode: /^\d{4}$/, postalCodeExample: '6011' },
  {
    code: 'IE',
    name: 'Ireland',
    postalCode: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
    postalCodeExample: 'D02 X285',
  },
  { code: 'AT', name: 'Austria', postalCode: /^\d{4}$/, postalCodeExample: '1010' },
  { code: 'BE', name: 'Belgium', postalCode: /^\d{4}$/, postalCodeExample: '1000' },
  { code: 'DE', name: 'Germany', postalCode: /^\d{5}$/, postalCodeExample: '10115' },
  { code: 'DK', name: 'Denmark', postalCode: /^\d{4}$/, postalCodeExample: '1050' },
  { code: 'ES', name: 'Spain', postalCode: /^\d{5}$/, postalCodeExample: '28001' },
  { code: 'FI', name: 'Finland', postalCode: /^\d{5}$/, postalCodeExample: '00100' },
  { code: 'FR', name: 'France', postalCode: /^\d{5}$/, postalCodeExample: '75001' },
  { code: 'IT', name: 'Italy', postalCode: /^\d{5}$/, postalCodeExample: '00118' },
  { code: 'LU', name: 'Luxembourg', postalCode: /^(L-)?\d{4}$/i, postalCodeExample: '1009' },
  { code: 'NL', name: 'Netherlands', postalCode: /^\d{4} ?[A-Z]{2}$/i, postalCodeExample: '1012 AB' },
  { code: 'PT', name: 'Portugal', postalCode: /^\d{4}-\d{3}$/, postalCodeExample: '1100-148' },
  { code: 'SE', name: 'Sweden', postalCode: /^\d{3} ?\d{2}$/, postalCodeExample: '111 20' },
]

export function countryByCode(code: string) {
  return countries.find((country) => country.code === code.toUpperCase())
}
