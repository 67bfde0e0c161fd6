import { factory } from '../context/app-env.ts'
import { loadGuestOrder } from '../orders/load-guest-order.ts'
import { readForm } from '../pages/parse-form.ts'
import { respondWithReturn, type ReturnOf, takeReturn } from '../pages/respond-with-return.tsx'
import { respondWithUnusable } from './find-order-pages.tsx'
import type { Order } from '#shared/domain/order.ts'
import { guestOrderPath, guestReturnPath } from '#shared/links.ts'
import { actions, routes } from '#shared/routes.ts'

/** The form that returns pieces of the order that a mailed link has opened to this browser. */
export const guestReturnPage = factory.createHandlers(async function showGuestReturn(c) {
  const order = await loadGuestOrder(c.get('visit'))
  return order ? respondWithReturn(c, returnOf(order)) : respondWithUnusable(c)
})

/** Requests the return. */
export const requestGuestReturnForm = factory.createHandlers(async function postGuestReturn(c) {
  const posted = await readForm(c.req.raw)
  const order = await loadGuestOrder(c.get('visit'))
  return order ? takeReturn(c, returnOf(order), posted) : respondWithUnusable(c)
})

function returnOf(order: Order): ReturnOf {
  return {
    order,
    route: routes.guestReturn,
    path: guestReturnPath,
    back: guestOrderPath,
    form: { action: actions.requestGuestReturn, fields: {} },
  }
}
