import type { Badge } from '#shared/domain/badge.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

/** The promotions' texts for a product, each with a link to its terms. */
export function BadgeTexts({ badges, market }: { badges: readonly Badge[]; market: Market }) {
  const shownBadges = badges.flatMap((badge) => {
    const text = productPageText(badge)
    return text === null ? [] : [{ text, link: badge.link }]
  })
  if (shownBadges.length === 0) return null
  return (
    <ul className="badge-words">
      {shownBadges.map(({ text, link }) => (
        <li key={text}>{link === null ? text : <a href={marketPath(market, link)}>{text}</a>}</li>
      ))}
    </ul>
  )
}

/** A price badge's `text` is on the picture. It repeats here only to carry the link. */
function productPageText({ pdpText, text, kind, link }: Badge): string | null {
  return pdpText ?? (kind === 'microLabel' || link !== null ? text : null)
}
