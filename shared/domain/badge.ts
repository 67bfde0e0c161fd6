import type { PriceReduction, ShownPrice } from './price.ts'
import { saleBadge } from '#shared/messages/product.ts'

/** Hex colours of a badge, with enough contrast between them; `null` for the shop's own. */
export type BadgeColours = { text: string; background: string } | null

/** A promotion's badge for a product. `kind` decides how the price is shown. */
export type Badge = {
  text: string
  colours: BadgeColours
  /** Same-site path of the page about the promotion. */
  link: string | null
  /** Text for the product page, if it differs from `text`. */
  pdpText: string | null
} & ({ kind: 'microLabel' } | PriceReduction)

type Badged = { badges: readonly Badge[]; badge: string | null; price: ShownPrice | null }

/** The badge on a product's image. `isSale` marks the shop's own sale badge: red on white. */
export type PictureBadge = { text: string; colours: BadgeColours; isSale: boolean }

/** The one badge on a product's image: of its promotion, else 'Sale', else the product's own. */
export function pictureBadge({ badges, badge, price }: Badged): PictureBadge | null {
  const promotion = badges.find(({ kind }) => kind !== 'microLabel')
  if (promotion) return toPictureBadge(promotion.text, promotion.colours)
  if (price?.special) return ownSaleBadge()
  return badge === null ? null : toPictureBadge(badge, null)
}

/** The promotion's label beside a price; left out if the image shows the same text. */
export function microLabel(product: Badged): Badge | null {
  const onPicture = pictureBadge(product)?.text.toLowerCase()
  return product.badges.find(({ kind, text }) => kind === 'microLabel' && text.toLowerCase() !== onPicture) ?? null
}

/** A sale badge always has the shop's text and colours, even if its promotion has others (D-147). */
function toPictureBadge(text: string, colours: BadgeColours): PictureBadge {
  return text.toLowerCase() === 'sale' ? ownSaleBadge() : { text, colours, isSale: false }
}

function ownSaleBadge(): PictureBadge {
  return { text: saleBadge.text, colours: null, isSale: true }
}
