import { mapLazily } from '../lib/lazily.ts'
import type { CataloguePort, VariantStock } from '../ports/catalogue-port.ts'
import type { Ports } from '../ports/ports.ts'

/** The services for the time of one request or command, which remembers what it has read of stock until its end. */
export function rememberingStock(ports: Ports): Ports {
  return mapLazily<Ports>(ports, (name) => (name === 'catalogue' ? rememberStock(ports.catalogue) : ports[name]))
}

/**
 * A catalogue for the time of one request, in which several rules ask for the stock of the same lines: each variant is
 * read once. Only requests that name their products are remembered.
 */
function rememberStock(catalogue: CataloguePort): CataloguePort {
  const known = new Map<string, VariantStock>()
  return {
    ...catalogue,
    async stock(request, signal) {
      if (!('items' in request)) return catalogue.stock(request, signal)
      const { market, items } = request
      const keyOf = (item: { productId: number; variantId: number }) =>
        `${market.code} ${item.productId} ${item.variantId}`
      const unknown = items.filter((item) => !known.has(keyOf(item)))
      if (unknown.length > 0)
        for (const stock of (await catalogue.stock({ market, items: unknown }, signal)).values())
          known.set(keyOf(stock), stock)
      return new Map(
        items.flatMap((item) => {
          const stock = known.get(keyOf(item))
          return stock ? [[item.variantId, stock]] : []
        }),
      )
    },
  }
}
