import { findWishlist, type Wishlist, type WishlistItemRow } from '../customers/wishlist-store.ts'
import { pageOf, type PageArguments } from './connection.ts'
import type { StorefrontScope } from './context.ts'
import { productNode } from './products/product.ts'

type ItemFilters = { productEntityIds?: number[] | null; variantEntityIds?: number[] | null }
export type WishlistFilters = ItemFilters & { entityIds?: number[] | null }
type ItemsArguments = PageArguments & { filters?: ItemFilters | null }

/** A `Wishlist`. */
export function wishlistNode(scope: StorefrontScope, wishlist: Wishlist) {
  return {
    entityId: wishlist.id,
    name: wishlist.name,
    isPublic: wishlist.is_public === 1,
    token: wishlist.token,
    items: ({ filters, ...page }: ItemsArguments) =>
      pageOf(
        wishlist.items.filter((item) => matchesItem(item, filters)),
        page,
        (item) => itemNode(scope, item),
      ),
  }
}

/** `Site.publicWishlist`: null for an unknown token or a private list. */
export async function publicWishlist(scope: StorefrontScope, token: string) {
  const wishlist = await findWishlist(scope.env.DB, { token })
  return wishlist?.is_public === 1
    ? { ...wishlistNode(scope, wishlist), isOwner: scope.customer?.id === wishlist.customer_id }
    : null
}

/** True if the list is one of the requested ones and contains one of the requested products. */
export function matchesWishlist(wishlist: Wishlist, filters: WishlistFilters | null | undefined) {
  if (filters?.entityIds && !filters.entityIds.includes(wishlist.id)) return false
  const hasItemFilter = filters?.productEntityIds != null || filters?.variantEntityIds != null
  return !hasItemFilter || wishlist.items.some((item) => matchesItem(item, filters))
}

function matchesItem({ product_id, variant_id }: WishlistItemRow, filters: ItemFilters | null | undefined) {
  const isProduct = filters?.productEntityIds?.includes(product_id) ?? true
  return isProduct && (filters?.variantEntityIds?.includes(variant_id ?? 0) ?? true)
}

function itemNode(scope: StorefrontScope, { id, product_id, variant_id }: WishlistItemRow) {
  return {
    entityId: id,
    productEntityId: product_id,
    variantEntityId: variant_id,
    product: async () => {
      const [product, variant] = await Promise.all([
        scope.product(product_id),
        variant_id === null ? undefined : scope.variant(variant_id),
      ])
      return product ? productNode(scope, product, variant) : null
    },
  }
}
