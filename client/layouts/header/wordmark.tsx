import { type Market, marketPath } from '#shared/markets.ts'
import * as messages from '#shared/messages/en.ts'

/** The brand's name over its stitched line, as a link to the market's home. */
export function Wordmark({ market }: { market: Market }) {
  return (
    <a className="wordmark" href={marketPath(market, '/')} aria-label={messages.brand}>
      <span aria-hidden="true">{messages.brand.toLowerCase()}</span>
    </a>
  )
}
