import type { Visit } from '../context/visit.ts'
import { sessionEmail } from '../session/session-email.ts'
import type { Order } from '#shared/domain/order.ts'

/**
 * Assigns a guest's order to a customer; the caller has checked the proof that the two are one person. A failure is
 * logged and breaks nothing else; the next visit to the confirmation page tries again.
 */
export async function assignOrder(visit: Visit, order: Pick<Order, 'id'>, customerId: number): Promise<boolean> {
  const { services, log } = visit
  return services.orders
    .assign({ orderId: order.id, customerId })
    .then(() => true)
    .catch(log.fallback('order-assign', false))
}

/**
 * True if the order is in the history of the session's customer. Assigns a guest's order that this browser has proven
 * to have placed, if it was placed with the customer's own e-mail address. `null` if the order is not theirs.
 */
export async function claimOrder(visit: Visit, order: Order): Promise<boolean | null> {
  const { customer } = visit
  if (!customer) return null
  if (order.customerId !== 0) return order.customerId === customer.id || null
  const email = await sessionEmail(visit, 'order-assign')
  if (email === null) return false
  return email.toLowerCase() === order.email.toLowerCase() ? assignOrder(visit, order, customer.id) : null
}
