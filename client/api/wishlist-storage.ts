import { wishlistStorageKey } from './wishlist-storage-key.ts'
import {
  mergeWishlistItems,
  maxWishlistItems,
  parseWishlistItem,
  wishlistItemKey,
  type WishlistItem,
} from '#shared/domain/wishlist.ts'

/** A guest's list in the browser's storage. If storage is blocked, the list lasts as long as the page. */
export type WishlistStorage = {
  read(): WishlistItem[]
  /** Returns true if the browser has stored them. */
  write(items: readonly WishlistItem[]): boolean
}

/** `open` may throw, because a browser may block its storage. A stored value that is not a list of items is dropped. */
export function createWishlistStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WishlistStorage {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(open().getItem(wishlistStorageKey) ?? '[]')
        if (!Array.isArray(stored)) return []
        const items = stored.flatMap((key: unknown) => (typeof key === 'string' ? [parseWishlistItem(key)] : []))
        return mergeWishlistItems(
          items.filter((item) => item !== null),
          [],
        ).slice(0, maxWishlistItems)
      } catch {
        return []
      }
    },
    write(items) {
      try {
        if (items.length === 0) open().removeItem(wishlistStorageKey)
        else open().setItem(wishlistStorageKey, JSON.stringify(items.map(wishlistItemKey)))
        return true
      } catch (error) {
        console.error('wishlist storage:', error)
        return false
      }
    },
  }
}
