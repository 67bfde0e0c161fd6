/** When orders leave the warehouse. `cutOff` is in minutes after its midnight, `holidays` are ISO dates there. */
export type DispatchSchedule = { cutOff: number; timeZone: string; holidays: readonly string[] }

/** Working days from dispatch to delivery. */
export type DeliveryDays = { first: number; last: number }

/** The first and the last day of delivery, as ISO dates. */
export type DeliveryPeriod = { first: string; last: string }

/**
 * The delivery of an order that is placed now. `minutesLeft` is the time until an order leaves a day later; `null` if
 * today's orders leave on another day anyway.
 */
export type DeliveryPromise = DeliveryPeriod & { minutesLeft: number | null }

const dayMs = 24 * 60 * 60_000

/** What an order that is placed at `now` (milliseconds since 1970) can expect. @throws RangeError for no time zone */
export function deliveryPromise(
  { cutOff, timeZone, holidays }: DispatchSchedule,
  days: DeliveryDays,
  now: number,
): DeliveryPromise {
  const { date, minutes } = timeAt(now, timeZone)
  const isWorkingDay = (day: string) => {
    const weekday = new Date(day).getUTCDay()
    return weekday !== 0 && weekday !== 6 && !holidays.includes(day)
  }
  const after = (day: string, count: number): string => {
    if (count === 0) return day
    const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
    return after(next, isWorkingDay(next) ? count - 1 : count)
  }
  const leavesToday = isWorkingDay(date) && minutes < cutOff
  const dispatch = leavesToday ? date : after(date, 1)
  return {
    first: after(dispatch, days.first),
    last: after(dispatch, days.last),
    minutesLeft: leavesToday ? cutOff - minutes : null,
  }
}

/** The day, and the minutes since its midnight, in a time zone. */
function timeAt(now: number, timeZone: string): { date: string; minutes: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}
