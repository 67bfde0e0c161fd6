import { loadedCartAtom } from './cart-state.ts'
import { loadCartAtom } from './cart.ts'
import { atom } from './jotai.ts'
import { syncPromotionsAtom } from './promotions.ts'
import { recorderAtom } from './recorder.ts'
import { cartAtom } from './shown-cart.ts'
import { checkStockAtom } from './stock.ts'

/**
 * Runs when the cart opens: loads the cart if it is unknown, records the view, has the engine price it, and checks its
 * stock.
 */
export const openCartAtom = atom(null, async (get, set) => {
  if (get(loadedCartAtom) === null) await set(loadCartAtom)
  get(recorderAtom).record({ event: 'view_cart', cart: get(cartAtom) })
  await Promise.all([set(syncPromotionsAtom), set(checkStockAtom)])
})
