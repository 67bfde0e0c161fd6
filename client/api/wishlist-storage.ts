import {
  mergeSavedItems,
  maxSavedItems,
  parseSavedItem,
  savedItemKey,
  type SavedItem,
} from '../../shared/domain/wishlist.ts'

export const wishlistStorageKey = 'sv-wishlist'

/** A guest's list, as the browser keeps it. Where the browser keeps nothing, it lasts as long as the page. */
export type WishlistStorage = {
  read(): SavedItem[]
  /** Answers whether the browser has kept them. */
  write(items: readonly SavedItem[]): boolean
}

/** `open` may throw: a browser may refuse its storage altogether. What is not a list of items is dropped. */
export function createWishlistStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): WishlistStorage {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(open().getItem(wishlistStorageKey) ?? '[]')
        if (!Array.isArray(kept)) return []
        const items = kept.flatMap((key: unknown) => (typeof key === 'string' ? [parseSavedItem(key)] : []))
        return mergeSavedItems(
          items.filter((item) => item !== null),
          [],
        ).slice(0, maxSavedItems)
      } catch {
        return []
      }
    },
    write(items) {
      try {
        if (items.length === 0) open().removeItem(wishlistStorageKey)
        else open().setItem(wishlistStorageKey, JSON.stringify(items.map(savedItemKey)))
        return true
      } catch (error) {
        console.error('wishlist storage:', error)
        return false
      }
    },
  }
}
