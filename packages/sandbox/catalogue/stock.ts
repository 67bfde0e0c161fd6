import type { ProductRow, VariantRow } from './rows.ts'

type Counted = Pick<ProductRow, 'style' | 'inventory_tracking' | 'base_variant_id' | 'variant_count'>

// A card is printed on order, so the store records units for it, but no location holds any.
const withoutLocations: ReadonlySet<string> = new Set(['100001'])

/** True if the platform has per-location data of the product. */
export function isHeldByLocations({ style }: Pick<Counted, 'style'>): boolean {
  return !withoutLocations.has(style)
}

/**
 * True if the variants of a product share one pool of units. The first variant's row holds them; the other rows hold
 * none.
 */
export function isPool({ inventory_tracking, variant_count }: Counted): boolean {
  return inventory_tracking === 'product' && variant_count > 1
}

/**
 * Units that the platform records for a variant. Untracked stock is recorded as 0, and so is each variant of a pool,
 * whose units belong to the product.
 */
export function recordedUnits(
  product: Counted,
  variant: Pick<VariantRow, 'stock_1' | 'stock_2'>,
  column: 'stock_1' | 'stock_2' = 'stock_1',
): number {
  return product.inventory_tracking === 'none' || isPool(product) ? 0 : variant[column]
}

/** True if any variant of a product can be sold. */
export function isSold({ inventory_tracking }: Pick<Counted, 'inventory_tracking'>, units: number): boolean {
  return inventory_tracking === 'none' || units > 0
}
