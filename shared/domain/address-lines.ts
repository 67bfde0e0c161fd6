import { addressCountries } from './address-countries.ts'
import { addressOrder } from './address-order.ts'
import { countryName } from '#shared/messages/form-options.ts'

type Place = { lines: readonly string[]; city: string; region: string; postalCode: string; country: string }

/** The lines of an address in the order of its country. `country` is a code or a name. No line is empty or repeated. */
export function addressLines({ lines, city, region, postalCode, country }: Place): string[] {
  const listed = addressCountries.find(({ code, name }) => code === country || name === country)
  const order = addressOrder(listed?.code ?? '').place
  // A city that is its own county is printed once.
  const county = region === city ? '' : region
  const place =
    order === 'one line'
      ? [joined([joined([city, region], ', '), postalCode], ' ')]
      : order === 'postcode before town'
        ? [joined([postalCode, city], ' '), county]
        : [city, county, postalCode]
  return [...new Set([...lines, ...place, listed ? countryName(listed.code) : country])].filter((line) => line !== '')
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator)
}
