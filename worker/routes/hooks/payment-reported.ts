import type { Context } from 'hono'
import { type AppEnv, factory } from '../../context/app-env.ts'
import { problemResponse } from '../../http/problem.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { objectOf } from '../../objects/owned-cart.ts'
import type { PaymentNotification } from '../../ports/payment-port.ts'
import { ServiceError } from '#shared/errors.ts'
import { endpoints } from '#shared/routes.ts'

type ReportedEvent = Extract<PaymentNotification, { status: 'read' }>['events'][number]

const maxBodyBytes = 64 * 1024
// The provider counts a response after ten seconds as a failure.
const timeoutMs = 8000

/**
 * `POST /hooks/payments`: the payment provider reports results, in its own format. The cart is found before the
 * response: while the platform is down, the response is 503, and the provider sends the notification again. An order
 * that the platform refuses to show is none of the shop's. The cart's object does the work afterwards, and its alarm
 * repeats what is lost then. Notifications may be repeated and come in any order.
 */
export const paymentReported = factory
  .createApp()
  .post(endpoints.paymentReported.path, limitBody(maxBodyBytes), async (c) => {
    const { ports, log } = c.get('visit')
    const notification = await ports.payments?.readNotification({
      body: await c.req.text(),
      headers: c.req.raw.headers,
    })
    if (!notification) return problemResponse({ status: 404, slug: 'not-found', title: 'This page could not be found' })
    if (notification.status === 'malformed')
      return problemResponse({ status: 400, slug: 'invalid-input', title: 'The request is not valid.' })
    if (notification.status === 'not-signed') {
      log.warn('hook-refused')
      return problemResponse({ status: 401, slug: 'not-signed', title: 'The request is not authenticated.' })
    }
    const reports = await Promise.all(notification.events.map((event) => reportTo(c, event))).catch(
      log.fallback('payment-report', null),
    )
    if (!reports) return problemResponse({ status: 503, slug: 'unavailable', title: 'Please send this again later.' })
    for (const { cartId, ...request } of reports.filter((report) => report !== null))
      c.executionCtx.waitUntil(
        objectOf(c.get('visit'), cartId)
          .report(request)
          .catch((cause: unknown) => log.error('payment-report', cause, { orderId: Number(request.about.reference) })),
      )
    return c.text(notification.response)
  })

/** The notification, and the cart of its order; `null` if it decides nothing. @throws ServiceError */
async function reportTo(c: Context<AppEnv>, { facts, reported }: ReportedEvent) {
  const { ports, log } = c.get('visit')
  log.info('payment-reported', { ...facts, orderId: reported?.orderId ?? null })
  if (!reported) return null
  const { orderId, ...request } = reported
  const placement = await ports.orders
    .placement({ orderId }, AbortSignal.timeout(timeoutMs))
    .catch((cause: unknown) => {
      if (cause instanceof ServiceError && cause.kind === 'rejected') return null
      throw cause
    })
  if (placement?.cartId) return { cartId: placement.cartId, ...request }
  log.warn('payment-report-unknown', { orderId })
  return null
}
