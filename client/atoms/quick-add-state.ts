import type { Selection } from '../../shared/domain/selection.ts'
import { atom } from './jotai.ts'

/** What a card's markup says of its product; prices in minor units. */
export type CardData = {
  productId: number
  style: string
  name: string
  colour: string | null
  href: string
  /** Address of the picture without query. */
  imageUrl: string
  /** What is asked, and what it was; `null` where the price is hidden. */
  price: number | null
  originalPrice: number | null
}

/** What the shopper has done in the panel of a card; the product itself is read under its key (`keys.product`). */
export type QuickAdd = { card: CardData; selection: Selection; isAdding: boolean }

/** The open quick add panel; there is one at a time. */
export const quickAddAtom = atom<QuickAdd | null>(null)
