import type { Money } from '../../shared/domain/money.ts'
import type { PaymentOutcome, PaymentRequest } from '../ports/payment-port.ts'
import type { AttemptResult } from '../ports/wallet-attempt-port.ts'
import { ask, isLasting, isNotTaken, keyOf, until } from './ask-provider.ts'
import type { Attempt, AttemptEvent, AttemptState, Charge } from './attempt-state.ts'
import { isHeld } from './attempt.ts'
import { chargedOrders, isAbout, isAnswerTo } from './charges.ts'
import { finish } from './finish.ts'
import { askMs, bankMs, findMs } from './next-alarm.ts'
import { step } from './step.ts'
import type { Till } from './till.ts'

/** `payment` without what is known only once the order exists. */
export type Checkout = {
  authorisation: string
  shown: Money
  lines: string
  payment: Omit<PaymentRequest, 'reference' | 'amount'>
  /** Time by which the shopper must have an answer. */
  deadline: number
}

/**
 * Creates the order and sends its payment, once. The state is stored before each step, so that the alarm can settle an
 * attempt that stopped in between.
 */
export async function charge(till: Till, before: Attempt, checkout: Checkout): Promise<[Attempt, AttemptResult]> {
  let attempt = before
  const { authorisation, shown, lines, deadline } = checkout
  const known = await till.orders.unpaid()
  attempt = await step(till, attempt, { type: 'ordering', authorisation, before: known, now: till.now() })
  const placed = await place(till, known)
  if (typeof placed !== 'number') {
    const lost = placed === 'lost' ? { lost: { before: known, since: till.now() } } : {}
    attempt = await step(till, attempt, { type: 'not-ordered', orders: [], reason: 'failed', ...lost })
    return [await finish(till, attempt), { status: 'refused', reason: 'failed' }]
  }
  const orderId = placed
  const checked = await Promise.all([till.orders.total(orderId), isPayable(till, { orderId, lines })]).catch(
    (cause: unknown) => {
      till.log.error('wallet-order-total', cause, { orderId })
      return null
    },
  )
  const [total, isOpen] = checked ?? [null, false]
  // Only the amount that the shopper saw is charged.
  if (!isOpen || total?.amount !== shown.amount || total.currency !== shown.currency) {
    attempt = await step(till, attempt, { type: 'not-ordered', orders: [orderId], reason: 'failed' })
    return [await finish(till, attempt), { status: 'refused', reason: 'failed' }]
  }
  const returnUrl = await till.returnUrl(checkout.payment.returnUrl, orderId)
  const payment = { ...checkout.payment, returnUrl, reference: String(orderId), amount: total }
  const key = await keyOf(`${orderId}|${authorisation}`)
  attempt = await step(till, attempt, {
    type: 'paying',
    charge: { authorisation, orderId, key, payment, lines, since: till.now() },
  })
  attempt = await pay(till, attempt, { deadline, isJustSent: true })
  return [await finish(till, attempt), resultOf(attempt.state)]
}

/** Ends an attempt that stopped half-way: asks again with the same key, cancels, or finishes what is left. */
export async function settle(till: Till, before: Attempt, deadline: number): Promise<Attempt> {
  let attempt = before
  const { state } = attempt
  if (state.at === 'ordering') {
    const orders = (await till.orders.unpaid()).filter((orderId) => !state.before.includes(orderId))
    const lost = orders.length === 0 ? { lost: { before: state.before, since: state.since } } : {}
    attempt = await step(till, attempt, { type: 'not-ordered', orders, reason: 'failed', ...lost })
  } else attempt = await findLostOrder(till, attempt)
  if (state.at === 'paying' || state.at === 'unknown') {
    const mayAsk = till.now() - state.since < askMs && (await isPayable(till, state))
    attempt = mayAsk
      ? await pay(till, attempt, { deadline, isJustSent: false })
      : await step(till, attempt, { type: 'late', now: till.now() })
    // The shopper has left the page, so nobody follows a redirect that comes only now.
    if (attempt.state.at === 'redirected') attempt = await step(till, attempt, { type: 'abandoned' })
  }
  if (state.at === 'redirected' && till.now() - state.since >= bankMs)
    attempt = await step(till, attempt, { type: 'abandoned' })
  return finish(till, attempt)
}

/** Completes the payment of a shopper who has come back from the bank. `orderId` is the one of the signed address. */
export async function complete(
  till: Till,
  before: Attempt,
  { orderId, redirectResult, deadline }: { orderId: number; redirectResult: string; deadline: number },
): Promise<[Attempt, AttemptResult]> {
  const { state } = before
  if (!('orderId' in state) || state.orderId !== orderId) return [before, { status: 'closed' }]
  if (state.at !== 'redirected') return [before, resultOf(state)]
  const mayCharge = await isPayable(till, state).catch((cause: unknown) => {
    till.log.error('wallet-payable', cause, { orderId })
    return null
  })
  // The details charge. Without them the payment is decided by the next try of the shopper, or by the alarm.
  if (mayCharge === null) return [before, { status: 'unknown' }]
  if (!mayCharge) {
    const attempt = await abandon(till, before)
    return [attempt, resultOf(attempt.state)]
  }
  const key = await keyOf(`${orderId}|${redirectResult}`)
  const outcome = await ask(till, deadline, () =>
    till.payments.complete({ redirectResult, key }, until(till, deadline)).catch((cause: unknown): PaymentOutcome => {
      if (!isLasting(cause)) throw cause
      till.log.error('wallet-payment', cause, { orderId })
      return { status: 'pending' }
    }),
  )
  // Without an answer the notification decides, or the shopper tries the address again.
  if (!outcome || outcome.status === 'pending' || outcome.status === 'redirect') return [before, { status: 'unknown' }]
  if (isOfAnother(till, state, outcome)) return [before, { status: 'unknown' }]
  const attempt = await step(till, before, { type: 'answered', outcome })
  return [await finish(till, attempt), resultOf(attempt.state)]
}

