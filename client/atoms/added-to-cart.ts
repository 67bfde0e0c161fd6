import type { LineItem } from '../../shared/domain/cart.ts'
import type { Money } from '../../shared/domain/money.ts'
import { unitPrice } from '../../shared/domain/price-cart.ts'
import type { ShownPrice } from '../../shared/domain/price.ts'
import { cartAtom } from './cart-state.ts'
import { atom } from './jotai.ts'
import { promotionsAtom } from './promotions.ts'

/** What the pop-up says of the product that was just added. */
export type AddedToCart = {
  /** Address of the picture without query. */
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
  /** Units of this variant in the bag now. */
  lineItemQuantity: number
}

export const addedToCartAtom = atom<AddedToCart | null>(null)

/** The line of the bag that holds what was added: its price is the platform's, which no badge has lowered. */
export const addedLineAtom = atom((get): LineItem | null => {
  const added = get(addedToCartAtom)
  return added ? (get(cartAtom).lineItems.find((item) => !item.isFreeGift && item.sku === added.sku) ?? null) : null
})

/**
 * The price in the pop-up: the line's special price, or its price where there is none, less what the engine's own
 * offers take off the unit that was added; without an answer of the engine, the platform's prices.
 */
export const addedPriceAtom = atom((get): ShownPrice | null => {
  const added = get(addedToCartAtom)
  if (!added) return null
  const line = get(addedLineAtom)
  const price = line?.listPrice ?? added.price
  const base = line ? unitPrice(line) : (added.specialPrice ?? added.price)
  const saving = get(promotionsAtom)?.lines.find(({ lineId }) => lineId === line?.id)?.lastUnitSaving.amount ?? 0
  const special = { ...base, amount: Math.max(0, base.amount - saving) }
  return { price, special: special.amount < price.amount ? special : null }
})
