import { isDay } from './day-text.ts'
import type { DeliveryTerms } from './delivery-terms.ts'
import { type Arrival, fastestFirst } from './dispatch.ts'

/**
 * Whether an order comes by a day. `yes` has the cheapest method that does, `no` the fastest of all. Both hold for
 * orders that are placed before `closesAt` (milliseconds since 1970), so they stay right in a cached page.
 */
export type ArrivesBy =
  | { status: 'invalid' | 'past' }
  | { status: 'yes' | 'no'; arrival: Arrival; isFree: boolean; closesAt: number; timeZone: string }

type Asked = { by: string; isFree: boolean; now: number }

/** `null` if the terms have no dispatch. `isFree` says that standard delivery is free for the order. */
export function arrivesBy({ dispatch }: Pick<DeliveryTerms, 'dispatch'>, { by, isFree, now }: Asked): ArrivesBy | null {
  const [next] = dispatch?.next ?? []
  if (!dispatch || !next) return null
  if (!isDay(by)) return { status: 'invalid' }
  if (by < new Date(now).toISOString().slice(0, 10)) return { status: 'past' }
  const isFreeBy = ({ kind }: Arrival) => isFree && kind === 'standard'
  const costOf = (arrival: Arrival) => (isFreeBy(arrival) ? 0 : arrival.cost.amount)
  const all = fastestFirst(next.arrivals)
  const [cheapest] = all.filter(({ last }) => last <= by).toSorted((a, b) => costOf(a) - costOf(b))
  const arrival = cheapest ?? all[0]
  if (!arrival) return null
  const { closesAt } = next
  const { timeZone } = dispatch
  return { status: cheapest ? 'yes' : 'no', arrival, isFree: isFreeBy(arrival), closesAt, timeZone }
}
