import { findWishlist, type WishlistItemRow } from '../customers/wishlist-store.ts'
import { pageOf, type PageArguments } from './connection.ts'
import type { StorefrontScope } from './context.ts'
import { productNode } from './products/product.ts'

/** `Site.publicWishlist`: null for an unknown token or a private list. */
export async function publicWishlist(scope: StorefrontScope, token: string) {
  const wishlist = await findWishlist(scope.env.DB, { token })
  return wishlist?.is_public === 1
    ? {
        entityId: wishlist.id,
        name: wishlist.name,
        token: wishlist.token,
        items: (page: PageArguments) => pageOf(wishlist.items, page, (item) => itemNode(scope, item)),
      }
    : null
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
