import type { PaymentOutcome, PaymentRequest } from '../ports/payment-port.ts'
import type { PaymentResult } from '../ports/wallet-payment-port.ts'
import { ask, isLasting, isNotTaken, keyOf, until } from './ask-provider.ts'
import { isOutcomeOf } from './charges.ts'
import { finish } from './finish.ts'
import { askMs, bankMs, findMs } from './next-alarm.ts'
import { type PaymentContext, step } from './payment-context.ts'
import type {
  Charge,
  PaymentSession,
  ChargeRefusal,
  SessionEvent,
  SessionState,
  Unsellable,
} from './payment-session-state.ts'
import { mayGiveUp, isChargePending } from './payment-session.ts'
import type { Money } from '#shared/domain/money.ts'

/** `payment` without what is known only once the order exists. */
export type ChargeRequest = {
  authorisation: string
  shown: Money
  lines: string
  payment: Omit<PaymentRequest, 'reference' | 'amount'>
  /** Time by which the shopper must have a response. */
  deadline: number
}

/**
 * Creates the order and sends its payment, once. The state is stored before each step, so that the alarm can resume a
 * session that stopped in between.
 */
export async function charge(
  context: PaymentContext,
  before: PaymentSession,
  checkout: ChargeRequest,
): Promise<PaymentResult> {
  let session = before
  const { authorisation, shown, lines, deadline } = checkout
  const known = await context.orders.unpaid()
  session = await step(context, session, { type: 'ordering', authorisation, before: known, now: context.now() })
  const orderId = await place(context, known)
  if (typeof orderId !== 'number') {
    const lost = orderId === 'lost' ? { lost: { before: known, since: context.now() } } : {}
    return refuse({ orders: [], reason: 'failed', ...lost })
  }
  const checks = [
    context.orders.total(orderId),
    isPayable(context, { orderId, lines }),
    context.unsellable(lines),
  ] as const
  const checked = await Promise.all(checks).catch((cause: unknown) => {
    context.log.error('wallet-order-total', cause, { orderId })
    return null
  })
  const [total, mayCharge, unsellable] = checked ?? [null, false, null]
  // Only the amount that the shopper saw is charged.
  if (!mayCharge || total?.amount !== shown.amount || total.currency !== shown.currency)
    return refuse({ orders: [orderId], reason: 'failed' })
  if (unsellable) return refuse({ orders: [orderId], reason: unsellable })
  const returnUrl = await context.returnUrl(checkout.payment.returnUrl, orderId)
  const payment = { ...checkout.payment, returnUrl, reference: String(orderId), amount: total }
  const key = await keyOf(`${orderId}|${authorisation}`)
  session = await step(context, session, {
    type: 'paying',
    charge: { authorisation, orderId, key, payment, lines, since: context.now() },
  })
  session = await pay(context, session, { deadline, isJustSent: true })
  await finish(context, session)
  return resultOfState(session.state)

  async function refuse(refusal: Omit<Extract<SessionEvent, { type: 'not-ordered' }>, 'type'>) {
    await finish(context, await step(context, session, { type: 'not-ordered', ...refusal }))
    return resultOfRefusal(refusal.reason)
  }
}

/** Ends a session that stopped half-way: asks again with the same key, cancels, or finishes what is left. */
export async function resume(context: PaymentContext, before: PaymentSession, deadline: number): Promise<void> {
  let session = before
  const { state } = session
  if (state.at === 'ordering') {
    const orders = (await context.orders.unpaid()).filter((orderId) => !state.before.includes(orderId))
    const lost = orders.length === 0 ? { lost: { before: state.before, since: state.since } } : {}
    session = await step(context, session, { type: 'not-ordered', orders, reason: 'failed', ...lost })
  } else session = await findLostOrder(context, session)
  if (state.at === 'paying' || state.at === 'unknown') {
    const mayAsk = context.now() - state.since < askMs && (await isPayable(context, state))
    session = mayAsk
      ? await pay(context, session, { deadline, isJustSent: false })
      : await step(context, session, { type: 'late', now: context.now() })
    // The shopper has left the page, so nobody follows a redirect that comes only now.
    if (session.state.at === 'redirected') session = await step(context, session, { type: 'abandoned' })
  }
  if (state.at === 'redirected' && context.now() - state.since >= bankMs)
    session = await step(
      context,
      session,
      mayGiveUp(session) ? { type: 'abandoned' } : { type: 'late', now: context.now() },
    )
  await finish(context, session)
}

