import { dayText } from '#shared/domain/day-text.ts'
import { type NotedReturn, returnedPieces } from '#shared/domain/return-request.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { returns as messages } from '#shared/messages/returns.ts'

type RequestedReturnsProps = { market: Market; noted: readonly NotedReturn[] }

/** The part of an order's page about its returns: the requests, and a link to make one. `href` is `null` without one. */
export function OrderReturns({ market, noted, href }: RequestedReturnsProps & { href: string | null }) {
  if (noted.length === 0 && href === null) return null
  return (
    <section className="order-detail__part" aria-labelledby="order-returns-title">
      <h2 id="order-returns-title">{messages.heading}</h2>
      <RequestedReturns market={market} noted={noted} />
      {href !== null && (
        <p>
          <a href={marketPath(market, href)}>{messages.link}</a>
        </p>
      )}
    </section>
  )
}

/** The requests of an order, each with its day and its number of pieces. */
export function RequestedReturns({ market, noted }: RequestedReturnsProps) {
  if (noted.length === 0) return null
  return (
    <ul>
      {noted.map((request) => (
        <li key={request.number}>
          {messages.requested(dayText(request.requestedAt, market.iso), returnedPieces(request))}
        </li>
      ))}
    </ul>
  )
}
