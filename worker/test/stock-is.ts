import type { CataloguePort, VariantStock } from '../ports/catalogue-port.ts'

/** A catalogue's `stock` in which each variant that is asked for with its product has these units; `null` is untracked. */
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
