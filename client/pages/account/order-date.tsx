import { dayText } from '#shared/domain/day-text.ts'
import type { Market } from '#shared/markets.ts'

/** The date of an ISO 8601 time in the market's format. */
export function OrderDate({ market, date }: { market: Market; date: string }) {
  return <time dateTime={date}>{dayText(date, market.iso)}</time>
}
