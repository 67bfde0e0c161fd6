import type { Badge } from './badge.ts'
import { shownPrice } from './price.ts'
import type { PlatformProduct, PlatformSummary, Product, ProductSummary } from './product.ts'

/** Badges by product id. A missing product has none. */
export type BadgesById = ReadonlyMap<number, readonly Badge[]>

/** Applies a market's badges to a product for a card. */
export function shownSummary(summary: PlatformSummary, badgesById: BadgesById): ProductSummary {
  const badges = badgesById.get(summary.id) ?? []
  return { ...summary, badges, price: summary.price && shownPrice(summary.price, badges) }
}

/** Applies a market's badges to a product and its variants for the product page. */
export function shownProduct(product: PlatformProduct, badgesById: BadgesById): Product {
  const badges = badgesById.get(product.id) ?? []
  const variants = product.variants.map((variant) => ({ ...variant, price: shownPrice(variant.price, badges) }))
  return { ...product, ...shownSummary(product, badgesById), variants }
}
