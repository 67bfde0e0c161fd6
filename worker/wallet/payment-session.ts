import type { PaymentAbout, PaymentOutcome } from '../ports/payment-port.ts'
import { noRest, type OpenSheet, type PaymentStanding, type RestOfCart } from '../ports/wallet-payment-port.ts'
import { type Charging, chargesOf, isAbout, isOutcomeOf, isCharging, isSameUndoing, orderedOf } from './charges.ts'
import {
  afterPayment,
  type Ordered,
  type PaymentSession,
  type ChargeRefusal,
  type SessionEvent,
  type SessionState,
  type Undoing,
} from './payment-session-state.ts'

const maxPast = 20

export function openedSession(
  request: OpenSheet,
  { before, now }: { before: PaymentSession | undefined; now: number },
): PaymentSession {
  const kept = before ? remember(before) : { past: [], toUndo: [], returning: [], givenUp: [], lostOrder: null }
  return { ...kept, opened: { ...request, pricedAt: now }, state: { at: 'open' }, alarms: 0 }
}

/**
 * True while a payment of the cart may be charged or its order is not marked as paid, so that no other payment of the
 * cart may start.
 */
export function isChargePending({ state }: Pick<PaymentSession, 'state'>): boolean {
  if (state.at === 'authorised') return state.left.some((what) => what !== 'redeem-codes')
  return ['ordering', 'paying', 'redirected', 'unknown', 'cancelling'].includes(state.at)
}

/** True while nothing is charged without the shopper, so that the payment may be given up. */
export function mayGiveUp({ state }: Pick<PaymentSession, 'state'>): boolean {
  return state.at === 'redirected' && !state.isSent
}

/** True while the sheet is open and nothing is ordered. */
export function isSheetOpen({ state }: Pick<PaymentSession, 'state'>): boolean {
  return state.at === 'open' || state.at === 'quoted'
}

export function standingOf(session: PaymentSession | undefined): PaymentStanding {
  if (!session) return { isChargePending: false, isSheetOpen: false, paid: null, ...noRest, couponCodes: [] }
  const { state, opened } = session
  return {
    isChargePending: isChargePending(session),
    isSheetOpen: isSheetOpen(session),
    paid: state.at === 'authorised' ? { orderId: state.orderId, kind: opened.kind } : null,
    ...restIn(state),
    couponCodes: opened.couponCodes,
  }
}

function restIn(state: SessionState): RestOfCart {
  const { restCartId, leftOut } = { ...noRest, ...state }
  return { restCartId, leftOut }
}

/** The session after an event. An event that does not fit the state changes nothing. */
export function advance(session: PaymentSession, event: SessionEvent): PaymentSession {
  const { state } = session
  switch (event.type) {
    case 'quoted': {
      const { type: _type, ...quoted } = event
      return isSheetOpen(session) ? to(session, { at: 'quoted', ...quoted }) : session
    }
    case 'dismissed':
      return isSheetOpen(session) ? to(session, { at: 'closed' }) : session
    case 'ordering': {
      const { authorisation, before, now } = event
      return isSheetOpen(session) ? to(session, { at: 'ordering', authorisation, before, since: now }) : session
    }
    case 'not-ordered': {
      if (state.at !== 'ordering') return session
      const { orders, reason, lost = session.lostOrder } = event
      const { authorisation } = state
      const [orderId = null] = orders
      const cancelled = { ...cancelOrders(session, orders), lostOrder: lost }
      return to(cancelled, { at: 'refused', authorisation, orderId, amount: null, reason })
    }
    case 'found':
      return { ...cancelOrders(session, event.orders), lostOrder: null }
    case 'paying':
      return state.at === 'ordering' ? to(session, { at: 'paying', ...event.charge }) : session
    case 'responded':
      return isCharging(state) && isOutcomeOf(state, event.outcome) ? decided(session, state, event.outcome) : session
    case 'lost':
      return state.at === 'paying' ? to(session, { ...state, at: 'unknown' }) : session
    case 'late':
      return isCharging(state)
        ? to(session, { at: 'cancelling', ...orderedOf(state), key: state.key, since: event.now, isAsked: false })
        : session
    case 'answer':
      return state.at === 'redirected' ? { ...session, state: { ...state, isSent: event.isSent } } : session
    case 'abandoned':
      return abandoned(session, event.reason ?? 'cancelled')
    case 'cancel-asked':
      return state.at === 'cancelling' ? { ...session, state: { ...state, isAsked: true, since: event.now } } : session
    case 'reported':
      return reported(session, event)
    case 'done':
      return state.at === 'authorised'
        ? to(session, { ...state, left: state.left.filter((what) => what !== event.what) })
        : session
    case 'rest':
      return state.at === 'authorised' ? to(session, { ...state, ...event.rest }) : session
    case 'paid-otherwise':
      return paidOtherwise(session)
  }
}

function decided(session: PaymentSession, charge: Charging, outcome: PaymentOutcome): PaymentSession {
  const ordered = orderedOf(charge)
  if (outcome.status === 'authorised') {
    const { paymentId } = outcome
    return to(session, { at: 'authorised', ...ordered, paymentId, lines: charge.lines, left: [...afterPayment] })
  }
  if (outcome.status === 'refused') return refused(session, ordered, outcome.reason)
  if (outcome.status === 'redirect' && charge.at === 'paying')
    return to(session, { ...charge, at: 'redirected', url: outcome.url })
  // A redirect that comes again later: the shopper never saw it.
  return charge.at === 'paying' ? to(session, { ...charge, at: 'unknown' }) : session
}

