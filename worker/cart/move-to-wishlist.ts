import type { Visit } from '../context/visit.ts'
import { loadOwnWishlists, saveItems } from '../wishlist/own-wishlist.ts'
import { removeLine } from './change-lines.ts'
import { loadCart } from './load-cart.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import { NotFoundError } from '#shared/errors.ts'
import { bagPathWith, loginPathTo, marketPath, sharedWishlistPath, wishlistPath } from '#shared/links.ts'

/**
 * Saves the item of a line in the wishlist, then removes the line, so that after any failure it is in at least one of
 * the two. Returns the path of the page that shows the outcome. A guest's list is in the browser, so guests are asked
 * to log in first and the line stays.
 */
export async function moveToWishlist(visit: Visit, lineId: string): Promise<string> {
  const { lineItems } = await loadCart(visit)
  const line = lineItems.find(({ id }) => id === lineId)
  if (!line || line.isFreeGift) throw new NotFoundError('The cart has no such line.')
  if (visit.sessionFailure !== null) throw visit.sessionFailure
  const item = { productId: line.productId, variantId: line.variantId }
  if (!visit.customer) return loginPathTo(marketPath(visit.market, sharedWishlistPath([wishlistItemKey(item)])))
  const [wishlist] = await loadOwnWishlists(visit)
  if ((await saveItems(visit, wishlist, [item])) === 'full') return `${wishlistPath}?error=full`
  const removed = await removeLine(visit, lineId)
  return bagPathWith(removed.status === 'changed' ? null : 'busy')
}
