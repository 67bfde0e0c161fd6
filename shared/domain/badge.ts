import type { PriceReduction, ShownPrice } from './price.ts'

/** How a badge is drawn: hex colours that can be read on each other; `null` for the house's own. */
export type BadgeColours = { text: string; background: string } | null

/** What a promotion says of a product. Its kind says how the price is shown. */
export type Badge = {
  text: string
  colours: BadgeColours
  /** Same-site path to what the badge is about. */
  link: string | null
  /** Words for the product page, where they differ. */
  pdpText: string | null
} & ({ kind: 'microLabel' } | PriceReduction)

type Badged = { badges: readonly Badge[]; badge: string | null; price: ShownPrice | null }

/** The label on a picture. `isSale` asks for the house's sale badge: red on white. */
export type PictureBadge = { text: string; colours: BadgeColours; isSale: boolean }

export const saleText = 'Sale'

/** The one label of a product's picture: its promotion, else its sale, else its own word. */
export function pictureBadge({ badges, badge, price }: Badged): PictureBadge | null {
  const promotion = badges.find(({ kind }) => kind !== 'microLabel')
  if (promotion) return toPictureBadge(promotion.text, promotion.colours)
  if (price?.special) return toPictureBadge(saleText, null)
  return badge === null ? null : toPictureBadge(badge, null)
}

/** The promotion's word beside a price; one that the picture says already is left out. */
export function microLabel(product: Badged): Badge | null {
  const onPicture = pictureBadge(product)?.text.toLowerCase()
  return product.badges.find(({ kind, text }) => kind === 'microLabel' && text.toLowerCase() !== onPicture) ?? null
}

/** A sale badge has the house's colours, whatever colours its promotion brings (D-147). */
function toPictureBadge(text: string, colours: BadgeColours): PictureBadge {
  const isSale = text.toLowerCase() === saleText.toLowerCase()
  return isSale ? { text: saleText, colours: null, isSale } : { text, colours, isSale }
}
