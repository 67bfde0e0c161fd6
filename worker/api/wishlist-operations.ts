import * as v from 'valibot'
import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { problemResponse } from '../http/problem.ts'
import { loadWishlistProducts } from '../pages/loaders/load-wishlist-products.ts'
import {
  clearWishlist,
  createOwnWishlist,
  loadOwnWishlists,
  ownWishlist,
  readOwnWishlists,
  saveItems,
} from '../wishlist/own-wishlist.ts'
import { defineOperation } from './operation.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { toWishlistEntity } from '#shared/domain/wishlist-entity.ts'
import { maxWishlistItems, type WishlistItem, type Wishlist, wishlistPageSize } from '#shared/domain/wishlist.ts'
import { NotFoundError } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'

const ItemSchema = v.pipe(
  v.object({ product_id: PlatformIdSchema, variant_id: v.optional(v.nullable(PlatformIdSchema), null) }),
  v.transform(({ product_id, variant_id }): WishlistItem => ({ productId: product_id, variantId: variant_id })),
)
const ItemsSchema = v.pipe(v.array(ItemSchema), v.maxLength(maxWishlistItems))
/** 0: only the items, without their product facts. */
const PageSchema = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxWishlistItems / wishlistPageSize)),
  0,
)

/** Operations on the wishlists of the session's customer. A wishlist id from the body must be one of theirs (D-07). */
export const wishlistOperations = {
  getAllWishlists: defineOperation('customer', v.object({ page: PageSchema }), async (visit, { page }) => {
    const [first, ...others] = await loadOwnWishlists(visit)
    return [
      await toResponse(visit, first, page),
      ...(await Promise.all(others.map((wishlist) => toResponse(visit, wishlist, 0)))),
    ]
  }),

  createWishlist: defineOperation(
    'customer',
    v.object({ items: v.optional(ItemsSchema, []) }),
    async (visit, { items }) => {
      const [first] = await readOwnWishlists(visit)
      return respondWithList(
        visit,
        first ? await saveItems(visit, first, items) : await createOwnWishlist(visit, items),
      )
    },
  ),

  addWishlistItems: defineOperation(
    'customer',
    v.object({ wishlistId: PlatformIdSchema, items: v.pipe(ItemsSchema, v.minLength(1)) }),
    async (visit, { wishlistId, items }) =>
      respondWithList(visit, await saveItems(visit, await ownWishlist(visit, wishlistId), items)),
  ),

  removeWishlistItem: defineOperation(
    'customer',
    v.object({ wishlistId: PlatformIdSchema, itemId: PlatformIdSchema }),
    async (visit, { wishlistId, itemId }) => {
      const { id } = await ownWishlist(visit, wishlistId)
      const wishlist = await visit.services.customers.removeFromWishlist({ wishlistId: id, itemId })
      if (!wishlist) throw new NotFoundError('The wishlist has no such item.')
      return toResponse(visit, wishlist, 0)
    },
  ),

  deleteWishlist: defineOperation(
    'customer',
    v.object({ wishlistId: PlatformIdSchema }),
    async (visit, { wishlistId }) => {
      await clearWishlist(visit, await ownWishlist(visit, wishlistId))
      return null
    },
  ),

  /** The product facts of a guest's saved items, which only the browser stores. */
  getWishlistProducts: defineOperation(
    'public',
    v.object({ items: v.pipe(v.array(ItemSchema), v.maxLength(wishlistPageSize)) }),
    async (visit, { items }) => {
      await limitRate(visit, 'wishlist')
      const products = await loadWishlistProducts(visit, { items, page: 1 })
      return toWishlistEntity(null, { products, total: items.length, page: 1 })
    },
  ),
}

async function toResponse(visit: Visit, wishlist: Wishlist, page: number) {
  const products = page === 0 ? [] : await loadWishlistProducts(visit, { items: wishlist.items, page })
  return toWishlistEntity(wishlist, { products, total: wishlist.items.length, page: Math.max(1, page) })
}

function respondWithList(visit: Visit, wishlist: Wishlist | 'full') {
  return wishlist === 'full'
    ? problemResponse({ status: 409, slug: 'wishlist-full', title: messages.wishlist.full })
    : toResponse(visit, wishlist, 0)
}
