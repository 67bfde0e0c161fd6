import type { SavedItem, Wishlist } from '#shared/domain/wishlist.ts'

/**
 * Wishlists of the commerce platform. The port does not check whose a list is, so callers check that it belongs to the
 * session's customer (D-07).
 */
export interface WishlistPort {
  /** The customer's lists, oldest first. */
  wishlists(request: { customerId: number }, signal: AbortSignal): Promise<Wishlist[]>
  createWishlist(
    request: { customerId: number; name: string; items: readonly SavedItem[] },
    signal: AbortSignal,
  ): Promise<Wishlist>
  /** An item that is on the list already is not added twice. */
  addItems(request: { wishlistId: number; items: readonly SavedItem[] }, signal: AbortSignal): Promise<Wishlist>
  /** `null` if the list does not have the item. */
  removeItem(request: { wishlistId: number; itemId: number }, signal: AbortSignal): Promise<Wishlist | null>
  deleteWishlist(request: { wishlistId: number }, signal: AbortSignal): Promise<void>
}
