import { oncePerText } from '../once-per-text.ts'
import type { Money } from './money.ts'

/** When orders leave the warehouse. `cutOff` is in minutes after its midnight, `holidays` are ISO dates there. */
export type DispatchSchedule = { cutOff: number; timeZone: string; holidays: readonly string[] }

/** Working days from dispatch to delivery. */
export type DeliveryDays = { first: number; last: number }

/** The first and the last day of delivery, as ISO dates. */
export type DeliveryPeriod = { first: string; last: string }

/** The methods whose days the shop can state, the default one first. Each occurs in the platform's name of its method. */
export const deliveryKinds = ['standard', 'express', 'next-day'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** `cost` is without the amount from which standard delivery is free. */
export type DeliveryMethod = { kind: DeliveryKind; days: DeliveryDays; cost: Money }

/** When an order comes by a method. */
export type Arrival = DeliveryPeriod & Pick<DeliveryMethod, 'kind' | 'cost'>

/**
 * Orders that are placed before `closesAt` (milliseconds since 1970) leave together. The arrivals are in the order of
 * the methods.
 */
export type Dispatch = { closesAt: number; arrivals: Arrival[] }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * The next dispatches of orders that are placed from `now` (milliseconds since 1970) on.
 *
 * @throws RangeError if there is no such time zone
 */
export function nextDispatches(
  { cutOff, timeZone, holidays }: DispatchSchedule,
  methods: readonly DeliveryMethod[],
  { now, count }: { now: number; count: number },
): Dispatch[] {
  const isWorkingDay = (day: string) => {
    const weekday = new Date(day).getUTCDay()
    return weekday !== 0 && weekday !== 6 && !holidays.includes(day)
  }
  const after = (day: string, workingDays: number): string => {
    if (workingDays === 0) return day
    const next = isoDate(Date.parse(day) + dayMs)
    return after(next, isWorkingDay(next) ? workingDays - 1 : workingDays)
  }
  const dispatches: Dispatch[] = []
  // From yesterday, because the first dispatch may be today.
  for (let day = isoDate(localTime(now, timeZone) - dayMs); dispatches.length < count;) {
    day = after(day, 1)
    const closesAt = instantOf(Date.parse(day) + cutOff * minuteMs, timeZone)
    if (closesAt <= now) continue
    const arrivals = methods.map(({ kind, cost, days }) => ({
      kind,
      cost,
      first: after(day, days.first),
      last: after(day, days.last),
    }))
    dispatches.push({ closesAt, arrivals })
  }
  return dispatches
}

/** The fastest method first. Of those that end on one day, the cheapest is first. */
export function fastestFirst(arrivals: readonly Arrival[]): Arrival[] {
  return arrivals.toSorted((a, b) => a.last.localeCompare(b.last) || a.cost.amount - b.cost.amount)
}

/** The method by which an order comes before all others do; `null` if that is standard delivery. */
export function fastestArrival(arrivals: readonly Arrival[]): Arrival | null {
  const [fastest] = fastestFirst(arrivals)
  return fastest && fastest.kind !== 'standard' ? fastest : null
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The instant at which the clocks of the time zone show the local time. Both are in milliseconds since 1970. */
function instantOf(local: number, timeZone: string): number {
  const near = local - (localTime(local, timeZone) - local)
  return local - (localTime(near, timeZone) - near)
}

const formatIn = oncePerText(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
)

/** What the clocks of the time zone show, as milliseconds since 1970 of a clock in UTC that shows the same minute. */
function localTime(time: number, timeZone: string): number {
  const shown = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute) + (time % minuteMs)
}
