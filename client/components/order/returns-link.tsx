import { marketPath, returnsPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { returnTerm } from '#shared/messages/delivery-terms.ts'
import * as messages from '#shared/messages/shop.ts'

/** The way to send something back. `returnDays` is `null` if the market's setting does not say. */
export function ReturnsLink({ market, returnDays }: { market: Market; returnDays: number | null }) {
  return (
    <a href={marketPath(market, returnsPath)}>
      {returnDays === null ? messages.order.returns : returnTerm(returnDays)}
    </a>
  )
}
