import { callCommerce } from './call-api.ts'
import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import type { WishlistEntity } from '#shared/domain/wishlist-entity.ts'
import { toWishlistProducts } from '#shared/domain/wishlist-products.ts'
import type { WishlistItem, WishlistProduct } from '#shared/domain/wishlist.ts'

/** A list on the server, where items have ids. */
export type ServerList = { id: number; items: (WishlistItem & { id: number })[] }

/** The wishlist operations of a visitor's page. Each rejects with an `ApiError`. All but `products` need a customer. */
export function createWishlistApi(services: PageServices) {
  const change = (method: string, args: object) => callCommerce(services, { method, args, read: readList })
  return {
    /** The first of the customer's lists. The server creates one if there is none. */
    list: () =>
      callCommerce(services, {
        method: 'getAllWishlists',
        args: {},
        read: (body) => readList(Array.isArray(body) ? body[0] : body),
      }),
    add: (wishlistId: number, items: readonly WishlistItem[]) =>
      change('addWishlistItems', { wishlistId, items: items.map(toWireItem) }),
    remove: (wishlistId: number, itemId: number) => change('removeWishlistItem', { wishlistId, itemId }),
    clear: (wishlistId: number) =>
      callCommerce(services, { method: 'deleteWishlist', args: { wishlistId }, read: () => undefined }),
    products: (items: readonly WishlistItem[]): Promise<WishlistProduct[]> =>
      callCommerce(services, {
        method: 'getWishlistProducts',
        args: { items: items.map(toWireItem) },
        read: (body) => toWishlistProducts(readEntity(body)),
      }),
  }
}

function toWireItem({ productId, variantId }: WishlistItem) {
  return { product_id: productId, variant_id: variantId }
}

/** @throws TypeError */
function readList(body: unknown): ServerList {
  const { id, items } = readEntity(body)
  if (id === null) throw new TypeError('Not a list of a customer')
  return { id, items: items.map((item) => ({ id: item.id, productId: item.product_id, variantId: item.variant_id })) }
}

// A response of our own Worker, which creates it by schema. See shapes.ts.
function readEntity(body: unknown): WishlistEntity {
  if (!isRecord(body) || !Array.isArray(body['items']) || !isRecord(body['wishlist_product_data']))
    throw new TypeError('Not a wishlist')
  return body as unknown as WishlistEntity
}
