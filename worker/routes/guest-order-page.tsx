import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { buyAgain } from '../orders/buy-again.ts'
import { sellerOf } from '../orders/invoice.ts'
import { loadGuestOrder } from '../orders/load-guest-order.ts'
import { loadOrderView } from '../orders/order-view.ts'
import { respondWithAccountScreen } from '../pages/account-screen.tsx'
import { respondWithInvoice } from '../pages/respond-with-invoice.tsx'
import { loadReturnLinks } from '../returns/load-returns.ts'
import { takeFlash } from '../session/flash.ts'
import { respondWithUnusable } from './find-order-pages.tsx'
import { OrderDetail } from '#client/pages/account/order-detail.tsx'
import { GuestOrderPage } from '#client/pages/guest-order-page.tsx'
import { OrderReturns } from '#client/pages/returns/order-returns.tsx'
import type { Order } from '#shared/domain/order.ts'
import { guestInvoicePath, guestOrderPath, guestReturnPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { actions, routes } from '#shared/routes.ts'

/** The order that a mailed link has opened to this browser. */
export const guestOrderPage = factory.createHandlers(async function showGuestOrder(c) {
  const order = await loadGuestOrder(c.get('visit'))
  return order ? respondWithOrder(c, order) : respondWithUnusable(c)
})

/** Adds the items of the order to the bag. */
export const buyGuestOrderForm = factory.createHandlers(async function postGuestOrder(c) {
  const order = await loadGuestOrder(c.get('visit'))
  return order ? c.redirect(await buyAgain(c.get('visit'), order, guestOrderPath), 303) : respondWithUnusable(c)
})

/** The invoice of the order. */
export const guestInvoicePage = factory.createHandlers(async function showGuestInvoice(c) {
  const order = await loadGuestOrder(c.get('visit'))
  if (!order) return respondWithUnusable(c)
  return respondWithInvoice(c, { route: routes.guestInvoice, path: guestInvoicePath, order, back: guestOrderPath })
})

async function respondWithOrder(c: Context<AppEnv>, order: Order) {
  const visit = c.get('visit')
  const [view, { notice, items }] = await Promise.all([loadOrderView(visit, order), takeFlash(visit)])
  const { noted, mayRequest } = await loadReturnLinks(visit, order, view.shipments)
  return respondWithAccountScreen(c, {
    route: routes.guestOrder,
    referrerPolicy: 'no-referrer',
    title: messages.order.heading(order.id),
    body: (
      <GuestOrderPage orderId={order.id} notice={notice === undefined ? null : { name: notice, items }}>
        <OrderDetail
          {...view}
          buyAgain={{ action: actions.buyGuestOrder, fields: {} }}
          invoice={sellerOf(visit, order) && guestInvoicePath}
          returns={<OrderReturns market={visit.market} noted={noted} href={mayRequest ? guestReturnPath : null} />}
        />
      </GuestOrderPage>
    ),
  })
}
