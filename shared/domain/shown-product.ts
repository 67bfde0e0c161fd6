import type { Badge } from './badge.ts'
import { shownPrice, unadvertised } from './price.ts'
import { isForSale, type PlatformProduct, type PlatformSummary, type Product, type ProductSummary } from './product.ts'

/** Badges by product id. A missing product has none. */
export type BadgesById = ReadonlyMap<number, readonly Badge[]>

/** Applies a market's badges to a product for a card. One that is not for sale has none, and no reduction (D-233). */
export function shownSummary(summary: PlatformSummary, badgesById: BadgesById): ProductSummary {
  const badges = badgesById.get(summary.id) ?? []
  const price = summary.price && shownPrice(summary.price, badges)
  if (!summary.isAvailable) return { ...summary, badge: null, badges: [], price: price && unadvertised(price) }
  return { ...summary, badges, price }
}

/** Applies a market's badges to a product and its variants for the product page. */
export function shownProduct(product: PlatformProduct, badgesById: BadgesById): Product {
  const badges = badgesById.get(product.id) ?? []
  const isOpen = isForSale(product)
  const variants = product.variants.map((variant) => {
    const price = shownPrice(variant.price, badges)
    return { ...variant, price: isOpen && variant.isPurchasable ? price : unadvertised(price) }
  })
  return { ...product, ...shownSummary(product, badgesById), variants }
}
