import type { Money } from '../../shared/domain/money.ts'
import type { WalletError } from '../../shared/wallet.ts'
import type { PaymentOutcome, PaymentRefusal, PaymentReport, PaymentRequest } from '../ports/payment-port.ts'
import type { OpenAttempt } from '../ports/wallet-attempt-port.ts'

/** A payment that was or will be sent. `lines` describes the lines that were ordered. Times are in milliseconds. */
export type Charge = {
  /** Identifies the shopper's authorisation in the wallet. */
  authorisation: string
  orderId: number
  /** Idempotency key. */
  key: string
  payment: PaymentRequest
  lines: string
  since: number
}

/**
 * `ordering`: the order is being created; `before` are the orders that the cart had. `paying`: the payment may have
 * been sent. `redirected`: the shopper is at the bank. `unknown`: the payment was sent, and its result is not known.
 * `cancelling`: the payment is being cancelled by our reference. A state with `isDone: false` has work left.
 */
export type AttemptState =
  | { at: 'closed' }
  | { at: 'open' }
  | { at: 'quoted'; total: Money; optionId: string | null; errors?: WalletError[]; lines: string }
  | { at: 'ordering'; authorisation: string; before: number[]; since: number }
  | ({ at: 'paying' | 'unknown' } & Charge)
  | ({ at: 'redirected'; url: string } & Charge)
  | { at: 'cancelling'; authorisation: string; orderId: number; key: string; since: number; isAsked: boolean }
  | { at: 'authorised'; authorisation: string; orderId: number; pspReference: string; lines: string; isDone: boolean }
  | { at: 'refused'; authorisation: string; orderId: number | null; reason: PaymentRefusal }

/** A result of an earlier authorisation of the same cart. `pspReference` is `null` if it was not charged. */
export type PastCharge = {
  authorisation: string
  orderId: number
  pspReference: string | null
  reason: PaymentRefusal | null
}

/** Everything that is stored about the payments of one cart. */
export type Attempt = {
  opened: OpenAttempt
  state: AttemptState
  past: PastCharge[]
  /** Orders that must be cancelled. */
  ordersToCancel: number[]
  /** Orders whose payments must be cancelled, in case there is one. */
  paymentsToCancel: number[]
  /** Payments whose money must be returned. */
  paymentsToReverse: { pspReference: string; orderId: number }[]
  /** Alarms since the last change of state. */
  alarms: number
}

/**
 * `lost`: no usable answer came. `late`: the result has been unknown for too long. `abandoned`: the shopper did not
 * come back from the bank, or the cancelled payment was not reported. `reported`: the provider's notification.
 */
export type AttemptEvent =
  | { type: 'quoted'; total: Money; optionId: string | null; errors?: WalletError[]; lines: string }
  | { type: 'dismissed' }
  | { type: 'ordering'; authorisation: string; before: number[]; now: number }
  | { type: 'not-ordered'; orders: number[]; reason: PaymentRefusal }
  | { type: 'paying'; charge: Charge }
  | { type: 'answered'; orderId: number; outcome: PaymentOutcome }
  | { type: 'lost' }
  | { type: 'late'; now: number }
  | { type: 'cancel-asked'; now: number }
  | { type: 'abandoned' }
  | { type: 'reported'; orderId: number; report: PaymentReport }
  | { type: 'order-paid' }

const maxPast = 20

export function openedAttempt(opened: OpenAttempt, before: Attempt | undefined): Attempt {
  const kept = before ? remember(before) : { past: [], ordersToCancel: [], paymentsToCancel: [], paymentsToReverse: [] }
  return { ...kept, opened, state: { at: 'open' }, alarms: 0 }
}

/**
 * True while a payment of the cart may be charged or its order is not marked as paid, so that no other payment of the
 * cart may start.
 */
export function isHeld({ state }: Pick<Attempt, 'state'>): boolean {
  if (state.at === 'authorised') return !state.isDone
  return ['ordering', 'paying', 'redirected', 'unknown', 'cancelling'].includes(state.at)
}

/** True while the sheet is open and nothing is ordered. */
export function isOpen({ state }: Pick<Attempt, 'state'>): boolean {
  return state.at === 'open' || state.at === 'quoted'
}

/** The attempt after an event. An event that does not fit the state changes nothing. */
export function advance(attempt: Attempt, event: AttemptEvent): Attempt {
  const { state } = attempt
  switch (event.type) {
    case 'quoted':
      return isOpen(attempt)
        ? to(attempt, {
            at: 'quoted',
            total: event.total,
            optionId: event.optionId,
            ...(event.errors && { errors: event.errors }),
            lines: event.lines,
          })
        : attempt
    case 'dismissed':
      return isOpen(attempt) ? to(attempt, { at: 'closed' }) : attempt
    case 'ordering':
      return isOpen(attempt)
        ? to(attempt, {
            at: 'ordering',
            authorisation: event.authorisation,
            before: event.before,
            since: event.now,
          })
        : attempt
    case 'not-ordered':
      return state.at === 'ordering'
        ? to(cancelOrders(attempt, event.orders), {
            at: 'refused',
            authorisation: state.authorisation,
            orderId: event.orders[0] ?? null,
            reason: event.reason,
          })
        : attempt
    case 'paying':
      return state.at === 'ordering' ? to(attempt, { at: 'paying', ...event.charge }) : attempt
    case 'answered':
      return isCharging(state) && state.orderId === event.orderId ? answered(attempt, state, event.outcome) : attempt
    case 'lost':
      return state.at === 'paying' ? to(attempt, { ...state, at: 'unknown' }) : attempt
    case 'late':
      return state.at === 'unknown'
        ? to(attempt, {
            at: 'cancelling',
            authorisation: state.authorisation,
            orderId: state.orderId,
            key: state.key,
            since: event.now,
            isAsked: false,
          })
        : attempt
    case 'abandoned':
      return abandoned(attempt)
    case 'cancel-asked':
      return state.at === 'cancelling' ? { ...attempt, state: { ...state, isAsked: true, since: event.now } } : attempt
    case 'reported':
      return reported(attempt, event)
    case 'order-paid':
      return state.at === 'authorised' ? to(attempt, { ...state, isDone: true }) : attempt
  }
}

