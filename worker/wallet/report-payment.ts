import { chargedOrders, isAbout } from './charges.ts'
import { finish } from './finish.ts'
import { type PaymentContext, step } from './payment-context.ts'
import type { PaymentSession, SessionEvent } from './payment-session-state.ts'

/** Applies a notification of the provider. */
export async function report(
  context: PaymentContext,
  before: PaymentSession,
  event: Extract<SessionEvent, { type: 'reported' }>,
): Promise<void> {
  let session = before
  const { about, report: reported } = event
  const orders = chargedOrders(session).filter(({ orderId }) => String(orderId) === about.reference)
  // The amount of a refund that failed may be a part, which the merchant had returned.
  const isAmountDue = reported.what !== 'not-returned'
  if (isAmountDue && orders.length > 0 && !orders.some((order) => isAbout(order, about))) {
    context.log.error('wallet-report-of-another', new Error('The notification names another amount.'), {
      orderId: Number(about.reference),
    })
    return
  }
  const { state } = session
  // The same cart must not be paid twice, so this money goes back.
  if (reported.what === 'authorised' && 'payment' in state && (await context.orders.isOtherPlaced(state.orderId)))
    session = await step(context, session, { type: 'late', now: context.now() })
  await finish(context, await step(context, session, event))
}
