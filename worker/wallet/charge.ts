import type { Money } from '../../shared/domain/money.ts'
import type { PaymentOutcome, PaymentRequest } from '../ports/payment-port.ts'
import type { AttemptResult } from '../ports/wallet-attempt-port.ts'
import { ask, isUncharged, keyOf, until } from './ask-provider.ts'
import { advance, type Attempt, type AttemptEvent, type AttemptState, isHeld } from './attempt.ts'
import { askMs, bankMs, reportMs } from './next-alarm.ts'
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
  const orderId = await place(till, known)
  if (orderId === null) {
    attempt = await step(till, attempt, { type: 'not-ordered', orders: [], reason: 'failed' })
    return [await finish(till, attempt), { status: 'refused', reason: 'failed' }]
  }
  const total = await till.orders.total(orderId).catch((cause: unknown) => {
    till.log.error('wallet-order-total', cause, { orderId })
    return null
  })
  // Only the amount that the shopper saw is charged.
  if (total?.amount !== shown.amount || total.currency !== shown.currency) {
    attempt = await step(till, attempt, { type: 'not-ordered', orders: [orderId], reason: 'failed' })
    return [await finish(till, attempt), { status: 'refused', reason: 'failed' }]
  }
  const payment = { ...checkout.payment, reference: String(orderId), amount: total }
  const key = await keyOf(`${orderId}|${authorisation}`)
  attempt = await step(till, attempt, {
    type: 'paying',
    charge: { authorisation, orderId, key, payment, lines, since: till.now() },
  })
  attempt = await pay(till, attempt, deadline)
  return [await finish(till, attempt), resultOf(attempt.state)]
}

/** Ends an attempt that stopped half-way: asks again with the same key, cancels, or finishes what is left. */
export async function settle(till: Till, before: Attempt, deadline: number): Promise<Attempt> {
  let attempt = before
  const { state } = attempt
  if (state.at === 'ordering') {
    const orders = (await till.orders.unpaid()).filter((orderId) => !state.before.includes(orderId))
    attempt = await step(till, attempt, { type: 'not-ordered', orders, reason: 'failed' })
  }
  if (state.at === 'paying' || state.at === 'unknown') {
    attempt = till.now() - state.since < askMs ? await pay(till, attempt, deadline) : attempt
    // The shopper has left the page, so nobody follows a redirect that comes only now.
    if (attempt.state.at === 'redirected') attempt = await step(till, attempt, { type: 'abandoned' })
    if (attempt.state.at === 'paying') attempt = await step(till, attempt, { type: 'lost' })
    if (attempt.state.at === 'unknown' && till.now() - state.since >= askMs)
      attempt = await step(till, attempt, { type: 'late', now: till.now() })
  }
  if (state.at === 'redirected' && till.now() - state.since >= bankMs)
    attempt = await step(till, attempt, { type: 'abandoned' })
  return finish(till, attempt)
}

/** Completes the payment of a shopper who has come back from the bank. */
export async function complete(
  till: Till,
  before: Attempt,
  { redirectResult, deadline }: { redirectResult: string; deadline: number },
): Promise<[Attempt, AttemptResult]> {
  const { state } = before
  if (state.at !== 'redirected') return [before, resultOf(state)]
  const key = await keyOf(`${state.orderId}|${redirectResult}`)
  const outcome = await ask(till, deadline, () =>
    till.payments.complete({ redirectResult, key }, until(till, deadline)),
  )
  // Without an answer the notification decides, or the shopper tries the address again.
  if (!outcome || outcome.status === 'pending' || outcome.status === 'redirect') return [before, { status: 'unknown' }]
  const attempt = await step(till, before, { type: 'answered', orderId: state.orderId, outcome })
  return [await finish(till, attempt), resultOf(attempt.state)]
}

