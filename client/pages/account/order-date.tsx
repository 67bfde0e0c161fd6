import type { Market } from '../../../shared/markets.ts'

/** The date of an ISO 8601 time in the market's format. */
export function OrderDate({ market, date }: { market: Market; date: string }) {
  const day = new Intl.DateTimeFormat(market.iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return <time dateTime={date}>{day}</time>
}
