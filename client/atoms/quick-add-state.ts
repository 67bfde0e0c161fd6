import type { Offer } from '../components/buy-box/offer.ts'
import type { Selection } from '../components/buy-box/selection.ts'
import type { CardData } from '../runtime/product-card-data.ts'
import { atom } from './jotai.ts'

/** What the Worker tells of a product for quick add. */
export type QuickOffer = {
  offer: Offer
  isOnSale: boolean
  /** Details must be filled in first, which only the product page can take. */
  needsDetails: boolean
}

export type QuickAdd = {
  card: CardData
  status: 'loading' | 'ready' | 'failed'
  product: QuickOffer | null
  selection: Selection
  isAdding: boolean
}

/** The open quick add panel; there is one at a time. */
export const quickAddAtom = atom<QuickAdd | null>(null)
