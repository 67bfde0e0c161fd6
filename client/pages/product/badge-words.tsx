import type { Badge } from '../../../shared/domain/badge.ts'
import { type Market, marketPath } from '../../../shared/markets.ts'

/** The promotions' texts for a product, each with a link to its terms. */
export function BadgeWords({ badges, market }: { badges: readonly Badge[]; market: Market }) {
  const said = badges.filter(({ pdpText }) => pdpText !== null)
  if (said.length === 0) return null
  return (
    <ul className="badge-words">
      {said.map(({ pdpText, link }) => (
        <li key={pdpText}>{link === null ? pdpText : <a href={marketPath(market, link)}>{pdpText}</a>}</li>
      ))}
    </ul>
  )
}
