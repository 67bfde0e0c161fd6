import type { Context } from 'hono'
import { savedItemKey } from '../../shared/domain/wishlist.ts'
import { NotFoundError } from '../../shared/errors.ts'
import { marketPath } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'
import { loadOwnWishlists, saveItems } from '../wishlist/own-wishlist.ts'
import { removeLine } from './change-lines.ts'
import { loadCart } from './load-cart.ts'

/**
 * Saves what a line holds, and then takes the line out: whatever fails, it is in one of the two. Answers the path that
 * shows how it went. A guest, whose list their browser keeps, is asked to log in first, and the line stays.
 */
export async function moveToWishlist(c: Context<AppEnv>, lineId: string): Promise<string> {
  const { lineItems } = await loadCart(c)
  const line = lineItems.find(({ id }) => id === lineId)
  if (!line || line.isFreeGift) throw new NotFoundError('The bag has no such line.')
  if (c.var.sessionFailure !== null) throw c.var.sessionFailure
  const item = { productId: line.productId, variantId: line.variantId }
  if (!c.var.customer)
    return `/login?returnTo=${encodeURIComponent(marketPath(c.var.market, `/wishlist?items=${savedItemKey(item)}`))}`
  const [wishlist] = await loadOwnWishlists(c)
  if ((await saveItems(c, wishlist, [item])) === 'full') return '/wishlist?error=full'
  const removed = await removeLine(c, lineId)
  return removed.status === 'changed' ? '/bag' : '/bag?error=busy'
}
