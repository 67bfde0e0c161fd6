import { productPictureSrc } from '../product-picture.ts'
import type { ProductView } from '../product-view.ts'
import { formErrorText } from './form-error.ts'
import { notifyOutcome, type NotifyOutcome } from './notify-outcome.ts'
import { lowestBefore } from '#shared/domain/lowest-price.ts'
import { marketOffer } from '#shared/domain/market-offer.ts'
import { modifierErrors, type ModifierValues, shopperModifiers } from '#shared/domain/modifiers.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { ProductOffer } from '#shared/domain/offer.ts'
import { isForSale, type Modifier } from '#shared/domain/product.ts'
import {
  availability,
  canBuyAny,
  closedText,
  initialSelection,
  selectedVariant,
  type Selection,
} from '#shared/domain/selection.ts'
import { sizeNames } from '#shared/domain/size-name.ts'
import { stockLevel } from '#shared/domain/stock.ts'
import { marketPath, reservePathOf } from '#shared/links.ts'
import { priceNote } from '#shared/messages/pages.ts'
import { actions } from '#shared/routes.ts'

/** The props of the buy box. They are in the page as JSON, so they contain only necessary facts. */
export type BuyBoxProps = {
  action: string
  /** `null` if there are no stock alerts. */
  notifyAction: string | null
  productId: number
  style: string
  name: string
  colour: string | null
  imageUrl: string
  offer: ProductOffer
  /** How the market's shoppers read a size, where it differs from the platform's value. */
  sizeNames: Record<string, string>
  /** When the server read the offer, in seconds since 1970. */
  asOf: number
  modifiers: Modifier[]
  selection: Selection
  isGiftCard: boolean
  isOnSale: boolean
  /** False for a gift, which nobody chooses. Any other product can be kept on the wishlist, also if it is closed. */
  canBeSaved: boolean
  /** True if the product can be paid at once with a wallet. Decided with the page, so that its place does not change. */
  hasWallets: boolean
  /** `null` if the price is hidden. Then nothing can be bought (D-62). */
  hasPrice: boolean
  /** What a price includes, and the lowest one before it was reduced. */
  priceNote?: string
  /** The message after a refused form post. */
  error: string | null
  /** What the shopper typed in the fields of a refused form post, and its errors, by modifier id. */
  details: { typed: [number, string][]; errors: [number, string][] } | null
  /** The page that reserves the product in a shop. A variant's id follows a hyphen. */
  reserveHref?: string
  /** The outcome of a posted stock alert request. */
  notified: NotifyOutcome | null
}

/**
 * The result of a refused form post. `error` and `notify` are query values of the page. `details` is what the shopper
 * typed, which is in no URL.
 */
export type FormResponse = { error: string | null; notify: string | null; details: ModifierValues | null }

export function toBuyBoxProps(
  { product, colour, selection, market, mediaBase, media, hasExpressWallet, ...view }: ProductView,
  { error, notify, details }: FormResponse,
): BuyBoxProps {
  const offer = marketOffer(product, colour, market)
  const chosen = initialSelection(offer, selection)
  const variant = selectedVariant(offer, chosen)
  const modifiers = shopperModifiers(product.modifiers)
  const isOnSale = isForSale(product)
  return {
    action: marketPath(market, actions.addToBag),
    notifyAction: view.hasStockAlerts ? marketPath(market, actions.notifyStock) : null,
    productId: product.id,
    style: product.style,
    name: product.name,
    colour,
    imageUrl: media.images[0]?.src ?? productPictureSrc(mediaBase, { style: product.style, colour }),
    offer,
    sizeNames: sizeNames(product, market),
    asOf: Math.floor(Date.now() / 1000),
    modifiers,
    selection: chosen,
    isGiftCard: product.isGiftCard,
    isOnSale,
    canBeSaved: !product.isFreeGift,
    hasWallets: hasExpressWallet && canBuyAny(offer, isOnSale),
    hasPrice: product.price !== null,
    ...priceNoteOf({ product }),
    ...(view.hasReservations &&
      isOnSale &&
      !product.isGiftCard && { reserveHref: marketPath(market, reservePathOf(product.id)) }),
    error: formErrorText(error, {
      isSoldOut: variant !== null && stockLevel(variant.units) === 'sold-out',
      isGiftCard: product.isGiftCard,
      unavailable: closedText(availability(offer, chosen, isOnSale), chosen),
    }),
    details: details && {
      typed: modifiers.flatMap(({ id }) => (details.has(id) ? [[id, details.get(id) ?? '']] : [])),
      errors: [...modifierErrors(modifiers, details, new Date().toISOString().slice(0, 10))],
    },
    notified: notify === null ? null : notifyOutcome(notify),
  }
}

/** A gift card is sold without tax. */
function priceNoteOf({ product }: Pick<ProductView, 'product'>): {
  priceNote?: string
} {
  if (product.isGiftCard) return {}
  const lowest = lowestBefore(product)
  const notes = [priceNote.text, lowest && priceNote.lowestPrice(formatMoney(lowest))].filter(Boolean)
  return notes.length === 0 ? {} : { priceNote: notes.join('. ') }
}
