import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { claimOrder } from '../account/claim-order.ts'
import { openAccountOfOrder } from '../account/register.ts'
import { reportPurchase } from '../analytics/report-purchase.ts'
import { leaveOrderedCart } from '../cart/cart-or-rest.ts'
import { withLineNames } from '../cart/name-sizes.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { channelIdOf } from '../context/channel-id.ts'
import type { Visit } from '../context/visit.ts'
import { expectedDates } from '../orders/expected-dates.ts'
import { withCloths } from '../orders/with-cloths.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { attemptForm, readAccountForm, refusedState, type Refusal, textOf } from '../pages/read-account-form.ts'
import { refusalOfChange } from '../pages/refusal-of-change.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { closeSession } from '../promotions/close-session.ts'
import { promisedReturnDays } from '../returns/return-terms.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { takeFlash, writeFlash } from '../session/flash.ts'
import { readOrderedCartId, writeOrderedCartId } from '../session/order-cookie.ts'
import type { OrderAccountView } from '#client/pages/order-account.tsx'
import { OrderConfirmationPage } from '#client/pages/order-confirmation-page.tsx'
import type { Order } from '#shared/domain/order.ts'
import { NotFoundError } from '#shared/errors.ts'
import { emptyForm } from '#shared/forms/account.ts'
import { orderAccountForm as form } from '#shared/forms/password.ts'
import { confirmationPath, loginPath, marketPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import { routes } from '#shared/routes.ts'

const orderIdPattern = /^\d{1,12}$/
const cartIdPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type ConfirmationView = { order: Order; isOwn: boolean; account: OrderAccountView | null; status?: number }

/**
 * The order, by `{cartId}/{orderId}` or, after express payment, `{orderId}/{checkoutId}`. The segments are recognised
 * by their shape (D-01).
 */
export const orderConfirmationPage = factory.createHandlers(async function showOrderConfirmation(c) {
  const { first = '', second = '' } = c.req.param() as { first?: string; second?: string }
  const order = await findOrder(c, confirmationIds(first, second))
  const isOwn = await ownsOrder(c, order)
  const isConfirmed = isOwn && order.stage === 'placed'
  if (isConfirmed) reportPurchase(c.get('visit'), order)
  return respondWithConfirmation(c, { order, isOwn, account: isConfirmed ? await accountOf(c, order) : null })
})

/** Creates an account for the e-mail address of an order that this browser has proven to have placed. */
export const openOrderAccountForm = factory.createHandlers(async (c) => {
  const { outcome, posted, state } = await readAccountForm(c, form)
  const order = await findOrder(c, confirmationIds(textOf(posted, 'cartId'), textOf(posted, 'orderId')))
  const isOwn = await ownsOrder(c, order)
  const account = isOwn && order.stage === 'placed' ? await accountOf(c, order) : null
  // A second press: the first one has opened the account and signed the shopper in.
  if (account?.status === 'open') return c.redirect(marketPath(c.get('market'), confirmationPath(order)), 303)
  if (!account) throw new HTTPException(403, { message: 'This browser has not proven that it placed the order.' })
  const refuse = (refusal: Refusal) =>
    respondWithConfirmation(c, {
      order,
      isOwn,
      account: { status: 'possible', state: refusedState(state, refusal) },
      status: refusal.status,
    })
  const refuseTaken = () => respondWithConfirmation(c, { order, isOwn, account: { status: 'exists' }, status: 409 })
  if (account.status === 'exists') return refuseTaken()
  const attempt = await attemptForm(c, outcome, ({ password }) => openAccountOfOrder(c.get('visit'), order, password))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const opened = attempt.value
  if (opened.status === 'refused' && opened.reason === 'email-taken') return refuseTaken()
  if (opened.status === 'refused') return refuse(refusalOfChange(form, opened))
  const isSignedIn = opened.logIn?.status === 'logged-in'
  await writeFlash(c.get('visit'), {
    notice: isSignedIn ? 'welcome' : 'registered',
    hasSignedUp: true,
    ...(!isSignedIn && { email: order.email }),
  })
  return c.redirect(marketPath(c.get('market'), isSignedIn ? confirmationPath(order) : loginPath), 303)
})

async function respondWithConfirmation(
  c: Context<AppEnv>,
  { order, isOwn, account, status = 200 }: ConfirmationView,
): Promise<Response> {
  const { market, configuration } = c.get('visit')
  const [lines, expected] = await Promise.all([
    isOwn ? linesOf(c.get('visit'), order) : [],
    expectedDates(c.get('visit'), order),
  ])
  c.header('referrer-policy', account?.status === 'possible' ? 'same-origin' : 'no-referrer')
  return respondWithPersonalPage(c, routes.orderConfirmation, {
    status,
    head: unlistedHead({
      title: pageTitle(pages.orderTitle[order.stage]),
      path: confirmationPath(order),
      styles: ['later', 'bag'],
    }),
    body: (
      <OrderConfirmationPage
        market={market}
        mediaBase={mediaBase(configuration)}
        orderId={order.id}
        stage={order.stage}
        order={isOwn ? { ...order, lines } : null}
        expected={expected}
        returnDays={promisedReturnDays(c.get('visit'), order)}
        helpLink={configuration.helpLinks?.[market.code] ?? null}
        account={account}
      />
    ),
  })
}

async function linesOf(visit: Visit, { lines }: Order): Promise<Order['lines']> {
  const [named, printed] = await Promise.all([withLineNames(visit, lines), withCloths(visit, lines)])
  return named.map((line, index) => ({ ...printed[index], ...line }))
}

/** @throws NotFoundError if the market has no such order, or if it belongs to another cart */
async function findOrder(c: Context<AppEnv>, ids: ReturnType<typeof confirmationIds>): Promise<Order> {
  if (!ids) throw new NotFoundError('The URL has no order id.')
  const order = await c.get('services').orders.order({ orderId: ids.orderId })
  if (!order || order.cartId !== ids.cartId || order.channelId !== channelIdOf(c.get('visit')))
    throw new NotFoundError('There is no such order.')
  return order
}

/**
 * The account that the page proposes; `null` if the order is not a guest's, or if it is unknown whether an account
 * exists.
 */
async function accountOf(c: Context<AppEnv>, order: Order): Promise<OrderAccountView | null> {
  const { customer, services, log } = c.get('visit')
  const { notice } = await takeFlash(c.get('visit'))
  if (customer) {
    const isKept = await claimOrder(c.get('visit'), order)
    return isKept === null ? null : { status: 'open', isNew: notice === 'welcome', isKept }
  }
  if (order.customerId !== 0 || order.email === '') return null
  const exists = await services.customers
    .isRegistered({ email: order.email })
    .catch(log.fallback('order-account', null))
  if (exists === null) return null
  return exists ? { status: 'exists' } : { status: 'possible', state: emptyForm }
}

/** The two ids by their shapes, in either order; `null` if they are not one of each. */
export function confirmationIds(first: string, second: string): { cartId: string; orderId: number } | null {
  if (cartIdPattern.test(first) && orderIdPattern.test(second))
    return { cartId: first.toLowerCase(), orderId: Number(second) }
  if (orderIdPattern.test(first) && cartIdPattern.test(second))
    return { cartId: second.toLowerCase(), orderId: Number(first) }
  return null
}

/**
 * True if the order belongs to the visitor. A customer's order is shown only in that customer's session; a guest's
 * order only to a browser whose signed cookie of its cart, or of its last order, names the order's cart. A placed order
 * removes the cart from the browser.
 */
async function ownsOrder(c: Context<AppEnv>, order: Order): Promise<boolean> {
  const [cartId, orderedCartId] = await Promise.all([readCartId(c.get('visit')), readOrderedCartId(c.get('visit'))])
  const isOfCart = cartId === order.cartId
  if (isOfCart && order.stage === 'placed') {
    await leaveOrderedCart(c.get('visit'), order.cartId)
    closeSession(c.get('visit'), order)
    if (order.customerId === 0) await writeOrderedCartId(c.get('visit'), order.cartId)
  }
  if (order.customerId !== 0) return c.get('customer')?.id === order.customerId
  return isOfCart || orderedCartId === order.cartId
}
