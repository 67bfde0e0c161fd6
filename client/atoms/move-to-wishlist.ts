import type { LineItem } from '../../shared/domain/cart.ts'
import * as messages from '../../shared/messages/en.ts'
import { removeLineAtom } from './cart.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { setSavedAtom } from './wishlist.ts'

/**
 * Saves the item of a line in the wishlist, then removes the line, so that after any failure it is in at least one of
 * the two. Failures are shown.
 */
export const moveToWishlistAtom = atom(null, async (_get, set, { id, productId, variantId }: LineItem) => {
  if (!(await set(setSavedAtom, { item: { productId, variantId }, isSaved: true }))) return
  if (await set(removeLineAtom, id)) set(notifyAtom, { kind: 'status', text: messages.wishlist.added })
})
