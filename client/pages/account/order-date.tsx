import type { Market } from '../../../shared/markets.ts'

/** The day of an ISO 8601 moment, in the words of the market. */
export function OrderDate({ market, date }: { market: Market; date: string }) {
  const day = new Intl.DateTimeFormat(market.iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return <time dateTime={date}>{day}</time>
}
