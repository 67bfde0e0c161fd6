import type { Attempt } from './attempt.ts'

/** How long a payment without an answer is asked for again, before it is cancelled. */
export const askMs = 2 * 60_000
/** How long the shopper may take at the bank. */
export const bankMs = 30 * 60_000
/** How long a cancelled payment waits for its notification, before the bag is released. */
export const reportMs = 30 * 60_000
const maxAlarmMs = 15 * 60_000
const keptMs = 7 * 24 * 60 * 60_000

/** Milliseconds until the attempt must be looked at again; then it is settled, or forgotten if nothing is left to do. */
export function nextAlarm({ state, alarms, ordersToCancel, paymentsToCancel, paymentsToReverse }: Attempt): number {
  const backoff = Math.min(maxAlarmMs, 10_000 * 2 ** Math.min(alarms, 10))
  const hasWork =
    ordersToCancel.length + paymentsToCancel.length + paymentsToReverse.length > 0 ||
    (state.at === 'authorised' && !state.isDone) ||
    (state.at === 'cancelling' && !state.isAsked) ||
    state.at === 'unknown'
  if (state.at === 'ordering' || state.at === 'paying') return 60_000
  if (hasWork) return backoff
  if (state.at === 'redirected') return bankMs
  return state.at === 'cancelling' ? reportMs : keptMs
}

/** True if the alarm of the attempt may delete it. */
export function isForgettable(attempt: Attempt): boolean {
  return nextAlarm(attempt) === keptMs
}
