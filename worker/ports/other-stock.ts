import type { CataloguePort } from './catalogue-port.ts'
import type { Market } from '#shared/markets.ts'

/**
 * Sellable units by SKU, for the market. A SKU that is missing keeps what the platform says.
 *
 * @throws ServiceError
 */
export type ReadUnits = (
  request: { market: Market; skus: readonly string[] },
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, number>>

/**
 * The catalogue with the stock of another system, wherever a shopper is promised or refused units: on the product page,
 * when lines are added and changed, in the bag and before a payment. Listings and wishlists keep the platform's level.
 */
export function withStockOf(catalogue: CataloguePort, readUnits: ReadUnits): CataloguePort {
  return {
    ...catalogue,
    async stock(request, signal) {
      const stock = await catalogue.stock(request, signal)
      const skus = [...stock.values()].flatMap(({ sku }) => sku ?? [])
      const units = await readUnits({ market: request.market, skus }, signal)
      return new Map(
        [...stock].map(([variantId, each]) => {
          const other = each.sku === null ? undefined : units.get(each.sku)
          return [variantId, other === undefined ? each : { ...each, tracking: 'variant', total: other, units: other }]
        }),
      )
    },
    async product(request, signal) {
      const product = await catalogue.product(request, signal)
      if (!product) return null
      const skus = product.variants.map(({ sku }) => sku)
      const units = await readUnits({ market: request.market, skus }, signal)
      return {
        ...product,
        variants: product.variants.map((each) => ({ ...each, stock: units.get(each.sku) ?? each.stock })),
      }
    },
  }
}
