import { type Availability, isBuyable } from '#shared/domain/selection.ts'

/** A change of the chosen variant since the shopper chose it: sold out, or back in stock. */
export type StockChange = 'gone' | 'back' | null

/** `expected` is the state that the shopper saw when choosing. */
export function stockChange(state: Availability, expected: Availability): StockChange {
  if (isBuyable(state) === isBuyable(expected)) return null
  return isBuyable(state) ? 'back' : 'gone'
}
