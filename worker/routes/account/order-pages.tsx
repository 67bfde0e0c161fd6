import type { Context } from 'hono'
import * as v from 'valibot'
import { parseForm, readForm } from '../../pages/parse-form.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { OrderDetail } from '#client/pages/account/order-detail.tsx'
import { OrderHistory } from '#client/pages/account/order-history.tsx'
import type { Customer } from '#shared/domain/customer.ts'
import { limitTextOr } from '#shared/domain/order-limit.ts'
import { orderHistoryStart } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'
import { bagPath, marketPath, orderPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { expectedDates } from '#worker/account/expected-dates.ts'
import { loadOwnOrder, loadShipments, reorder } from '#worker/account/own-order.ts'
import { withLineNames } from '#worker/cart/name-sizes.ts'
import { featuresOf } from '#worker/configuration/features.ts'
import { mediaBase } from '#worker/configuration/media-base.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { writeFlash } from '#worker/session/flash.ts'

const OrderIdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number))
const PageSchema = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), 1)
const ordersPerPage = 20

export const ReorderSchema = v.object({ orderId: OrderIdSchema })

/** The customer's orders of the last 12 months, or with `show=all` all that the platform has, in pages (D-226). */
export async function showOrders(c: Context<AppEnv>, customer: Customer): Promise<Response> {
  const isComplete = c.req.query('show') === 'all'
  const since = isComplete ? new Date(0) : orderHistoryStart(new Date())
  const { orders } = await c.get('services').orders.history({ customerId: customer.id, since })
  const pages = isComplete ? Math.max(1, Math.ceil(orders.length / ordersPerPage)) : 1
  const page = Math.min(pages, v.parse(PageSchema, c.req.query('page')))
  const shown = isComplete ? orders.slice((page - 1) * ordersPerPage, page * ordersPerPage) : orders
  return respondWithAccountPage(c, {
    page: 'order-history',
    body: <OrderHistory market={c.get('market')} orders={shown} isComplete={isComplete} page={page} pages={pages} />,
  })
}

/** One order of the customer. */
export const accountOrderPage = factory.createHandlers(async function showOrder(c) {
  const orderId = v.safeParse(OrderIdSchema, c.req.param('orderId'))
  if (!orderId.success) throw new NotFoundError('The URL has no valid order number.')
  const order = await loadOwnOrder(c.get('visit'), orderId.output)
  const { market, configuration } = c.get('visit')
  const [shipments, lines] = await Promise.all([
    loadShipments(c.get('visit'), order),
    withLineNames(c.get('visit'), order.lines),
  ])
  return respondWithAccountPage(c, {
    page: 'order-history',
    title: messages.order.heading(order.id),
    body: (
      <OrderDetail
        market={market}
        mediaBase={mediaBase(configuration)}
        order={{ ...order, lines }}
        expected={await expectedDates(c.get('visit'), order)}
        returnDays={configuration.delivery.returnDays[market.code] ?? null}
        shipments={shipments}
        hasReviews={featuresOf(configuration, market).hasReviews}
      />
    ),
  })
})

/**
 * Adds the items of an order to the cart again. The bag page then shows how many were added and why others were not; if
 * none was added, the order's page does.
 */
export const reorderForm = factory.createHandlers(async function buyAgain(c) {
  const { orderId } = parseForm(ReorderSchema, await readForm(c.req.raw))
  const { added, requested, refused } = await reorder(c.get('visit'), await loadOwnOrder(c.get('visit'), orderId))
  const notice = added === 0 ? 'not-reordered' : refused.length > 0 ? 'partly-reordered' : 'reordered'
  await writeFlash(c.get('visit'), {
    notice,
    items: refused.map(({ name, reason }) => `${name}: ${limitTextOr(reason, messages.order.notAdded)}`),
    ...(added > 0 && { count: { done: added, of: requested } }),
  })
  return c.redirect(marketPath(c.get('market'), added === 0 ? orderPath(orderId) : bagPath), 303)
})
