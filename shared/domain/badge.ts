import type { Money } from './money.ts'
import type { Price } from './price.ts'

/** How a badge is drawn: hex colours that can be read on each other; `null` for the house's own. */
export type BadgeColours = { text: string; background: string } | null

/** What a promotion says of a product. Its kind says how the price is shown [PDP-39]. */
export type Badge = {
  text: string
  colours: BadgeColours
  /** Same-site path to what the badge is about. */
  link: string | null
  /** Words for the product page, where they differ. */
  pdpText: string | null
} & BadgeOffer

type BadgeOffer =
  | { kind: 'microLabel' }
  /** `percentage` may have decimals. */
  | { kind: 'percentOffWasNowPrice'; percentage: number }
  | { kind: 'moneyOffWasNowPrice'; amount: Money }

type Badged = { badges: readonly Badge[]; badge: string | null; price: Price | null }

/** The label on a picture. `isSale` asks for the house's sale badge: red on white [PDP-40]. */
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

/** The price as the promotions make it: the lower of the platform's special price and the was price less the promotion. */
export function promotedPrice<Value extends Price | null>(price: Value, badges: readonly Badge[]): Value {
  if (price === null) return price
  const offers = badges.flatMap((badge) => nowPrice(price.price, badge) ?? []).concat(price.special ?? [])
  const special = offers.reduce<Money | null>((least, offer) => (least === null || offer.amount < least.amount ? offer : least), null)
  return { ...price, special }
}

/** The now price: percentage off is rounded down to pennies, money off is subtracted; `null` where nothing is taken off [PDP-41] [PDP-42]. */
function nowPrice(was: Money, badge: Badge): Money | null {
  if (badge.kind === 'microLabel') return null
  const now = badge.kind === 'percentOffWasNowPrice' ? lessPercent(was.amount, badge.percentage) : was.amount - badge.amount.amount
  return now > 0 && now < was.amount ? { amount: now, currency: was.currency } : null
}

// In whole ten-thousandths of a percent: a binary fraction would lose a penny here and there.
function lessPercent(amount: number, percentage: number): number {
  const scale = 10_000
  return Math.floor((amount * (100 * scale - Math.round(percentage * scale))) / (100 * scale))
}

function toPictureBadge(text: string, colours: BadgeColours): PictureBadge {
  return { text, colours, isSale: text.toLowerCase() === saleText.toLowerCase() }
}
