import * as v from 'valibot'
import { pageOf } from '../api/pages.ts'
import type { WishlistItem, Wishlist } from '#shared/domain/wishlist.ts'

const WishlistSchema = v.object({
  id: v.number(),
  customer_id: v.number(),
  name: v.string(),
  is_public: v.boolean(),
  token: v.string(),
  items: v.array(v.object({ id: v.number(), product_id: v.number(), variant_id: v.nullish(v.number(), null) })),
})

export const WishlistResponseSchema = v.object({ data: WishlistSchema })

export const WishlistsResponseSchema = pageOf(v.array(WishlistSchema))

export function toWishlist(wire: v.InferOutput<typeof WishlistSchema>): Wishlist {
  return {
    id: wire.id,
    name: wire.name,
    customerId: wire.customer_id,
    isPublic: wire.is_public,
    token: wire.token,
    items: wire.items.map(({ id, product_id, variant_id }) => ({ id, productId: product_id, variantId: variant_id })),
  }
}

export function toWireItem({ productId, variantId }: WishlistItem) {
  return { product_id: productId, ...(variantId !== null && { variant_id: variantId }) }
}
