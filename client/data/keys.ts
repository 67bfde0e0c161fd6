import { wishlistItemKey, type WishlistItem } from '#shared/domain/wishlist.ts'

/** Keys of the reads that islands make. Islands that read under the same key share one request and one cache entry. */
export const keys = {
  /** Price and stock of all variants of one colour. */
  product: (productId: number, colour: string | null) => ['product', productId, colour] as const,
  /** Search suggestions for a trimmed term. An empty term reads popular terms. */
  suggestions: (term: string) => ['suggestions', term] as const,
  /** `owner` is the customer id or `null` for a guest, so that no visitor sees data of another one. */
  wishlistProducts: (owner: number | null, items: readonly WishlistItem[]) =>
    ['wishlist-products', owner, ...items.map(wishlistItemKey)] as const,
}

export type ReadKey = ReturnType<(typeof keys)[keyof typeof keys]>
