/** How a country writes an address. */
type AddressOrder = {
  /** The house number comes after the street. */
  isNumberLast: boolean
  /** The lines of town, region and postcode. */
  place: 'separate lines' | 'postcode before town' | 'one line'
  /** A region, county or state belongs to the address. */
  hasRegion: boolean
}

const british: AddressOrder = { isNumberLast: false, place: 'separate lines', hasRegion: true }
const american: AddressOrder = { isNumberLast: false, place: 'one line', hasRegion: true }
const french: AddressOrder = { isNumberLast: false, place: 'postcode before town', hasRegion: false }
const german: AddressOrder = { isNumberLast: true, place: 'postcode before town', hasRegion: false }
const spanish: AddressOrder = { isNumberLast: true, place: 'postcode before town', hasRegion: true }

const orders: Readonly<Record<string, AddressOrder>> = {
  US: american,
  CA: american,
  AU: american,
  NZ: american,
  FR: french,
  LU: french,
  AT: german,
  BE: german,
  DE: german,
  DK: german,
  FI: german,
  NL: german,
  PT: german,
  SE: german,
  ES: spanish,
  IT: spanish,
}

/** The order of a country's addresses, by its code. Countries without a row write them as the British do. */
export function addressOrder(country: string): AddressOrder {
  return orders[country] ?? british
}
