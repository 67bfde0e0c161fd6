import { oncePerObject } from '../once-per-object.ts'
import type { Badge } from './badge.ts'
import { shownPrice, unadvertised } from './price.ts'
import {
  isForSale,
  type PlatformProduct,
  type PlatformSummary,
  type PlatformVariant,
  type Product,
  type ProductSummary,
  type Variant,
} from './product.ts'

/** Badges by product id. A missing product has none. */
export type BadgesById = ReadonlyMap<number, readonly Badge[]>

/** Applies a market's badges to a product for a card. One that is not for sale has none, and no reduction (D-233). */
export function shownSummary(summary: PlatformSummary, badgesById: BadgesById): ProductSummary {
  return shownWith(summary)(badgesById.get(summary.id) ?? noBadges)
}

const noBadges: readonly Badge[] = []
/** A card of the same product with the same badges is the same object. */
const shownWith = oncePerObject((summary: PlatformSummary) =>
  oncePerObject((badges: readonly Badge[]) => summaryWith(summary, badges)),
)

function summaryWith(summary: PlatformSummary, badges: readonly Badge[]): ProductSummary {
  const price = summary.price && shownPrice(summary.price, badges)
  if (!summary.isAvailable) return { ...summary, badge: null, badges: [], price: price && unadvertised(price) }
  return { ...summary, badges, price }
}

/** Applies a market's badges to a product and its variants for the product page. */
export function shownProduct(product: PlatformProduct, badgesById: BadgesById): Product {
  const variants = shownVariants(product.variants, { product, badges: badgesById.get(product.id) ?? [] })
  return { ...product, ...shownSummary(product, badgesById), variants }
}

/** Applies a product's badges to some of its variants. One that cannot be bought has no reduction. */
export function shownVariants(
  variants: readonly PlatformVariant[],
  { product, badges }: { product: Parameters<typeof isForSale>[0]; badges: readonly Badge[] },
): Variant[] {
  const isOpen = isForSale(product)
  return variants.map((variant) => {
    const price = shownPrice(variant.price, badges)
    return { ...variant, price: isOpen && variant.isPurchasable ? price : unadvertised(price) }
  })
}
