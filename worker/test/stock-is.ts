import type { CataloguePort, VariantStock } from '../ports/catalogue-port.ts'

/** A catalogue's `stock` in which each variant that is asked for with its product has these units of its own; `null` is untracked. */
export function stockIs(unitsOf: (variantId: number) => number | null): CataloguePort['stock'] {
  return async (request) => {
    const items = 'items' in request ? request.items : []
    return new Map(items.map(({ productId, variantId }): [number, VariantStock] => {
      const units = unitsOf(variantId)
      return [variantId, { productId, variantId, sku: null, tracking: units === null ? 'none' : 'variant', units, total: units }]
    }))
  }
}
