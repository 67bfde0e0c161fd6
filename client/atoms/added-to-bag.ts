import type { Money } from '../../shared/domain/money.ts'
import { atom } from './jotai.ts'

/** What the pop-up says of the product that was just added [BAG-57]. */
export type AddedToBag = {
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

export const addedToBagAtom = atom<AddedToBag | null>(null)
