import { parseForm, readForm } from '../../pages/parse-form.ts'
import { respondWithReturn, type ReturnOf, takeReturn } from '../../pages/respond-with-return.tsx'
import { orderIdOf, ReorderSchema } from './order-pages.tsx'
import type { Order } from '#shared/domain/order.ts'
import { orderPath, returnPath } from '#shared/links.ts'
import { actions, routes } from '#shared/routes.ts'
import { factory } from '#worker/context/app-env.ts'
import { loadOwnOrder } from '#worker/orders/own-order.ts'

/** The form that returns pieces of an order of the customer. */
export const accountReturnPage = factory.createHandlers(async function showReturn(c) {
  return respondWithReturn(c, returnOf(await loadOwnOrder(c.get('visit'), orderIdOf(c))))
})

/** Requests the return. */
export const requestReturnForm = factory.createHandlers(async function postReturn(c) {
  const posted = await readForm(c.req.raw)
  const { orderId } = parseForm(ReorderSchema, posted)
  return takeReturn(c, returnOf(await loadOwnOrder(c.get('visit'), orderId)), posted)
})

function returnOf(order: Order): ReturnOf {
  return {
    order,
    route: routes.accountReturn,
    path: returnPath(order.id),
    back: orderPath(order.id),
    form: { action: actions.requestReturn, fields: { orderId: String(order.id) } },
  }
}
