import type { Visit } from '../context/visit.ts'
import type { Order, OrderStatus, Shipment } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'

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
