import { atom } from './jotai.ts'
import { promotionsAtom } from './promotions.ts'
import { cartAtom } from './shown-cart.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import type { Money } from '#shared/domain/money.ts'
import { priceBeforeSale, unitPrice } from '#shared/domain/price-cart.ts'
import type { ShownPrice } from '#shared/domain/price.ts'

/** The pop-up's facts about the product that was just added. */
export type AddedToCart = {
  /** URL of the picture without its query. */
  imageUrl: string
  name: string
  price: Money
  specialPrice: Money | null
  size: string | null
  colour: string | null
  length: string | null
  /** Units added this time. */
  quantity: number
  isGiftCard: boolean
  sku: string
  /** Units of this variant in the cart now. */
  lineItemQuantity: number
}

export const addedToCartAtom = atom<AddedToCart | null>(null)

/** The cart line of the added product. Its price is the platform's, without badge discounts. */
export const addedLineAtom = atom((get): LineItem | null => {
  const added = get(addedToCartAtom)
  return added ? (get(cartAtom).lineItems.find((item) => !item.isFreeGift && item.sku === added.sku) ?? null) : null
})

/**
 * The price in the pop-up: the line's special price, or its regular price if there is none, minus the engine's discount
 * for the added unit. Without a response of the engine, the platform's price.
 */
export const addedPriceAtom = atom((get): ShownPrice | null => {
  const added = get(addedToCartAtom)
  if (!added) return null
  const line = get(addedLineAtom)
  const price = line ? priceBeforeSale(line) : added.price
  const base = line ? unitPrice(line) : (added.specialPrice ?? added.price)
  const saving = get(promotionsAtom)?.lines.find(({ lineId }) => lineId === line?.id)?.lastUnitSaving.amount ?? 0
  const special = { ...base, amount: Math.max(0, base.amount - saving) }
  return { price, special: special.amount < price.amount ? special : null }
})
