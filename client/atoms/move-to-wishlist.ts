import type { LineItem } from '../../shared/domain/cart.ts'
import * as messages from '../../shared/messages/en.ts'
import { removeLineAtom } from './cart.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { setSavedAtom } from './wishlist.ts'

/**
 * Saves what a line holds, and then takes the line out of the bag: whatever fails, it is in one of the two, and the
 * failure is told.
 */
export const moveToWishlistAtom = atom(null, async (_get, set, { id, productId, variantId }: LineItem) => {
  if (!(await set(setSavedAtom, { item: { productId, variantId }, isSaved: true }))) return
  if (await set(removeLineAtom, id)) set(notifyAtom, { kind: 'status', text: messages.wishlist.added })
})
