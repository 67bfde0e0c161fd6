import { removeLineAtom } from './cart.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { setSavedAtom } from './wishlist.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * Saves the item of a line in the wishlist, then removes the line, so that after any failure it is in at least one of
 * the two. Failures are shown.
 */
export const moveToWishlistAtom = atom(null, async (_get, set, line: LineItem) => {
  const { productId, variantId } = line
  if (!(await set(setSavedAtom, { item: { productId, variantId }, isSaved: true, line }))) return
  if (await set(removeLineAtom, line.id)) set(notifyAtom, { kind: 'status', text: messages.wishlist.added })
})