/** Applies a notification of the provider. */
export async function report(
  till: Till,
  before: Attempt,
  event: Extract<AttemptEvent, { type: 'reported' }>,
): Promise<Attempt> {
  let attempt = before
  const { about, report: reported } = event
  const orders = chargedOrders(attempt).filter(({ orderId }) => String(orderId) === about.reference)
  if (orders.length > 0 && !orders.some((order) => isAbout(order, about))) {
    till.log.error('wallet-report-of-another', new Error('The notification names another amount.'), {
      orderId: Number(about.reference),
    })
    return attempt
  }
  const { state } = attempt
  // The same cart must not be paid twice, so this money goes back.
  if (reported.what === 'authorised' && 'payment' in state && (await till.orders.isOtherPlaced(state.orderId)))
    attempt = await step(till, attempt, { type: 'late', now: till.now() })
  return finish(till, await step(till, attempt, event))
}

/** The shopper gave up the bank's page. */
export async function abandon(till: Till, attempt: Attempt): Promise<Attempt> {
  return attempt.state.at === 'redirected' ? finish(till, await step(till, attempt, { type: 'abandoned' })) : attempt
}

/** The result of the state for the shopper. */
export function resultOf(state: AttemptState): AttemptResult {
  if (state.at === 'authorised') return { status: 'authorised', orderId: state.orderId }
  if (state.at === 'refused') return { status: 'refused', reason: state.reason }
  if (state.at === 'redirected') return { status: 'redirect', url: state.url }
  return isHeld({ state }) ? { status: 'unknown' } : { status: 'closed' }
}

/**
 * True if the cart may be charged for: it still has the lines that were ordered, and was not paid in another way.
 *
 * @throws ServiceError
 */
async function isPayable(till: Till, { orderId, lines }: Pick<Charge, 'orderId' | 'lines'>): Promise<boolean> {
  const [hasLines, isOtherPlaced] = await Promise.all([till.hasLines(lines), till.orders.isOtherPlaced(orderId)])
  return hasLines && !isOtherPlaced
}

/** The order; `refused` if there is none, `lost` if it may exist and was not found. */
async function place(till: Till, known: readonly number[]): Promise<number | 'refused' | 'lost'> {
  try {
    return (await till.orders.place()).orderId
  } catch (cause) {
    till.log.error('wallet-order', cause)
    if (isNotTaken(cause)) return 'refused'
    // The order may exist although the answer was lost.
    const orders = await till.orders.unpaid().catch(() => [])
    return orders.findLast((orderId) => !known.includes(orderId)) ?? 'lost'
  }
}

/** Looks again for an order whose creation was not answered, so that it is cancelled. */
async function findLostOrder(till: Till, attempt: Attempt): Promise<Attempt> {
  const { lostOrder, state } = attempt
  if (lostOrder === null) return attempt
  const current = 'orderId' in state ? state.orderId : null
  const orders = (await till.orders.unpaid()).filter((id) => !lostOrder.before.includes(id) && id !== current)
  const isOver = till.now() - lostOrder.since >= findMs
  return orders.length > 0 || isOver ? step(till, attempt, { type: 'found', orders }) : attempt
}

type Paying = {
  deadline: number
  /** The payment was not sent before. Only then can an answer say that nothing was charged. */
  isJustSent: boolean
}

/** Sends the payment, and sends it again with the same key while no answer comes. */
async function pay(till: Till, attempt: Attempt, { deadline, isJustSent }: Paying): Promise<Attempt> {
  const { state } = attempt
  if (state.at !== 'paying' && state.at !== 'unknown') return attempt
  const { payment, key, orderId } = state
  const outcome = await ask(till, deadline, async (isFirst) => {
    if (!isFirst && !(await isPayable(till, state))) return { status: 'pending' }
    return till.payments.pay({ payment, key }, until(till, deadline)).catch((cause: unknown): PaymentOutcome => {
      if (!isJustSent || !isFirst || !isNotTaken(cause)) throw cause
      till.log.error('wallet-payment', cause, { orderId })
      const about = { reference: payment.reference, amount: payment.amount }
      return { status: 'refused', pspReference: null, reason: 'failed', about }
    })
  })
  return !outcome || isOfAnother(till, state, outcome)
    ? step(till, attempt, { type: 'lost' })
    : step(till, attempt, { type: 'answered', outcome })
}

function isOfAnother(till: Till, charged: Charge, outcome: PaymentOutcome): boolean {
  if (isAnswerTo(charged, outcome)) return false
  till.log.error('wallet-answer-of-another', new Error('The answer names another order or amount.'), {
    orderId: charged.orderId,
  })
  return true
}
