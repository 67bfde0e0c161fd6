import type { PaymentOutcome } from '../ports/payment-port.ts'
import type { AttemptStanding, OpenAttempt } from '../ports/wallet-attempt-port.ts'
import { afterPayment, type Attempt, type AttemptEvent, type AttemptState, type Undoing } from './attempt-state.ts'
import { type Charging, chargesOf, isAbout, isAnswerTo, isCharging, isSameUndoing, orderedOf } from './charges.ts'

const maxPast = 20

export function openedAttempt(
  request: OpenAttempt,
  { before, now }: { before: Attempt | undefined; now: number },
): Attempt {
  const kept = before ? remember(before) : { past: [], toUndo: [], givenUp: [], lostOrder: null }
  return { ...kept, opened: { ...request, pricedAt: now }, state: { at: 'open' }, alarms: 0 }
}

/**
 * True while a payment of the cart may be charged or its order is not marked as paid, so that no other payment of the
 * cart may start.
 */
export function isHeld({ state }: Pick<Attempt, 'state'>): boolean {
  if (state.at === 'authorised') return state.left.some((what) => what !== 'settle-codes')
  return ['ordering', 'paying', 'redirected', 'unknown', 'cancelling'].includes(state.at)
}

/** True while the sheet is open and nothing is ordered. */
export function isOpen({ state }: Pick<Attempt, 'state'>): boolean {
  return state.at === 'open' || state.at === 'quoted'
}

export function standingOf(attempt: Attempt | undefined): AttemptStanding {
  if (!attempt) return { isHeld: false, isOpen: false, paid: null, couponCodes: [] }
  const { state, opened } = attempt
  return {
    isHeld: isHeld(attempt),
    isOpen: isOpen(attempt),
    paid: state.at === 'authorised' ? { orderId: state.orderId, kind: opened.kind } : null,
    couponCodes: opened.couponCodes,
  }
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
        ? to(
            { ...cancelOrders(attempt, event.orders), lostOrder: event.lost ?? attempt.lostOrder },
            {
              at: 'refused',
              authorisation: state.authorisation,
              orderId: event.orders[0] ?? null,
              amount: null,
              reason: event.reason,
            },
          )
        : attempt
    case 'found':
      return { ...cancelOrders(attempt, event.orders), lostOrder: null }
    case 'paying':
      return state.at === 'ordering' ? to(attempt, { at: 'paying', ...event.charge }) : attempt
    case 'answered':
      return isCharging(state) && isAnswerTo(state, event.outcome) ? answered(attempt, state, event.outcome) : attempt
    case 'lost':
      return state.at === 'paying' ? to(attempt, { ...state, at: 'unknown' }) : attempt
    case 'late':
      return isCharging(state)
        ? to(attempt, {
            at: 'cancelling',
            ...orderedOf(state),
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
    case 'done':
      return state.at === 'authorised'
        ? to(attempt, { ...state, left: state.left.filter((what) => what !== event.what) })
        : attempt
    case 'paid-otherwise':
      return paidOtherwise(attempt)
  }
}

function answered(attempt: Attempt, charge: Charging, outcome: PaymentOutcome): Attempt {
  const ordered = orderedOf(charge)
  if (outcome.status === 'authorised') {
    const { pspReference } = outcome
    return to(attempt, { at: 'authorised', ...ordered, pspReference, lines: charge.lines, left: [...afterPayment] })
  }
  if (outcome.status === 'refused')
    return to(cancelOrders(attempt, [charge.orderId]), { at: 'refused', ...ordered, reason: outcome.reason })
  if (outcome.status === 'redirect' && charge.at === 'paying')
    return to(attempt, { ...charge, at: 'redirected', url: outcome.url })
  // A redirect that is answered again later: the shopper never saw it.
  return charge.at === 'paying' ? to(attempt, { ...charge, at: 'unknown' }) : attempt
}

// The bank's page alone does not charge: a payment ends with the details that the shopper brings back.
function abandoned(attempt: Attempt): Attempt {
  const { state } = attempt
  if (state.at !== 'redirected' && state.at !== 'cancelling') return attempt
  const { authorisation, orderId, amount } = state.at === 'redirected' ? orderedOf(state) : state
  const ended = to(cancelOrders(attempt, [orderId]), {
    at: 'refused',
    authorisation,
    orderId,
    amount,
    reason: 'cancelled',
  })
  return state.at === 'cancelling' && state.isAsked
    ? ended
    : undo(ended, { what: 'cancel-payment', orderId, pspReference: null })
}

/** The cart was paid in the hosted checkout as well, so this payment's money goes back. */
function paidOtherwise(attempt: Attempt): Attempt {
  const { state } = attempt
  if (state.at !== 'authorised' || !state.left.includes('mark-paid')) return attempt
  const { authorisation, orderId, amount, pspReference } = state
  const ended = to(cancelOrders(attempt, [orderId]), {
    at: 'refused',
    authorisation,
    orderId,
    amount,
    reason: 'cancelled',
  })
  return undo(ended, { what: 'reverse-payment', orderId, pspReference })
}

function reported(attempt: Attempt, { about, report }: Extract<AttemptEvent, { type: 'reported' }>): Attempt {
  const { state } = attempt
  if (isCharging(state) && isAbout(orderedOf(state), about)) {
    if (report.what === 'authorised') return answered(attempt, state, { ...report, status: 'authorised', about })
    const reason = report.what === 'cancelled' ? 'cancelled' : 'refused'
    return answered(attempt, state, { status: 'refused', pspReference: null, reason, about })
  }
  if (state.at === 'cancelling' && isAbout(state, about)) {
    const { authorisation, orderId, amount } = state
    if (report.what === 'authorised')
      return undo(attempt, { what: 'reverse-payment', orderId, pspReference: report.pspReference })
    return to(cancelOrders(attempt, [orderId]), { at: 'refused', authorisation, orderId, amount, reason: 'cancelled' })
  }
  if (report.what !== 'authorised') return attempt
  const known = chargesOf(attempt).find((charge) => isAbout(charge, about))
  // The order of this payment was cancelled, or was paid with another payment.
  return known && known.pspReference !== report.pspReference
    ? undo(attempt, { what: 'reverse-payment', orderId: known.orderId, pspReference: report.pspReference })
    : attempt
}

function remember(attempt: Attempt): Pick<Attempt, 'past' | 'toUndo' | 'givenUp' | 'lostOrder'> {
  const { toUndo, givenUp, lostOrder } = attempt
  return { past: chargesOf(attempt).slice(0, maxPast), toUndo, givenUp, lostOrder }
}

function to(attempt: Attempt, state: AttemptState): Attempt {
  return { ...attempt, state, alarms: 0 }
}

function cancelOrders(attempt: Attempt, orders: readonly number[]): Attempt {
  return orders.reduce((next, orderId) => undo(next, { what: 'cancel-order', orderId, pspReference: null }), attempt)
}

function undo(attempt: Attempt, added: Omit<Undoing, 'failingSince'>): Attempt {
  const isKnown = [...attempt.toUndo, ...attempt.givenUp].some((known) => isSameUndoing(known, added))
  return isKnown ? attempt : { ...attempt, toUndo: [...attempt.toUndo, { ...added, failingSince: null }] }
}
