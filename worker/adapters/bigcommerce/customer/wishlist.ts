import type { BigCommerceApi } from '../api/api.ts'
import { WishlistResponseSchema, WishlistsResponseSchema, toWireItem, toWishlist } from './wishlist-wire.ts'
import type { Wishlist } from '#shared/domain/wishlist.ts'
import type { CustomerPort } from '#worker/ports/customer-port.ts'

const path = '/v3/wishlists'
const listsPerPage = 250

/** Wishlists on BigCommerce's REST API. */
export function createBigCommerceWishlist({ api }: { api: BigCommerceApi }) {
  return {
    async wishlists({ customerId }, signal) {
      // Without the filter the platform would list those of every customer.
      const lists: Wishlist[] = []
      let isLast = false
      for (let page = 1; !isLast; page += 1) {
        const { data, meta } = await api.rest('wishlists', WishlistsResponseSchema, {
          path,
          query: { customer_id: customerId, limit: listsPerPage, page },
          signal,
        })
        lists.push(...data.map(toWishlist))
        isLast = data.length === 0 || page >= (meta.pagination?.total_pages ?? 1)
      }
      return lists.filter((wishlist) => wishlist.customerId === customerId).toSorted((a, b) => a.id - b.id)
    },
    async createWishlist({ customerId, name, items }, signal) {
      const body = { customer_id: customerId, name, is_public: false, items: items.map(toWireItem) }
      return toWishlist(
        (await api.rest('wishlist-create', WishlistResponseSchema, { path, method: 'POST', body, signal })).data,
      )
    },
    async addToWishlist({ wishlistId, items }, signal) {
      const request = {
        path: `${path}/${wishlistId}/items`,
        method: 'POST',
        body: { items: items.map(toWireItem) },
        signal,
      } as const
      return toWishlist((await api.rest('wishlist-add', WishlistResponseSchema, request)).data)
    },
    async removeFromWishlist({ wishlistId, itemId }, signal): Promise<Wishlist | null> {
      const response = await api.rest('wishlist-remove', WishlistResponseSchema, {
        path: `${path}/${wishlistId}/items/${itemId}`,
        method: 'DELETE',
        absentOn: [404],
        signal,
      })
      return response && toWishlist(response.data)
    },
    async deleteWishlist({ wishlistId }, signal) {
      await api.rest('wishlist-delete', WishlistResponseSchema, {
        path: `${path}/${wishlistId}`,
        method: 'DELETE',
        absentOn: [204, 404],
        signal,
      })
    },
  } satisfies Partial<CustomerPort>
}
