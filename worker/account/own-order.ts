import type { Context } from 'hono'
import type { Order } from '../../shared/domain/order.ts'
import { NotFoundError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { addLines } from '../bag/change-bag.ts'
import { limitRate } from '../rate-limit.ts'

/** The order of that id, if the session's customer placed it (D-07). @throws NotFoundError */
export async function loadOwnOrder(c: Context<AppEnv>, orderId: number): Promise<Order> {
  const order = await c.var.services.orders.order({ orderId }, c.req.raw.signal)
  if (!order || !c.var.customer || order.customerId !== c.var.customer.id) throw new NotFoundError('The customer has no such order.')
  return order
}

/** Puts what an order held into the bag, line by line. Answers the names of what the shop does not sell any more, or not so many of. @throws RateLimitedError */
export async function reorder(c: Context<AppEnv>, order: Order): Promise<string[]> {
  await limitRate(c, 'reorder', { session: String(order.customerId) })
  const refused: string[] = []
  for (const { name, productId, variantId, quantity } of order.lines) {
    // Each line changes the cart that the next one is added to.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await addLines(c, [{ productId, variantId, quantity, selections: [] }])
    if (outcome.status === 'refused') refused.push(name)
  }
  return refused
}
