import type { Badge } from '../../../shared/domain/badge.ts'
import { type Market, marketPath } from '../../../shared/markets.ts'

/** What the promotions say of a product in words of their own, with a way to the rest of each. */
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
