/** Units at or above which nothing is said of stock. */
export const lowStockBelow = 5

export type StockLevel = 'sold-out' | 'low' | 'available'

/** `units` is `null` where stock is not tracked; 0 is only sold out, 1 to 4 are low (D-56). */
export function stockLevel(units: number | null): StockLevel {
  if (units === null) return 'available'
  if (units <= 0) return 'sold-out'
  return units < lowStockBelow ? 'low' : 'available'
}

/** Units to sell of per-location stock: location 1 counts, location 2 is subtracted where that is enabled, never below 0 (D-53, D-54). */
export function sellableUnits(locations: { locationId: number; units: number }[], options: { isSecondLocationSubtracted: boolean }): number {
  const at = (id: number) => locations.filter((location) => location.locationId === id).reduce((sum, location) => sum + location.units, 0)
  const total = at(1) - (options.isSecondLocationSubtracted ? at(2) : 0)
  return Math.max(0, total)
}
