import type { ProductRow, VariantRow } from './rows.ts'

type Counted = Pick<ProductRow, 'style' | 'inventory_tracking' | 'base_variant_id' | 'variant_count'>

// A card is printed when it is ordered: the store has a number for it, and no location that holds it.
const withoutLocations: ReadonlySet<string> = new Set(['100001'])

/** Whether the platform has per-location data of the product. */
export function isHeldByLocations({ style }: Pick<Counted, 'style'>): boolean {
  return !withoutLocations.has(style)
}

/**
 * Whether the variants of a product share one pool of units. The row of its first variant holds them; the other rows
 * hold none.
 */
export function isPool({ inventory_tracking, variant_count }: Counted): boolean {
  return inventory_tracking === 'product' && variant_count > 1
}

/**
 * Units that the platform records for a variant. Untracked stock is recorded as 0, and so is each variant of a pool,
 * whose units are the product's.
 */
export function recordedUnits(
  product: Counted,
  variant: Pick<VariantRow, 'stock_1' | 'stock_2'>,
  column: 'stock_1' | 'stock_2' = 'stock_1',
): number {
  return product.inventory_tracking === 'none' || isPool(product) ? 0 : variant[column]
}

/** Whether anything of a product can be sold. */
export function isSold({ inventory_tracking }: Pick<Counted, 'inventory_tracking'>, units: number): boolean {
  return inventory_tracking === 'none' || units > 0
}