/** Applies a notification of the provider. */
export async function report(
  till: Till,
  attempt: Attempt,
  event: Extract<AttemptEvent, { type: 'reported' }>,
): Promise<Attempt> {
  return finish(till, await step(till, attempt, event))
}

/** The shopper gave up the bank's page and starts again. */
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

async function place(till: Till, known: readonly number[]): Promise<number | null> {
  try {
    return (await till.orders.place()).orderId
  } catch (cause) {
    till.log.error('wallet-order', cause)
    // The order may exist although the answer was lost.
    const orders = await till.orders.unpaid().catch(() => [])
    return orders.find((orderId) => !known.includes(orderId)) ?? null
  }
}

/** Sends the payment, and sends it again with the same key while no answer comes. */
async function pay(till: Till, attempt: Attempt, deadline: number): Promise<Attempt> {
  const { state } = attempt
  if (state.at !== 'paying' && state.at !== 'unknown') return attempt
  const { payment, key, orderId } = state
  const outcome = await ask(till, deadline, (isFirst) =>
    till.payments.pay({ payment, key }, until(till, deadline)).catch((cause: unknown): PaymentOutcome => {
      // Only the first answer can say that nothing was charged: a later one may be about the repeated request.
      if (isFirst && state.at === 'paying' && isUncharged(cause)) {
        till.log.error('wallet-payment', cause, { orderId })
        return { status: 'refused', pspReference: null, reason: 'failed' }
      }
      throw cause
    }),
  )
  if (!outcome) return step(till, attempt, { type: 'lost' })
  return step(till, attempt, { type: 'answered', orderId, outcome })
}

/** Does what is left: the order's status, the cart, orders to cancel, money to return. What fails is left for the alarm. */
async function finish(till: Till, before: Attempt): Promise<Attempt> {
  let attempt = before
  const { state } = attempt
  if (state.at === 'authorised' && !state.isDone)
    await attempted('order-paid', async () => {
      await till.orders.markPaid(state)
      await till.removeCart(state)
      attempt = await step(till, attempt, { type: 'order-paid' })
    })
  if (state.at === 'cancelling' && !state.isAsked)
    await attempted('payment-cancel', async () => {
      await till.payments.cancel(
        { reference: String(state.orderId), key: await keyOf(`${state.key}|cancel`) },
        until(till),
      )
      attempt = await step(till, attempt, { type: 'cancel-asked', now: till.now() })
    })
  if (state.at === 'cancelling' && state.isAsked && till.now() - state.since >= reportMs)
    attempt = await step(till, attempt, { type: 'abandoned' })
  for (const orderId of attempt.paymentsToCancel)
    await attempted('payment-cancel', async () => {
      await till.payments.cancel({ reference: String(orderId), key: await keyOf(`${orderId}|cancel`) }, until(till))
      attempt = { ...attempt, paymentsToCancel: attempt.paymentsToCancel.filter((other) => other !== orderId) }
    })
  for (const { pspReference, orderId } of attempt.paymentsToReverse)
    await attempted('payment-reversal', async () => {
      const key = await keyOf(`${pspReference}|reversal`)
      await till.payments.reverse({ pspReference, reference: String(orderId), key }, until(till))
      attempt = {
        ...attempt,
        paymentsToReverse: attempt.paymentsToReverse.filter((other) => other.pspReference !== pspReference),
      }
    })
  for (const orderId of attempt.ordersToCancel)
    await attempted('order-cancel', async () => {
      await till.orders.cancel(orderId)
      attempt = { ...attempt, ordersToCancel: attempt.ordersToCancel.filter((other) => other !== orderId) }
    })
  attempt = { ...attempt, alarms: attempt.alarms + 1 }
  await till.save(attempt)
  return attempt

  async function attempted(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (cause) {
      till.log.error(`wallet-${what}`, cause)
    }
  }
}

async function step(till: Till, attempt: Attempt, event: AttemptEvent): Promise<Attempt> {
  const next = advance(attempt, event)
  await till.save(next)
  return next
}
