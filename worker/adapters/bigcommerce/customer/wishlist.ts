import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { edges, PageInfoSchema } from '../api/connection.ts'
import { WishlistResponseSchema, WishlistsResponseSchema, toWireItem, toWishlist } from './wishlist-wire.ts'
import { maxWishlistItems, type Wishlist, type WishlistItem } from '#shared/domain/wishlist.ts'
import type { CustomerPort } from '#worker/ports/customer-port.ts'

const publicQuery = `query PublicWishlist($token: String!, $after: String) { site { publicWishlist(token: $token) { items(first: 50, after: $after) { pageInfo { hasNextPage endCursor } edges { node { productEntityId variantEntityId } } } } } }`
const PublicWishlistSchema = v.object({
  site: v.object({
    publicWishlist: v.nullable(
      v.object({
        items: v.object({
          pageInfo: PageInfoSchema,
          edges: edges(v.object({ productEntityId: v.number(), variantEntityId: v.nullish(v.number(), null) })),
        }),
      }),
    ),
  }),
})

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
    async publishWishlist({ wishlist: { id, customerId, items }, isPublic }, signal) {
      // The platform requires the items, and changes only those that it is sent.
      const body = {
        customer_id: customerId,
        is_public: isPublic,
        items: items.map((item) => ({ id: item.id, ...toWireItem(item) })),
      }
      const request = { path: `${path}/${id}`, method: 'PUT', body, signal } as const
      return toWishlist((await api.rest('wishlist-publish', WishlistResponseSchema, request)).data)
    },
    async publicWishlist({ market, token }, signal) {
      const found: WishlistItem[] = []
      let after: string | null = null
      do {
        const variables: Record<string, unknown> = { token, after }
        const { site }: v.InferOutput<typeof PublicWishlistSchema> = await api.graphql(
          'wishlist-public',
          PublicWishlistSchema,
          { market, query: publicQuery, variables, signal },
        )
        if (!site.publicWishlist) return null
        const { edges: items, pageInfo } = site.publicWishlist.items
        found.push(...items.map((item) => ({ productId: item.productEntityId, variantId: item.variantEntityId })))
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null
      } while (after !== null && found.length < maxWishlistItems)
      return found
    },
  } satisfies Partial<CustomerPort>
}
