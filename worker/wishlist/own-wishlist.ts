import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { customerIdOf } from '../session/customer-id.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import {
  isSameItem,
  mergeWishlistItems,
  maxWishlistItems,
  type WishlistItem,
  type Wishlist,
} from '#shared/domain/wishlist.ts'
import { NotFoundError } from '#shared/errors.ts'

/** The platform's name of a list that the shop created, in every language. */
const wishlistName = 'My Wishlist'

/** The wishlists of the session's customer, of which the first is shown. Creates one if there is none. */
export async function loadOwnWishlists(visit: Visit): Promise<[Wishlist, ...Wishlist[]]> {
  const [first, ...others] = await readOwnWishlists(visit)
  return [first ?? (await createOwnWishlist(visit, [])), ...others]
}

/** The lists that the shop created come first, so that a cleared list stays empty (D-175). */
export async function readOwnWishlists(visit: Visit): Promise<Wishlist[]> {
  const lists = await visit.services.customers.wishlists({ customerId: customerIdOf(visit) })
  const rank = ({ name }: Wishlist) => (name === wishlistName ? 0 : 1)
  return lists.toSorted((a, b) => rank(a) - rank(b))
}

export function createOwnWishlist(visit: Visit, items: readonly WishlistItem[]): Promise<Wishlist> {
  return visit.services.customers.createWishlist({
    customerId: customerIdOf(visit),
    name: wishlistName,
    items: mergeWishlistItems(items, []),
  })
}

/** The wishlist with this id, if it belongs to the session's customer. @throws NotFoundError */
export async function ownWishlist(visit: Visit, wishlistId: number): Promise<Wishlist> {
  const wishlist = (await readOwnWishlists(visit)).find(({ id }) => id === wishlistId)
  if (!wishlist) throw new NotFoundError('The customer has no such wishlist.')
  return wishlist
}

/**
 * Adds items to a wishlist, each once. Returns `full` and adds nothing if they do not fit. If the platform's response
 * is lost, the list says if they were added.
 */
export async function saveItems(
  visit: Visit,
  wishlist: Wishlist,
  items: readonly WishlistItem[],
): Promise<Wishlist | 'full'> {
  const newItems = mergeWishlistItems(items, []).filter(
    (item) => !wishlist.items.some((saved) => isSameItem(saved, item)),
  )
  if (newItems.length === 0) return wishlist
  if (wishlist.items.length + newItems.length > maxWishlistItems) return 'full'
  await limitRate(visit, 'wishlist', { session: String(customerIdOf(visit)) })
  try {
    return await visit.services.customers.addToWishlist({ wishlistId: wishlist.id, items: newItems })
  } catch (cause) {
    if (!isOutcomeUnknown(cause)) throw cause
    const changed = await ownWishlist(visit, wishlist.id).catch(() => null)
    if (!changed || !newItems.every((item) => changed.items.some((saved) => isSameItem(saved, item)))) throw cause
    return changed
  }
}

/** Deletes the wishlist and creates an empty one. If creating fails, the next load creates it. */
export async function clearWishlist(visit: Visit, wishlist: Wishlist): Promise<void> {
  await limitRate(visit, 'wishlist', { session: String(customerIdOf(visit)) })
  await visit.services.customers.deleteWishlist({ wishlistId: wishlist.id })
  await createOwnWishlist(visit, []).catch((cause: unknown) => visit.log.error('wishlist-create', cause))
}
