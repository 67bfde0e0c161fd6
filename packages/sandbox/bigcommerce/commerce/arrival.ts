/** Working days from dispatch to delivery. */
export type DeliveryDays = { first: number; last: number }

/** The merchant's warehouse: the hour at which parcels leave, and days besides weekends on which nothing moves. */
const warehouse = { timeZone: 'Europe/London', closes: 14, holidays: ['2026-12-25', '2026-12-28', '2027-01-01'] }
const dayMs = 24 * 60 * 60 * 1000

/**
 * The days on which an order comes that is placed at a time (Unix milliseconds), as a text such as 'Tue 1 – Thu 3 Dec'.
 * The platform leaves the text of a method to the merchant: `transit_time` is "An estimate of the arrival time", and
 * `additional_description` is of those who quote shipping for the merchant.
 * https://developer.bigcommerce.com/docs/rest-management/checkouts
 */
export function arrivalText(days: DeliveryDays, { at, locale }: { at: number; locale: string }): string {
  const { day: today, hour } = localTime(at)
  const leaves = isWorkingDay(today) && hour < warehouse.closes ? today : afterWorkingDays(today, 1)
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.formatRange(
    new Date(afterWorkingDays(leaves, days.first)),
    new Date(afterWorkingDays(leaves, days.last)),
  )
}

/** The day as `YYYY-MM-DD`, and the hour, that the clocks of the warehouse show. */
function localTime(at: number): { day: string; hour: number } {
  const { timeZone } = warehouse
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at)
  return { day, hour: Number(hour) }
}

function afterWorkingDays(day: string, count: number): string {
  let [found, left] = [day, count]
  while (left > 0) {
    found = new Date(Date.parse(found) + dayMs).toISOString().slice(0, 10)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

function isWorkingDay(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay()) && !warehouse.holidays.includes(day)
}
