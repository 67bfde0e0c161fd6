import type { Cart } from '../../shared/domain/cart.ts'
import { atom } from './jotai.ts'

// Apart from the rest of the cart: the boot script needs no more than this.

/** The cart as the Worker last told it; `null` until then. */
export const loadedCartAtom = atom<Cart | null>(null)

/** Items in the bag, the sum of the lines' quantities. */
export const cartQuantityAtom = atom(
  (get) => get(loadedCartAtom)?.lineItems.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
)
