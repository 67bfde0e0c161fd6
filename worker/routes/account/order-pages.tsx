import type { Context } from 'hono'
import * as v from 'valibot'
import { parseForm, readForm } from '../../pages/parse-form.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { respondWithInvoice } from '../../pages/respond-with-invoice.tsx'
import { OrderDetail } from '#client/pages/account/order-detail.tsx'
import { OrderHistory } from '#client/pages/account/order-history.tsx'
import { OrderReturns } from '#client/pages/returns/order-returns.tsx'
import { accountPath } from '#shared/domain/account-pages.ts'
import type { Customer } from '#shared/domain/customer.ts'
import { orderHistoryStart } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'
import { invoicePath, marketPath, orderPath, returnPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions, routes } from '#shared/routes.ts'
import { mediaBase } from '#worker/configuration/media-base.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { buyAgain } from '#worker/orders/buy-again.ts'
import { sellerOf } from '#worker/orders/invoice.ts'
import { loadOrderView } from '#worker/orders/order-view.ts'
import { loadOwnOrder } from '#worker/orders/own-order.ts'
import { loadReturnLinks } from '#worker/returns/load-returns.ts'

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
    body: (
      <OrderHistory
        market={c.get('market')}
        mediaBase={mediaBase(c.get('configuration'))}
        orders={shown}
        {...{ isComplete, page, pages }}
      />
    ),
  })
}

/** One order of the customer. */
export const accountOrderPage = factory.createHandlers(async function showOrder(c) {
  const visit = c.get('visit')
  const order = await loadOwnOrder(visit, orderIdOf(c))
  const view = await loadOrderView(visit, order)
  const { noted, mayRequest } = await loadReturnLinks(visit, order, view.shipments)
  return respondWithAccountPage(c, {
    page: 'order-history',
    title: messages.order.heading(order.id),
    body: (
      <OrderDetail
        {...view}
        buyAgain={{ action: actions.reorder, fields: { orderId: String(order.id) } }}
        invoice={sellerOf(visit, order) && invoicePath(order.id)}
        returns={<OrderReturns market={visit.market} noted={noted} href={mayRequest ? returnPath(order.id) : null} />}
      >
        <p>
          <a href={marketPath(visit.market, accountPath('order-history'))}>{messages.order.back}</a>
        </p>
      </OrderDetail>
    ),
  })
})

/** The invoice of an order of the customer. */
export const accountInvoicePage = factory.createHandlers(async function showInvoice(c) {
  const order = await loadOwnOrder(c.get('visit'), orderIdOf(c))
  return respondWithInvoice(c, {
    route: routes.accountInvoice,
    path: invoicePath(order.id),
    order,
    back: orderPath(order.id),
  })
})

export function orderIdOf(c: Context<AppEnv>): number {
  const orderId = v.safeParse(OrderIdSchema, c.req.param('orderId'))
  if (!orderId.success) throw new NotFoundError('The URL has no valid order number.')
  return orderId.output
}

/**
 * Adds the items of an order to the cart again. The bag page then shows how many were added and why others were not; if
 * none was added, the order's page does.
 */
export const reorderForm = factory.createHandlers(async function postReorder(c) {
  const { orderId } = parseForm(ReorderSchema, await readForm(c.req.raw))
  const order = await loadOwnOrder(c.get('visit'), orderId)
  return c.redirect(await buyAgain(c.get('visit'), order, orderPath(orderId)), 303)
})
