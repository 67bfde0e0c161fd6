import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitBody } from '../http/limit-body.ts'
import { problemResponse } from '../http/problem.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { isSignedEvent, parsePaymentEvents, type PaymentEvent, reportOf } from './payment-event.ts'
import { endpoints } from '#shared/routes.ts'

const maxBodyBytes = 64 * 1024
const timeoutMs = 20_000

/**
 * `POST /hooks/adyen`: the payment provider reports results. It repeats a notification until the response is
 * `[accepted]`, so the response comes before the work; what is lost then is settled by the session's alarm.
 * Notifications may be repeated and come in any order. Events that the shop does not act on are accepted too: a refused
 * one would hold up all later ones. https://docs.adyen.com/development-resources/webhooks/troubleshoot
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
    for (const event of own)
      c.executionCtx.waitUntil(
        apply(c, event).catch((cause: unknown) => log.error('payment-report', cause, { eventCode: event.eventCode })),
      )
    return c.text('[accepted]')
  })

async function apply(c: Context<AppEnv>, event: PaymentEvent): Promise<void> {
  const { ports, log } = c.var
  const { eventCode, success } = event
  const reported = reportOf(event)
  log.info('payment-reported', { eventCode, success, orderId: reported?.orderId ?? null })
  if (!reported) return
  const { orderId, about, report } = reported
  const placement = await ports.orders.placement({ orderId }, AbortSignal.timeout(timeoutMs))
  if (!placement?.cartId) return log.warn('payment-report-unknown', { orderId })
  await objectOf(c, placement.cartId).report({ about, report })
}
