import { getFragment } from '../api/call-api.ts'
import type { PageServices } from '../api/page-services.ts'
import type { ViewedProduct } from '#shared/domain/viewed-products.ts'
import { fragments } from '#shared/routes.ts'

/** Cards of recently viewed products as HTML, identical for all visitors with the same products. @throws ApiError */
export function fetchViewedCards(services: PageServices, viewed: readonly ViewedProduct[]): Promise<string> {
  const query = new URLSearchParams(viewed.map(({ id, colour }) => ['item', `${id}.${colour}`]))
  return getFragment(services, `${fragments.recentlyViewed}?${query}`)
}
