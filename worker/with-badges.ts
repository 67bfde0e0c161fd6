import { promotedPrice } from '../shared/domain/badge.ts'
import type { ProductSummary } from '../shared/domain/product.ts'
import type { PageContext } from './public-context.ts'

/**
 * The products with what promotions say of them, and at the prices that promotions make: one call for all. Without an answer
 * they are as the catalogue has them, and the page is not kept.
 */
export async function withBadges<Summary extends ProductSummary>(products: readonly Summary[], context: Pick<PageContext, 'market' | 'services' | 'signal' | 'defer'>): Promise<Summary[]> {
  if (products.length === 0) return []
  const { market, services, signal } = context
  const asked = context.defer(services.badges.badges({ market, productIds: products.map(({ id }) => id) }, signal))
  const badgesById = await asked.catch(() => new Map<number, never[]>())
  return products.map((product) => {
    const badges = badgesById.get(product.id) ?? []
    return badges.length > 0 ? { ...product, badges, price: promotedPrice(product.price, badges) } : product
  })
}
