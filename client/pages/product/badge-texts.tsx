import type { Badge } from '../../../shared/domain/badge.ts'
import { type Market, marketPath } from '../../../shared/markets.ts'

/** The promotions' texts for a product, each with a link to its terms. */
export function BadgeTexts({ badges, market }: { badges: readonly Badge[]; market: Market }) {
  const shownBadges = badges.filter(({ pdpText }) => pdpText !== null)
  if (shownBadges.length === 0) return null
  return (
    <ul className="badge-words">
      {shownBadges.map(({ pdpText, link }) => (
        <li key={pdpText}>{link === null ? pdpText : <a href={marketPath(market, link)}>{pdpText}</a>}</li>
      ))}
    </ul>
  )
}
