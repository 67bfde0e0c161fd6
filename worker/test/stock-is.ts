import type { Services } from '../context/bind-services.ts'
import type { CataloguePort, VariantStock } from '../ports/catalogue-port.ts'
import { untilDone } from './recorded-fetch.ts'
import { markets } from '#shared/markets.ts'

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

/** The bound catalogue with a stock in which each requested variant has the units that `unitsOf` gives. */
export function catalogueOf(...[unitsOf, tracked]: Parameters<typeof stockIs>): Pick<Services['catalogue'], 'stock'> {
  const stock = stockIs(unitsOf, tracked)
  return { stock: (request, signal = untilDone()) => stock({ market: markets.en, ...request }, signal) }
}
