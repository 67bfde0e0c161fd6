import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { addAgain } from '../owner/add-again.ts'
import type { Order } from '#shared/domain/order.ts'
import { bagPath, marketPath } from '#shared/links.ts'

/**
 * Adds the items of an order to the cart again, and says on the next page how many were added and why others were not.
 * Resolves with the path of that page: the bag, or if nothing was added that of the order.
 *
 * @throws RateLimitedError
 */
export async function buyAgain(visit: Visit, { id, customerId, lines }: Order, pathOfOrder: string): Promise<string> {
  await limitRate(visit, 'reorder', { session: customerId === 0 ? `order ${id}` : String(customerId) })
  const added = await addAgain(visit, lines)
  return marketPath(visit.market, added === 0 ? pathOfOrder : bagPath)
}