// The bank's page alone does not charge: a payment ends with the details that the shopper brings back.
function abandoned(session: PaymentSession, reason: ChargeRefusal): PaymentSession {
  const { state } = session
  if (state.at !== 'redirected' && state.at !== 'cancelling') return session
  const ended = refused(session, state.at === 'redirected' ? orderedOf(state) : state, reason)
  return state.at === 'cancelling' && state.isAsked
    ? ended
    : undo(ended, { what: 'cancel-payment', orderId: state.orderId, paymentId: null })
}

/** The cart was paid in the hosted checkout as well, so this payment's money goes back. */
function paidOtherwise(session: PaymentSession): PaymentSession {
  const { state } = session
  if (state.at !== 'authorised' || !state.left.includes('mark-paid')) return session
  const { orderId, paymentId } = state
  return undo(refused(session, state, 'cancelled'), { what: 'reverse-payment', orderId, paymentId })
}

function reported(
  before: PaymentSession,
  { about, report }: Extract<SessionEvent, { type: 'reported' }>,
): PaymentSession {
  if (report.what === 'not-returned') return notReturned(before, about, report.paymentId)
  const session = report.what === 'cancelled' ? withoutReversal(before, about, report.paymentId) : before
  const { state } = session
  if (isCharging(state) && isAbout(orderedOf(state), about)) {
    if (report.what === 'authorised') return decided(session, state, { ...report, status: 'authorised', about })
    const reason = report.what === 'refused' ? 'refused' : 'cancelled'
    return decided(session, state, { status: 'refused', reason, about })
  }
  if (state.at === 'cancelling' && isAbout(state, about)) {
    if (report.what !== 'authorised') return refused(session, state, 'cancelled')
    // A cancel that is not asked for yet is left out: of two ways to return the money, one would be reported as failed.
    const rest = state.isAsked ? session : refused(session, state, 'cancelled')
    return undo(rest, { what: 'reverse-payment', orderId: state.orderId, paymentId: report.paymentId })
  }
  if (report.what !== 'authorised') return session
  const known = chargesOf(session).find((charge) => isAbout(charge, about))
  // The order of this payment was cancelled, or was paid with another payment.
  return known && known.paymentId !== report.paymentId
    ? undo(session, { what: 'reverse-payment', orderId: known.orderId, paymentId: report.paymentId })
    : session
}

/** A reversal has failed. One that the shop did not ask for is the merchant's. It may have failed before its response. */
function notReturned(session: PaymentSession, about: PaymentAbout, paymentId: string): PaymentSession {
  const reversal = [...session.returning, ...session.toUndo].find(isReversal(about, paymentId))
  if (!reversal) return session
  const { returning, toUndo } = session
  const others = (list: Undoing[]) => list.filter((other) => other !== reversal)
  return { ...session, returning: others(returning), toUndo: [...others(toUndo), { ...reversal, hasFailed: true }] }
}

/** The payment was cancelled by our reference, so its reversal finds nothing to return and is reported as failed. */
function withoutReversal(session: PaymentSession, about: PaymentAbout, paymentId: string): PaymentSession {
  const isIt = isReversal(about, paymentId)
  const others = (list: Undoing[]) => list.filter((undoing) => !isIt(undoing))
  return { ...session, returning: others(session.returning), toUndo: others(session.toUndo) }
}

function isReversal({ reference }: PaymentAbout, paymentId: string): (undoing: Undoing) => boolean {
  return (undoing) =>
    undoing.what === 'reverse-payment' && undoing.paymentId === paymentId && String(undoing.orderId) === reference
}

function remember(
  session: PaymentSession,
): Pick<PaymentSession, 'past' | 'toUndo' | 'returning' | 'givenUp' | 'lostOrder'> {
  const { toUndo, returning, givenUp, lostOrder } = session
  return { past: chargesOf(session).slice(0, maxPast), toUndo, returning, givenUp, lostOrder }
}

function to(session: PaymentSession, state: SessionState): PaymentSession {
  return { ...session, state, alarms: 0 }
}

/** The order is cancelled, and the shopper may pay again. */
function refused(
  session: PaymentSession,
  { authorisation, orderId, amount }: Ordered,
  reason: ChargeRefusal,
): PaymentSession {
  return to(cancelOrders(session, [orderId]), { at: 'refused', authorisation, orderId, amount, reason })
}

function cancelOrders(session: PaymentSession, orders: readonly number[]): PaymentSession {
  return orders.reduce((next, orderId) => undo(next, { what: 'cancel-order', orderId, paymentId: null }), session)
}

function undo(session: PaymentSession, added: Omit<Undoing, 'failingSince'>): PaymentSession {
  const { toUndo, returning, givenUp } = session
  const isKnown = [...toUndo, ...returning, ...givenUp].some((known) => isSameUndoing(known, added))
  return isKnown ? session : { ...session, toUndo: [...toUndo, { ...added, failingSince: null }] }
}
