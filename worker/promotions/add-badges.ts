import type { PageContext } from '../context/public-context.ts'
import type { PlatformSummary, ProductSummary } from '#shared/domain/product.ts'
import { type BadgesById, shownSummary } from '#shared/domain/shown-product.ts'

export type BadgeContext = Pick<PageContext, 'market' | 'services' | 'defer'>

/**
 * The market's badges of the products, in one call. If the service does not respond, no product has a badge and the
 * page is not cached. A shop without badges has none.
 */
export async function loadBadges(
  productIds: readonly number[],
  { services, defer }: BadgeContext,
): Promise<BadgesById> {
  const { badges } = services
  if (!badges || productIds.length === 0) return new Map()
  return defer(badges.badges({ productIds })).catch(() => new Map())
}

/** The platform's products as cards show them, with the market's badges, or at the platform's prices if there are none. */
export async function addBadges(
  products: readonly PlatformSummary[],
  context: BadgeContext,
): Promise<ProductSummary[]> {
  const badges = await loadBadges(
    products.map(({ id }) => id),
    context,
  )
  return products.map((product) => shownSummary(product, badges))
}
