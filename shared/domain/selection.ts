import { type ProductOffer, type OfferedVariant, offeredVariants } from './offer.ts'
import { platformText } from './platform-text.ts'
import type { ShownPrice } from './price.ts'
import { stockLevel } from './stock.ts'
import * as messages from '#shared/messages/shop.ts'

export type Selection = { size: string | null; length: string | null }
/** A value of an option. `note` is the reason why it cannot be bought; `null` if it can. */
export type Choice = { value: string; note: string | null }

/** The option that the shopper still has to choose; `null` if the choice is complete. */
type Missing = 'size' | 'fit' | null

/** `not-made`: there is no variant of the chosen size and length (D-261). */
export type Availability = 'available' | 'low' | 'sold-out' | 'unavailable' | 'not-made'

/** The preferred values, if the offer has them. A single size or length is preselected. */
export function initialSelection(offer: ProductOffer, preferred: Selection): Selection {
  return { size: pick(offer.sizes, preferred.size), length: pick(offer.lengths, preferred.length) }
}

/** Sizes with their availability, in the chosen length if there is one. */
export function sizeChoices(offer: ProductOffer, { length }: Selection): Choice[] {
  const variants = offeredVariants(offer).filter((variant) => length === null || variant.length === length)
  return offer.sizes.map((value) => {
    const ofSize = variants.filter(({ size }) => size === value)
    return { value, note: noteOf(ofSize, length && platformText(length)) }
  })
}

/** Lengths with their availability, in the chosen size if there is one. `nameOf` is the size for the shopper. */
export function lengthChoices(offer: ProductOffer, { size }: Selection, nameOf: (size: string) => string): Choice[] {
  const variants = offeredVariants(offer).filter((variant) => size === null || variant.size === size)
  return offer.lengths.map((value) => {
    const ofLength = variants.filter(({ length }) => length === value)
    return { value, note: noteOf(ofLength, size && nameOf(size)) }
  })
}

export function missingChoice(offer: ProductOffer, { size, length }: Selection): Missing {
  if (offer.lengths.length > 0 && length === null) return 'fit'
  return offer.sizes.length > 0 && size === null ? 'size' : null
}

/** The selected variant; `null` if the selection is incomplete or the combination does not exist. */
export function selectedVariant(offer: ProductOffer, selection: Selection): OfferedVariant | null {
  if (missingChoice(offer, selection)) return null
  return (
    offeredVariants(offer).find((variant) => variant.size === selection.size && variant.length === selection.length) ??
    null
  )
}

/** Price of the selected variant; without one, the lowest price at which a variant may be bought, if any may. */
export function offerPrice(offer: ProductOffer, selection: Selection): ShownPrice | null {
  const selected = selectedVariant(offer, selection)
  if (selected) return selected.price
  const current = ({ price, special }: ShownPrice) => (special ?? price).amount
  const variants = offeredVariants(offer)
  const open = variants.filter(({ isPurchasable }) => isPurchasable)
  return (open.length > 0 ? open : variants).reduce<ShownPrice | null>(
    (lowest, { price }) => (lowest === null || current(price) < current(lowest) ? price : lowest),
    null,
  )
}

/**
 * Availability of the selected variant; without one, of the whole offer. `isOnSale` is false if the product is hidden
 * from sale (D-57).
 */
export function availability(offer: ProductOffer, selection: Selection, isOnSale: boolean): Availability {
  if (isClosedForSale(offer, isOnSale)) return 'unavailable'
  if (!missingChoice(offer, selection)) {
    const selected = selectedVariant(offer, selection)
    if (!selected && selection.size !== null && selection.length !== null) return 'not-made'
    return selected?.isPurchasable ? stockLevel(selected.units) : 'unavailable'
  }
  return offeredVariants(offer).some(isSellable) ? 'available' : 'sold-out'
}

/** True if no variant of the offer may be bought, whatever its stock (D-57). */
export function isClosedForSale(offer: ProductOffer, isOnSale: boolean): boolean {
  return !isOnSale || offeredVariants(offer).every(({ isPurchasable }) => !isPurchasable)
}

export function isBuyable(state: Availability): boolean {
  return state === 'available' || state === 'low'
}

/** True if any variant of the offer can be bought. */
export function canBuyAny(offer: ProductOffer, isOnSale: boolean): boolean {
  return isOnSale && offeredVariants(offer).some(isSellable)
}

/** The text of a button that cannot be pressed. */
export function closedText(state: Availability, { length }: Selection): string {
  if (state === 'not-made' && length !== null) return messages.product.notMade(platformText(length))
  return state === 'sold-out' ? messages.bag.soldOut : messages.bag.unavailable
}

/** Text of the button: what is missing, else 'Add to Bag' or 'Pre-order'. */
export function buttonText(offer: ProductOffer, missing: Missing): string {
  if (missing === null) return addText(offer)
  return offer.sizes.length > 0 && offer.lengths.length === 0
    ? messages.product.selectSize
    : messages.product.selectSizeAndFit
}

/** The text of a button that adds the product, whatever is chosen. `text` is for what is not a pre-order. */
export function addText(
  { preOrder }: Pick<ProductOffer, 'preOrder'>,
  text: string = messages.product.addToBag,
): string {
  return preOrder === undefined ? text : messages.product.preOrder
}

/** Message after a press of the button while the choice is incomplete. */
export function missingMessage(missing: Exclude<Missing, null>): string {
  return missing === 'size' ? messages.product.pleaseSelectSize : messages.product.pleaseSelectSizeAndFit
}

/** True if the variant is in stock and may be bought. */
export function isSellable({ isPurchasable, units }: OfferedVariant): boolean {
  return isPurchasable && stockLevel(units) !== 'sold-out'
}

/** Why none of the variants can be bought. `chosen` is the value of the other option. */
function noteOf(variants: readonly OfferedVariant[], chosen: string | null): string | null {
  if (variants.some(isSellable)) return null
  if (variants.length === 0 && chosen !== null) return messages.product.notMadeIn(chosen)
  return variants.some(({ isPurchasable }) => isPurchasable) ? messages.product.optionSoldOut : messages.bag.unavailable
}

function pick(values: readonly string[], preferred: string | null): string | null {
  if (preferred !== null) {
    const match = values.find((value) => value.toLowerCase() === preferred.trim().toLowerCase())
    if (match !== undefined) return match
  }
  return values.length === 1 ? (values[0] ?? null) : null
}
