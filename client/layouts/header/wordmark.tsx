import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'

/** The brand's name over its stitched line, as a link to the market's home. */
export function Wordmark({ market }: { market: Market }) {
  return (
    <a className="wordmark" href={marketPath(market, '/')} aria-label={brand}>
      <span aria-hidden="true">{brand.toLowerCase()}</span>
    </a>
  )
}
