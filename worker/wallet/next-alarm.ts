import type { Attempt } from './attempt-state.ts'

/** How long a payment without an answer is asked for again, before it is cancelled. */
export const askMs = 2 * 60_000
/** How long the shopper may take at the bank. */
export const bankMs = 30 * 60_000
/** How long a cancelled payment waits for its notification, before the bag is released. */
export const reportMs = 30 * 60_000
/** How long an order whose creation was not answered is looked for. */
export const findMs = 60 * 60_000
/** How long a cancel or a reversal is repeated, before it is given up. */
export const undoMs = 24 * 60 * 60_000
/** How long the prices of a sheet hold. Then its alarm closes it. */
const quoteMs = 30 * 60_000
const maxAlarmMs = 15 * 60_000
const keptMs = 7 * 24 * 60 * 60_000

/** Milliseconds until the attempt must be looked at again; then it is settled, or forgotten if nothing is left to do. */
export function nextAlarm(attempt: Attempt, now: number): number {
  const { opened, state, alarms } = attempt
  if (state.at === 'ordering' || state.at === 'paying') return 60_000
  if (hasWork(attempt)) return Math.min(maxAlarmMs, 10_000 * 2 ** Math.min(alarms, 10))
  if (state.at === 'open' || state.at === 'quoted') return Math.max(0, opened.pricedAt + quoteMs - now)
  if (state.at === 'redirected') return bankMs
  return state.at === 'cancelling' ? reportMs : keptMs
}

/** True if something is left that the alarm repeats. */
export function hasWork({ state, toUndo, lostOrder }: Attempt): boolean {
  if (toUndo.length > 0 || lostOrder !== null || state.at === 'unknown') return true
  return (state.at === 'authorised' && state.left.length > 0) || (state.at === 'cancelling' && !state.isAsked)
}

/** True if the alarm of the attempt may delete it. What was given up is kept. */
export function isForgettable(attempt: Attempt): boolean {
  return attempt.givenUp.length === 0 && nextAlarm(attempt, 0) === keptMs
}

/** True if the prices of a sheet no longer hold. */
export function isOver({ pricedAt }: Pick<Attempt['opened'], 'pricedAt'>, now: number): boolean {
  return now - pricedAt >= quoteMs
}
