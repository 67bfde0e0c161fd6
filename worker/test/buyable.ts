import type { NewLine } from '../ports/cart-port.ts'
import type { CataloguePort } from '../ports/catalogue-port.ts'
import { present, untilDone } from './recorded-fetch.ts'
import type { PlatformProduct, PlatformSummary, PlatformVariant } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'

export type Buyable = { product: PlatformProduct; variant: PlatformVariant }

/** A variant of the market's first category that has more than three units for sale. */
export async function buyable(
  catalogue: CataloguePort,
  market: Market,
  isWanted: (product: PlatformProduct) => boolean = () => true,
): Promise<Buyable> {
  for (const { id } of await firstCategory(catalogue, market)) {
    const product = await catalogue.product({ market, id }, untilDone())
    const variant = product?.variants.find((candidate) => candidate.isPurchasable && (candidate.stock ?? 0) > 3)
    if (product?.isAvailable && product.modifiers.length === 0 && variant && isWanted(product))
      return { product, variant }
  }
  throw new Error('No product of the market’s first category has a variant with more than three units.')
}

/** The first page of the market's first category. */
async function firstCategory(catalogue: CataloguePort, market: Market): Promise<PlatformSummary[]> {
  const [category] = await catalogue.categoryTree({ market }, untilDone())
  const categoryId = present(category, 'category').id
  const { products } = await catalogue.listing(
    { market, categoryId, refinements: { color: [], size: [] }, sort: 'featured', page: 1 },
    untilDone(),
  )
  return products
}

/** The same products from a random one on, because other files ask for products of the same page at the same time. */
export async function fromRandomProduct(catalogue: CataloguePort, market: Market): Promise<PlatformSummary[]> {
  const products = await firstCategory(catalogue, market)
  const start = Math.floor(Math.random() * products.length)
  return [...products.slice(start), ...products.slice(0, start)]
}

export function lineOf({ product, variant }: Buyable, quantity = 1): NewLine {
  return { productId: product.id, variantId: variant.id, quantity, selections: [] }
}
