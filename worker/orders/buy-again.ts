import type { Visit } from '../context/visit.ts'
import { writeFlash } from '../session/flash.ts'
import { reorder } from './own-order.ts'
import { limitTextOr } from '#shared/domain/order-limit.ts'
import type { Order } from '#shared/domain/order.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * Adds the items of an order to the cart again, and says on the next page how many were added and why others were not.
 * Resolves with the path of that page: the bag, or if nothing was added that of the order.
 *
 * @throws RateLimitedError
 */
export async function buyAgain(visit: Visit, order: Order, pathOfOrder: string): Promise<string> {
  const { added, requested, refused } = await reorder(visit, order)
  const notice = added === 0 ? 'not-reordered' : refused.length > 0 ? 'partly-reordered' : 'reordered'
  await writeFlash(visit, {
    notice,
    items: refused.map(({ name, reason }) => `${name}: ${limitTextOr(reason, messages.order.notAdded)}`),
    ...(added > 0 && { count: { done: added, of: requested } }),
  })
  return marketPath(visit.market, added === 0 ? pathOfOrder : bagPath)
}