function answered(attempt: Attempt, charge: Charging, outcome: PaymentOutcome): Attempt {
  const { authorisation, orderId, lines } = charge
  if (outcome.status === 'authorised')
    return to(attempt, {
      at: 'authorised',
      authorisation,
      orderId,
      pspReference: outcome.pspReference,
      lines,
      isDone: false,
    })
  if (outcome.status === 'refused')
    return to(cancelOrders(attempt, [orderId]), { at: 'refused', authorisation, orderId, reason: outcome.reason })
  if (outcome.status === 'redirect' && charge.at === 'paying')
    return to(attempt, { ...charge, at: 'redirected', url: outcome.url })
  // A redirect that is answered again later: the shopper never saw it.
  return charge.at === 'paying' ? to(attempt, { ...charge, at: 'unknown' }) : attempt
}

// The bank's page alone does not charge: a payment ends with the details that the shopper brings back.
function abandoned(attempt: Attempt): Attempt {
  const { state } = attempt
  if (state.at !== 'redirected' && state.at !== 'cancelling') return attempt
  const { authorisation, orderId } = state
  const isAsked = state.at === 'cancelling' && state.isAsked
  return {
    ...to(cancelOrders(attempt, [orderId]), { at: 'refused', authorisation, orderId, reason: 'cancelled' }),
    paymentsToCancel: isAsked ? attempt.paymentsToCancel : [...attempt.paymentsToCancel, orderId],
  }
}

function reported(attempt: Attempt, { orderId, report }: Extract<AttemptEvent, { type: 'reported' }>): Attempt {
  const { state } = attempt
  if (isCharging(state) && state.orderId === orderId) {
    if (report.what === 'authorised') return answered(attempt, state, { ...report, status: 'authorised' })
    const reason = report.what === 'cancelled' ? 'cancelled' : 'refused'
    return answered(attempt, state, { status: 'refused', pspReference: null, reason })
  }
  if (state.at === 'cancelling' && state.orderId === orderId) {
    if (report.what === 'authorised') return reverse(attempt, { pspReference: report.pspReference, orderId })
    const { authorisation } = state
    return to(cancelOrders(attempt, [orderId]), { at: 'refused', authorisation, orderId, reason: 'cancelled' })
  }
  if (report.what !== 'authorised') return attempt
  const known = chargesOf(attempt).find((charge) => charge.orderId === orderId)
  // The order of this payment was cancelled, or was paid with another payment.
  return known && known.pspReference !== report.pspReference
    ? reverse(attempt, { pspReference: report.pspReference, orderId })
    : attempt
}

/** The results of all authorisations of the cart, the last one first. */
export function chargesOf({ state, past }: Pick<Attempt, 'state' | 'past'>): PastCharge[] {
  if (state.at === 'authorised') {
    const { authorisation, orderId, pspReference } = state
    return [{ authorisation, orderId, pspReference, reason: null }, ...past]
  }
  if (state.at === 'refused' && state.orderId !== null) {
    const { authorisation, orderId, reason } = state
    return [{ authorisation, orderId, pspReference: null, reason }, ...past]
  }
  return past
}

type Charging = Extract<AttemptState, { at: 'paying' | 'redirected' | 'unknown' }>

function isCharging(state: AttemptState): state is Charging {
  return state.at === 'paying' || state.at === 'redirected' || state.at === 'unknown'
}

function remember(
  attempt: Attempt,
): Pick<Attempt, 'past' | 'ordersToCancel' | 'paymentsToCancel' | 'paymentsToReverse'> {
  const { ordersToCancel, paymentsToCancel, paymentsToReverse } = attempt
  return { past: chargesOf(attempt).slice(0, maxPast), ordersToCancel, paymentsToCancel, paymentsToReverse }
}

function to(attempt: Attempt, state: AttemptState): Attempt {
  return { ...attempt, state, alarms: 0 }
}

function cancelOrders(attempt: Attempt, orders: readonly number[]): Attempt {
  return { ...attempt, ordersToCancel: [...new Set([...attempt.ordersToCancel, ...orders])] }
}

function reverse(attempt: Attempt, payment: { pspReference: string; orderId: number }): Attempt {
  const isKnown = attempt.paymentsToReverse.some(({ pspReference }) => pspReference === payment.pspReference)
  return isKnown ? attempt : { ...attempt, paymentsToReverse: [...attempt.paymentsToReverse, payment] }
}
