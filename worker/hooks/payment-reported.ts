import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitBody } from '../http/limit-body.ts'
import { problemResponse } from '../http/problem.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { isSignedEvent, parsePaymentEvents, type PaymentEvent, reportOf } from './payment-event.ts'
import { ServiceError } from '#shared/errors.ts'
import { endpoints } from '#shared/routes.ts'

const maxBodyBytes = 64 * 1024
// The provider counts a response after ten seconds as a failure.
const timeoutMs = 8000

/**
 * `POST /hooks/adyen`: the payment provider reports results. It repeats a notification for up to 30 days until the
 * response is `[accepted]`. The cart is found before the response: while the platform is down, the response is 503. An
 * order that the platform refuses to show is none of the shop's. The cart's object does the work afterwards, and its
 * alarm settles what is lost then. Notifications may be repeated and come in any order. Events that the shop does not
 * act on are accepted too: a refused one would hold up all later ones.
 * https://docs.adyen.com/development-resources/webhooks/troubleshoot
 */
export const paymentReported = factory
  .createApp()
  .post(endpoints.paymentReported.path, limitBody(maxBodyBytes), async (c) => {
    const { configuration, log } = c.var
    const { paymentHmacKey: key, payments } = configuration
    if (key === null) return problemResponse({ status: 404, slug: 'not-found', title: 'This page could not be found' })
    const events = parsePaymentEvents(await c.req.text())
    if (!events) return problemResponse({ status: 400, slug: 'invalid-input', title: 'The request is not valid.' })
    const isSigned = await Promise.all(events.map((event) => isSignedEvent(event, key)))
    if (isSigned.includes(false)) {
      log.warn('hook-refused')
      return problemResponse({ status: 401, slug: 'not-signed', title: 'The request is not authenticated.' })
    }
    const own = events.filter(({ merchantAccountCode }) => merchantAccountCode === payments?.merchantAccount)
    const reports = await Promise.all(own.map((event) => reportTo(c, event))).catch(
      log.fallback('payment-report', null),
    )
    if (!reports) return problemResponse({ status: 503, slug: 'unavailable', title: 'Please send this again later.' })
    for (const { cartId, ...request } of reports.filter((report) => report !== null))
      c.executionCtx.waitUntil(
        objectOf(c, cartId)
          .report(request)
          .catch((cause: unknown) => log.error('payment-report', cause, { orderId: Number(request.about.reference) })),
      )
    return c.text('[accepted]')
  })

/** The notification, and the cart of its order; `null` if it decides nothing. @throws ServiceError */
async function reportTo(c: Context<AppEnv>, event: PaymentEvent) {
  const { ports, log } = c.var
  const { eventCode, success } = event
  const reported = reportOf(event)
  log.info('payment-reported', { eventCode, success, orderId: reported?.orderId ?? null })
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
