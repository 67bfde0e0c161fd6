import type { Selection } from '../components/buy-box/selection.ts'
import type { CardData } from '../runtime/product-card-data.ts'
import { atom } from './jotai.ts'

/** What the shopper has done in the panel of a card; the product itself is read under its key (`keys.product`). */
export type QuickAdd = { card: CardData; selection: Selection; isAdding: boolean }

/** The open quick add panel; there is one at a time. */
export const quickAddAtom = atom<QuickAdd | null>(null)
