import type { Visit } from '../context/visit.ts'
import type { Order } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'

/** The lines that name the seller, or `null` if the order has no invoice. */
export function sellerOf({ market, configuration }: Visit, { stage }: Pick<Order, 'stage'>): readonly string[] | null {
  return stage === 'placed' ? (configuration.invoiceSellers[market.code] ?? null) : null
}

/** @throws NotFoundError if the order has no invoice */
export function requireSeller(visit: Visit, order: Pick<Order, 'stage'>): readonly string[] {
  const seller = sellerOf(visit, order)
  if (!seller) throw new NotFoundError('The order has no invoice.')
  return seller
}
