import type { PlatformSummary, ProductSummary } from '../../shared/domain/product.ts'
import { type BadgesById, shownSummary } from '../../shared/domain/shown-product.ts'
import type { PageContext } from '../pages/public-context.ts'

export type OfferContext = Pick<PageContext, 'market' | 'services' | 'defer'>

/**
 * What the market's promotions say of products: one call for all. Without an answer nothing is said of any, and the
 * page is not kept.
 */
export async function loadBadges(
  productIds: readonly number[],
  { services, defer }: OfferContext,
): Promise<BadgesById> {
  if (productIds.length === 0) return new Map()
  return defer(services.badges.badges({ productIds })).catch(() => new Map())
}

/** The platform's products as cards show them, with the market's offers; without those at the platform's prices. */
export async function addOffers(
  products: readonly PlatformSummary[],
  context: OfferContext,
): Promise<ProductSummary[]> {
  const badges = await loadBadges(
    products.map(({ id }) => id),
    context,
  )
  return products.map((product) => shownSummary(product, badges))
}
