import type { Context } from 'hono'
import { type AddedLine, addToCart } from '../cart/add-to-cart.ts'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
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
export async function loadOwnOrder(c: Context<AppEnv>, orderId: number): Promise<Order> {
  const order = await c.var.services.orders.order({ orderId })
  if (!order || !c.var.customer || order.customerId !== c.var.customer.id)
    throw new NotFoundError('The customer has no such order.')
  return order
}

/** The parcels of an order that was sent. Empty if they cannot be read, which the log says. */
export async function loadShipments(c: Context<AppEnv>, { id, status }: Order): Promise<Shipment[]> {
  if (!sentStatuses.includes(status)) return []
  return c.var.services.orders
    .shipments({ orderId: id })
    .catch(c.var.log.fallback('order-shipments', [], { orderId: id }))
}

/** Adds the items of an order to the cart in one request. @throws RateLimitedError */
export async function reorder(c: Context<AppEnv>, { customerId, lines }: Order): Promise<Reordered> {
  await limitRate(c, 'reorder', { session: String(customerId) })
  const requests = lines.map(({ productId, variantId, quantity }) => ({
    productId,
    choice: { variantId },
    quantity,
    values: new Map<number, string>(),
  }))
  const outcomes = (await addToCart(c, requests)).lines
  const refused = outcomes.flatMap((line, index) =>
    line.status === 'refused' && line.reason !== 'gift'
      ? [{ name: lines[index]?.name ?? '', reason: line.reason }]
      : [],
  )
  const added = outcomes.filter(({ status }) => status === 'added').length
  return { added, requested: added + refused.length, refused }
}
