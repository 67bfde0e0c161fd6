import { loadCartAtom } from './cart.ts'
import { atom } from './jotai.ts'
import { promotionsOutcomeAtom, syncPromotionsAtom } from './promotions.ts'

/** Reads the bag as another tab, or a login, has left it, and what the engine makes of it where this page shows that. */
export const refreshCartAtom = atom(null, async (get, set) => {
  await set(loadCartAtom)
  if (get(promotionsOutcomeAtom) !== null) await set(syncPromotionsAtom)
})
