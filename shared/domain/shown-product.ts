import type { Badge } from './badge.ts'
import { shownPrice } from './price.ts'
import type { PlatformProduct, PlatformSummary, Product, ProductSummary } from './product.ts'

/** The badges of products, by their ids. A product that is absent has none. */
export type BadgesById = ReadonlyMap<number, readonly Badge[]>

/** A product of the platform as a card shows it in a market that has these badges. */
export function shownSummary(summary: PlatformSummary, badgesById: BadgesById): ProductSummary {
  const badges = badgesById.get(summary.id) ?? []
  return { ...summary, badges, price: summary.price && shownPrice(summary.price, badges) }
}

/** A product of the platform, and each of its variants, as its page shows them in a market that has these badges. */
export function shownProduct(product: PlatformProduct, badgesById: BadgesById): Product {
  const badges = badgesById.get(product.id) ?? []
  const variants = product.variants.map((variant) => ({ ...variant, price: shownPrice(variant.price, badges) }))
  return { ...product, ...shownSummary(product, badgesById), variants }
}
