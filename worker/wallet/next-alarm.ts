import type { PaymentSession } from './payment-session-state.ts'

/** How long a payment without a response is asked for again, before it is cancelled. */
export const askMs = 2 * 60_000
/** How long the shopper may take at the bank. */
export const bankMs = 30 * 60_000
/** How long a cancelled payment waits for its notification, before the bag is released. */
export const reportMs = 30 * 60_000
/** How long an order whose creation got no response is looked for. */
export const findMs = 60 * 60_000
/** How long a cancel or a reversal is repeated, before it is given up. */
export const undoMs = 24 * 60 * 60_000
/** How long the prices of a sheet hold. Then its alarm closes it. */
const quoteMs = 30 * 60_000
const maxAlarmMs = 15 * 60_000
const keptMs = 7 * 24 * 60 * 60_000
/** How long an accepted reversal is remembered, because its refund may still fail. The provider names no limit. */
const returnMs = 60 * 24 * 60 * 60_000

/** Milliseconds until the session must be looked at again; then it is resumed, or forgotten if nothing is left to do. */
export function nextAlarm(session: PaymentSession, now: number): number {
  const { opened, state, alarms } = session
  if (state.at === 'ordering' || state.at === 'paying') return 60_000
  if (hasWork(session)) return Math.min(maxAlarmMs, 10_000 * 2 ** Math.min(alarms, 10))
  if (state.at === 'open' || state.at === 'quoted') return Math.max(0, opened.pricedAt + quoteMs - now)
  if (state.at === 'redirected') return Math.max(0, state.since + bankMs - now)
  return state.at === 'cancelling' ? reportMs : restMs(session)
}

/** True if something is left that the alarm repeats. */
export function hasWork({ state, toUndo, lostOrder }: PaymentSession): boolean {
  if (toUndo.length > 0 || lostOrder !== null || state.at === 'unknown') return true
  return (state.at === 'authorised' && state.left.length > 0) || (state.at === 'cancelling' && !state.isAsked)
}

/** True if the alarm of the session may delete it. What was given up is kept. */
export function isForgettable(session: PaymentSession): boolean {
  return session.givenUp.length === 0 && nextAlarm(session, 0) === restMs(session)
}

/** True if the prices of a sheet no longer hold. */
export function havePricesExpired({ pricedAt }: Pick<PaymentSession['opened'], 'pricedAt'>, now: number): boolean {
  return now - pricedAt >= quoteMs
}

/** How long a session is kept in which nothing is left to do. */
function restMs({ returning }: PaymentSession): number {
  return returning.length > 0 ? returnMs : keptMs
}
