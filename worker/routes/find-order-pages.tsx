import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import { openMailedOrder, orderLink, requestOrderLink } from '../orders/order-link.ts'
import { respondWithAccountScreen } from '../pages/account-screen.tsx'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { attemptForm, readAccountForm, refusedState, type Refusal } from '../pages/read-account-form.ts'
import {
  FindOrderPage,
  MailedOrderPage,
  OrderLinkSentPage,
  UnusableOrderLinkPage,
} from '#client/pages/find-order-pages.tsx'
import { emptyForm, type FormState } from '#shared/forms/account.ts'
import { findOrderForm as form } from '#shared/forms/find-order.ts'
import { findOrderPath, guestOrderPath, marketPath } from '#shared/links.ts'
import { guestOrder } from '#shared/messages/guest-order.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

const maxTokenLength = 1000
export const LinkSchema = v.object({ link: v.fallback(v.pipe(v.string(), v.maxLength(maxTokenLength)), '') })

/** Where guests ask for a link to their order. */
export const findOrderPage = factory.createHandlers(function showFindOrder(c) {
  requireMarketing(c.get('visit'))
  if (c.req.query('sent') === undefined) return respondWithForm(c, emptyForm)
  return respondWithAccountScreen(c, {
    route: routes.findOrder,
    title: guestOrder.sentTitle,
    body: <OrderLinkSentPage market={c.get('market')} />,
  })
})

/** Asks for a link. The response is the same for every order number and address. */
export const requestOrderLinkForm = factory.createHandlers(async function postFindOrder(c) {
  const { outcome, state } = await readAccountForm(c, form)
  const refuse = (refusal: Refusal) => respondWithForm(c, refusedState(state, refusal), refusal.status)
  const attempt = await attemptForm(c, outcome, ({ orderNumber, email }) =>
    requestOrderLink(c.get('visit'), { orderId: orderNumber, email }),
  )
  if ('refusal' in attempt) return refuse(attempt.refusal)
  if (attempt.value === 'throttled')
    return refuse({ status: 429, alert: { title: null, text: messages.tooManyTries.text } })
  return c.redirect(`${marketPath(c.get('market'), findOrderPath)}?sent`, 303)
})

/** Where a mailed link leads. Opening it uses nothing. */
export const mailedOrderPage = factory.createHandlers(async function showMailedOrder(c) {
  const { link } = v.parse(LinkSchema, { link: c.req.query('link') })
  if (!(await orderLink.open(c.get('visit'), link))) return respondWithUnusable(c)
  return respondWithAccountScreen(c, {
    route: routes.mailedOrder,
    referrerPolicy: 'no-referrer',
    title: guestOrder.openTitle,
    body: <MailedOrderPage market={c.get('market')} token={link} />,
  })
})

/** Uses the link, and opens its order to this browser. */
export const openMailedOrderForm = factory.createHandlers(async function postMailedOrder(c) {
  const { link } = parseForm(LinkSchema, await readForm(c.req.raw))
  if (!(await openMailedOrder(c.get('visit'), link))) return respondWithUnusable(c)
  return c.redirect(marketPath(c.get('market'), guestOrderPath), 303)
})

/** The same for a link that is forged, expired, used or of another market, and for a browser without an open order. */
export function respondWithUnusable(c: Context<AppEnv>) {
  return respondWithAccountScreen(c, {
    route: routes.mailedOrder,
    referrerPolicy: 'no-referrer',
    title: guestOrder.unusableTitle,
    status: 410,
    body: <UnusableOrderLinkPage market={c.get('market')} />,
  })
}

function respondWithForm(c: Context<AppEnv>, state: FormState, status = 200) {
  const body = <FindOrderPage market={c.get('market')} state={state} />
  return respondWithAccountScreen(c, { route: routes.findOrder, title: guestOrder.title, status, body })
}