/** Completes the payment of a shopper who has come back from the bank. `orderId` is the one of the signed address. */
export async function complete(
  context: PaymentContext,
  before: PaymentSession,
  { orderId, result, deadline }: { orderId: number; result: string; deadline: number },
): Promise<PaymentResult> {
  const { state } = before
  if (!('orderId' in state) || state.orderId !== orderId) return { status: 'closed' }
  if (state.at !== 'redirected') return resultOfState(state)
  // Once the bank's answer was sent, the payment may be charged.
  const saleCheck = state.isSent ? null : context.unsellable(state.lines)
  const checked = await Promise.all([isPayable(context, state), saleCheck]).catch(
    context.log.fallback('wallet-payable', null, { orderId }),
  )
  // The details charge. Without them the payment is decided by the next try of the shopper, or by the alarm.
  if (checked === null) return { status: 'unknown' }
  const [mayCharge, unsellable] = checked
  if (!mayCharge || unsellable)
    return resultOfState((await abandon(context, before, mayCharge && unsellable ? { reason: unsellable } : {})).state)
  const key = await keyOf(`${orderId}|${result}`)
  const sent = await step(context, before, { type: 'answer', isSent: true })
  let isTaken = true
  const outcome = await ask(context, deadline, (isFirst) =>
    context.payments.complete({ result, key }, until(context, deadline)).catch((cause: unknown): PaymentOutcome => {
      if (!isLasting(cause)) throw cause
      context.log.error('wallet-payment', cause, { orderId })
      isTaken = !isFirst
      return { status: 'pending' }
    }),
  )
  // For another page of the bank nothing is charged either, and no shopper would see it.
  const isRedirect = outcome?.status === 'redirect'
  if (!isTaken || isRedirect || (outcome && isOfAnother(context, state, outcome))) {
    const waiting = await step(context, sent, { type: 'answer', isSent: state.isSent ?? false })
    return isRedirect ? resultOfState(waiting.state) : { status: 'unknown' }
  }
  // Without a response the notification decides, or the shopper tries the address again.
  if (!outcome || outcome.status === 'pending') return { status: 'unknown' }
  const session = await step(context, sent, { type: 'responded', outcome })
  await finish(context, session)
  return resultOfState(session.state)
}

/** The shopper gave up the bank's page, or must not be charged any more. */
export async function abandon(
  context: PaymentContext,
  session: PaymentSession,
  why: { reason?: Unsellable } = {},
): Promise<PaymentSession> {
  return mayGiveUp(session) ? finish(context, await step(context, session, { type: 'abandoned', ...why })) : session
}

/** The result of the state for the shopper. */
export function resultOfState(state: SessionState): PaymentResult {
  if (state.at === 'authorised') return { status: 'authorised', orderId: state.orderId }
  if (state.at === 'refused') return resultOfRefusal(state.reason)
  if (state.at === 'redirected' && !state.isSent) return { status: 'redirect', url: state.url }
  return isChargePending({ state }) ? { status: 'unknown' } : { status: 'closed' }
}

/** The result of an authorisation that was not charged. */
export function resultOfRefusal(reason: ChargeRefusal): PaymentResult {
  if (reason === 'stock') return { status: 'stock' }
  return reason === 'withdrawn' ? { status: 'withdrawn', names: [] } : { status: 'refused', reason }
}

/**
 * True if the cart may be charged for: it still has the lines that were ordered, and was not paid in another way.
 *
 * @throws ServiceError
 */
async function isPayable(
  context: PaymentContext,
  { orderId, lines }: Pick<Charge, 'orderId' | 'lines'>,
): Promise<boolean> {
  const [hasLines, isOtherPlaced] = await Promise.all([context.hasLines(lines), context.orders.isOtherPlaced(orderId)])
  return hasLines && !isOtherPlaced
}

/** The order; `refused` if there is none, `lost` if it may exist and was not found. */
async function place(context: PaymentContext, known: readonly number[]): Promise<number | 'refused' | 'lost'> {
  try {
    return (await context.orders.place()).orderId
  } catch (cause) {
    context.log.error('wallet-order', cause)
    if (isNotTaken(cause)) return 'refused'
    // The order may exist although the response was lost.
    const orders = await context.orders.unpaid().catch(() => [])
    return orders.findLast((orderId) => !known.includes(orderId)) ?? 'lost'
  }
}

/** Looks again for an order whose creation got no response, so that it is cancelled. */
async function findLostOrder(context: PaymentContext, session: PaymentSession): Promise<PaymentSession> {
  const { lostOrder, state } = session
  if (lostOrder === null) return session
  const current = 'orderId' in state ? state.orderId : null
  const orders = (await context.orders.unpaid()).filter((id) => !lostOrder.before.includes(id) && id !== current)
  const isOver = context.now() - lostOrder.since >= findMs
  return orders.length > 0 || isOver ? step(context, session, { type: 'found', orders }) : session
}

/**
 * Sends the payment, and sends it again with the same key while no response comes. `isJustSent`: it was not sent
 * before. Only then can a response say that nothing was charged.
 */
async function pay(
  context: PaymentContext,
  session: PaymentSession,
  { deadline, isJustSent }: { deadline: number; isJustSent: boolean },
): Promise<PaymentSession> {
  const { state } = session
  if (state.at !== 'paying' && state.at !== 'unknown') return session
  const { payment, key, orderId } = state
  const outcome = await ask(context, deadline, async (isFirst) => {
    if (!isFirst && !(await isPayable(context, state))) return { status: 'pending' }
    return context.payments.pay({ payment, key }, until(context, deadline)).catch((cause: unknown): PaymentOutcome => {
      if (!isJustSent || !isFirst || !isNotTaken(cause)) throw cause
      context.log.error('wallet-payment', cause, { orderId })
      const about = { reference: payment.reference, amount: payment.amount }
      return { status: 'refused', reason: 'failed', about }
    })
  })
  return !outcome || isOfAnother(context, state, outcome)
    ? step(context, session, { type: 'lost' })
    : step(context, session, { type: 'responded', outcome })
}

function isOfAnother(context: PaymentContext, charged: Charge, outcome: PaymentOutcome): boolean {
  if (isOutcomeOf(charged, outcome)) return false
  context.log.error('wallet-response-of-another', new Error('The response names another order or amount.'), {
    orderId: charged.orderId,
  })
  return true
}
