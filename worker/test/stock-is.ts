import type { CataloguePort, VariantStock } from '../ports/catalogue-port.ts'

/** A `stock` method in which each requested variant has the units that `unitsOf` gives; `null` means untracked. */
export function stockIs(
  unitsOf: (variantId: number) => number | null,
  tracked: 'product' | 'variant' = 'variant',
): CataloguePort['stock'] {
  return async (request) => {
    const items = 'items' in request ? request.items : []
    return new Map(
      items.map(({ productId, variantId }): [number, VariantStock] => {
        const units = unitsOf(variantId)
        return [
          variantId,
          { productId, variantId, sku: null, tracking: units === null ? 'none' : tracked, units, total: units },
        ]
      }),
    )
  }
}
