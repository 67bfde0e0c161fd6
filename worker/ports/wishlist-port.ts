import type { SavedItem, Wishlist } from '../../shared/domain/wishlist.ts'

/** Wishlists of the commerce platform. It does not ask whose a list is: callers check that it is the session's (D-07). */
export interface WishlistPort {
  /** The customer's lists, oldest first. */
  wishlists(request: { customerId: number }, signal: AbortSignal): Promise<Wishlist[]>
  createWishlist(
    request: { customerId: number; name: string; items: readonly SavedItem[] },
    signal: AbortSignal,
  ): Promise<Wishlist>
  /** What is on the list already stays there once. */
  addItems(request: { wishlistId: number; items: readonly SavedItem[] }, signal: AbortSignal): Promise<Wishlist>
  /** `null` when the list has no such item. */
  removeItem(request: { wishlistId: number; itemId: number }, signal: AbortSignal): Promise<Wishlist | null>
  deleteWishlist(request: { wishlistId: number }, signal: AbortSignal): Promise<void>
}
