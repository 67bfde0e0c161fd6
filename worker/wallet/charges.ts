import type { PaymentAbout, PaymentOutcome } from '../ports/payment-port.ts'
import type {
  PaymentSession,
  SessionState,
  Charge,
  Ordered,
  PastCharge,
  Undoing,
  ChargeRefusal,
} from './payment-session-state.ts'
import type { Money } from '#shared/domain/money.ts'

/**
 * True if a response or a report may decide about the charge: it names our order and the amount that we asked for. A
 * refusal may leave the amount out, because nothing was authorised.
 */
export function isAbout(
  { orderId, amount }: { orderId: number; amount: Money | null },
  { reference, amount: named }: PaymentAbout,
  needsAmount = true,
): boolean {
  if (reference !== String(orderId)) return false
  if (named === null) return !needsAmount
  return named.amount === amount?.amount && named.currency === amount.currency
}

/** True if the outcome decides nothing, or is about this charge. */
export function isOutcomeOf(charge: Charge, outcome: PaymentOutcome): boolean {
  if (outcome.status !== 'authorised' && outcome.status !== 'refused') return true
  return isAbout(orderedOf(charge), outcome.about, outcome.status === 'authorised')
}

/** The order and the amount of the session's charges, running and past. */
export function chargedOrders(session: PaymentSession): { orderId: number; amount: Money | null }[] {
  const { state } = session
  const running = isCharging(state) ? [orderedOf(state)] : state.at === 'cancelling' ? [state] : []
  return [...running, ...chargesOf(session)]
}

/** Refusals of a card. After so many, no sheet opens for the cart: someone may be testing stolen cards (D-15). */
const maxDeclined = 5
const declinedReasons: ReadonlySet<ChargeRefusal | null> = new Set([
  'refused',
  'not-enough-balance',
  'expired-card',
  'invalid-card',
])

export function isDeclinedTooOften(session: PaymentSession): boolean {
  return chargesOf(session).filter(({ reason }) => declinedReasons.has(reason)).length >= maxDeclined
}

/** The results of all authorisations of the cart, the last one first. */
export function chargesOf({ state, past }: Pick<PaymentSession, 'state' | 'past'>): PastCharge[] {
  if (state.at === 'authorised') {
    const { authorisation, orderId, amount, paymentId } = state
    return [{ authorisation, orderId, amount, paymentId, reason: null }, ...past]
  }
  if (state.at === 'refused' && state.orderId !== null) {
    const { authorisation, orderId, amount, reason } = state
    return [{ authorisation, orderId, amount, paymentId: null, reason }, ...past]
  }
  return past
}

export type Charging = Extract<SessionState, { at: 'paying' | 'redirected' | 'unknown' }>

/** True while the provider decides about the payment. */
export function isCharging(state: SessionState): state is Charging {
  return state.at === 'paying' || state.at === 'redirected' || state.at === 'unknown'
}

export function orderedOf({ authorisation, orderId, payment }: Charge): Ordered {
  return { authorisation, orderId, amount: payment.amount }
}

/** True for two entries about the same order or payment. */
export function isSameUndoing(one: Omit<Undoing, 'failingSince'>, other: Omit<Undoing, 'failingSince'>): boolean {
  return one.what === other.what && one.orderId === other.orderId && one.paymentId === other.paymentId
}
