import type { Market } from '../../shared/markets.ts'
import type { SavedItem, SavedProduct, Wishlist } from '../../shared/domain/wishlist.ts'

/** Wishlists of the commerce platform. It does not ask whose a list is: callers check that it is the session's (D-07). */
export interface WishlistPort {
  /** The customer's lists, oldest first. */
  wishlists(request: { customerId: number }, signal: AbortSignal): Promise<Wishlist[]>
  createWishlist(request: { customerId: number; name: string; items: readonly SavedItem[] }, signal: AbortSignal): Promise<Wishlist>
  /** What is on the list already stays there once. */
  addItems(request: { wishlistId: number; items: readonly SavedItem[] }, signal: AbortSignal): Promise<Wishlist>
  /** `null` when the list has no such item. */
  removeItem(request: { wishlistId: number; itemId: number }, signal: AbortSignal): Promise<Wishlist | null>
  deleteWishlist(request: { wishlistId: number }, signal: AbortSignal): Promise<void>
  /** What the channel says of the items now, in their order; items that it does not sell (any more) are left out. Stock is `null`: it is the catalogue's. */
  products(request: { market: Market; items: readonly SavedItem[] }, signal: AbortSignal): Promise<SavedProduct[]>
}
