import type { AddedLine } from '../cart/add-to-cart.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { askBag } from '../owner/ask-owner.ts'
import type { Order, OrderStatus, Shipment } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * `added` of `requested` lines are in the cart; `refused` names the others with the reason. Gifts are not added,
 * because the cart earns its own.
 */
export type Reordered = { added: number; requested: number; refused: { name: string; reason: RefusalReason }[] }

type RefusalReason = Extract<AddedLine, { status: 'refused' }>['reason']

/** Statuses of orders that may have parcels. A refunded order may have been sent before. */
const sentStatuses: readonly OrderStatus[] = ['Shipped in part', 'Shipped', 'Complete', 'Refunded in part', 'Refunded']

/** The order with this id, if the session's customer placed it (D-07). @throws NotFoundError */
export async function loadOwnOrder(visit: Visit, orderId: number): Promise<Order> {
  const order = await visit.services.orders.order({ orderId })
  if (!order || !visit.customer || order.customerId !== visit.customer.id)
    throw new NotFoundError('The customer has no such order.')
  return order
}

/** The parcels of an order that was sent. Empty if they cannot be read, which the log says. */
export async function loadShipments(visit: Visit, { id, status }: Order): Promise<Shipment[]> {
  if (!sentStatuses.includes(status)) return []
  return visit.services.orders
    .shipments({ orderId: id })
    .catch(visit.log.fallback('order-shipments', [], { orderId: id }))
}

/** Adds the items of an order to the cart in one request. @throws RateLimitedError */
export async function reorder(visit: Visit, { id, customerId, lines }: Order): Promise<Reordered> {
  await limitRate(visit, 'reorder', { session: customerId === 0 ? `order ${id}` : String(customerId) })
  const requests = lines.map(({ productId, variantId, quantity }) => ({
    productId,
    choice: { variantId },
    quantity,
    values: new Map<number, string>(),
  }))
  const outcomes = (await askBag(visit, 'addToCart', { requests })).lines
  const refused = outcomes.flatMap((line, index) =>
    line.status === 'refused' && line.reason !== 'gift'
      ? [{ name: lines[index]?.name ?? '', reason: line.reason }]
      : [],
  )
  const added = outcomes.filter(({ status }) => status === 'added').length
  return { added, requested: added + refused.length, refused }
}
