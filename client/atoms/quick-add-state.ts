import { atom } from './jotai.ts'
import type { Selection } from '#shared/domain/selection.ts'

/** A product's facts from its card's markup. Prices in minor units. */
export type CardData = {
  productId: number
  style: string
  name: string
  colour: string | null
  href: string
  /** URL of the picture without its query. */
  imageUrl: string
  /** The price and the earlier price; `null` if the price is hidden. */
  price: number | null
  originalPrice: number | null
  /** The names of the path to its category, root first, if the card names them. */
  categories?: readonly string[]
}

/** The shopper's choices in the panel of a card. The product itself is read under its key (`keys.product`). */
export type QuickAdd = { card: CardData; selection: Selection; isAdding: boolean }

/** The open quick add panel. At most one is open. */
export const quickAddAtom = atom<QuickAdd | null>(null)
