import type { Context } from 'hono'
import { OrderConfirmationPage } from '../../client/pages/order-confirmation-page.tsx'
import type { Order } from '../../shared/domain/order.ts'
import { NotFoundError } from '../../shared/errors.ts'
import { type AppEnv, factory } from '../app-env.ts'
import { mediaBase } from '../media-base.ts'
import { closeSession } from '../promotions/close-session.ts'
import { forgetCartId, readCartId } from '../session/cart-cookie.ts'
import { readOrderedCartId, writeOrderedCartId } from '../session/order-cookie.ts'
import { answerPersonalPage } from './personal-page.ts'
import { unlistedHead } from '../ssr/head.ts'

const orderIdPattern = /^\d{1,12}$/
const cartIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The order, by `{cartId}/{orderId}` or, after express payment, `{orderId}/{checkoutId}`: the segments' shapes tell (D-01). */
export const orderConfirmationPage = factory.createHandlers(async function showOrderConfirmation(c) {
  const { market, services, configuration } = c.var
  const { first = '', second = '' } = c.req.param() as { first?: string; second?: string }
  const ids = confirmationIds(first, second)
  if (!ids) throw new NotFoundError('The address names no order.')
  const order = await services.orders.order({ orderId: ids.orderId }, c.req.raw.signal)
  if (!order || order.cartId !== ids.cartId || order.channelId !== market.channelId) throw new NotFoundError('There is no such order.')
  const isOwn = await ownsOrder(c, order)
  c.header('referrer-policy', 'no-referrer')
  return answerPersonalPage(c, {
    status: 200,
    pageType: 'order-confirmation',
    layout: 'checkout',
    head: unlistedHead({ title: 'Thank you for your order | Selvedge', path: `/order-confirmation/${ids.cartId}/${ids.orderId}`, styles: ['bag'] }),
    body: <OrderConfirmationPage market={market} mediaBase={mediaBase(configuration)} orderId={ids.orderId} order={isOwn ? order : null} />,
  })
})

/** The two ids by their shapes, whichever comes first; `null` when they are not one of each. */
export function confirmationIds(first: string, second: string): { cartId: string; orderId: number } | null {
  if (cartIdPattern.test(first) && orderIdPattern.test(second)) return { cartId: first.toLowerCase(), orderId: Number(second) }
  if (orderIdPattern.test(first) && cartIdPattern.test(second)) return { cartId: second.toLowerCase(), orderId: Number(first) }
  return null
}

/** Whether the order is the session's customer's, or this browser placed it: its signed cart cookie, or the signed cookie of its last order, names the cart. */
async function ownsOrder(c: Context<AppEnv>, order: Order): Promise<boolean> {
  const [cartId, orderedCartId] = await Promise.all([readCartId(c), readOrderedCartId(c)])
  if (cartId === order.cartId) {
    // The order took the cart with it.
    forgetCartId(c)
    closeSession(c, order.cartId)
    await writeOrderedCartId(c, order.cartId)
    return true
  }
  return orderedCartId === order.cartId || (c.var.customer !== null && order.customerId === c.var.customer.id)
}
