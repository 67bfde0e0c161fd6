import { badgeStyle } from './badge-style.ts'
import type { PictureBadge } from '#shared/domain/badge.ts'

/** A woven label on a picture. 'Sale' is red on white unless the promotion has its own colours. */
export function Badge({ badge: { text, colours, isSale } }: { badge: PictureBadge }) {
  return (
    <span className={isSale ? 'badge badge--sale' : 'badge'} style={badgeStyle(colours)}>
      {text}
    </span>
  )
}
