import type { Json, Shop } from '../test/shop.ts'
import type { Operation } from './operation.ts'

const wishlists = 'wishlists.v3'

export const wishlistOperations: Operation[] = [
  {
    name: 'getAllWishlists',
    document: wishlists,
    response: 'get /wishlists 200',
    request: ({ call }) => call('GET', '/v3/wishlists'),
  },
  {
    name: 'getAllWishlists with a wrong key',
    document: wishlists,
    response: 'get /wishlists 401',
    request: ({ call }) => call('GET', '/v3/wishlists', undefined, 'wrong'),
  },
  {
    name: 'createWishlist',
    document: wishlists,
    response: 'post /wishlists 201',
    request: ({ call, customer, product, variant }) =>
      call('POST', '/v3/wishlists', {
        customer_id: customer,
        name: 'For spring',
        is_public: true,
        items: [{ product_id: product, variant_id: variant }],
      }),
  },
  {
    name: 'updateWishlist',
    document: wishlists,
    response: 'put /wishlists/{wishlist_id} 201',
    request: async (shop) => {
      const { id, items } = await wishlist(shop)
      return shop.call('PUT', `/v3/wishlists/${id}`, { customer_id: shop.customer, name: 'For autumn', items })
    },
  },
  {
    name: 'addWishlistItems',
    document: wishlists,
    response: 'post /wishlists/{wishlist_id}/items 201',
    request: async (shop) =>
      shop.call('POST', `/v3/wishlists/${(await wishlist(shop)).id}/items`, { items: [{ product_id: shop.product }] }),
  },
  {
    name: 'removeWishlistItem',
    document: wishlists,
    response: 'delete /wishlists/{wishlist_id}/items/{item_id} 200',
    request: async (shop) => {
      const { id, items } = await wishlist(shop)
      return shop.call('DELETE', `/v3/wishlists/${id}/items/${items[0].id}`)
    },
  },
  {
    name: 'deleteWishlist',
    document: wishlists,
    response: 'delete /wishlists/{wishlist_id} 204',
    request: async (shop) => shop.call('DELETE', `/v3/wishlists/${(await wishlist(shop)).id}`),
  },
]

function wishlist({ data, customer, product, variant }: Shop): Promise<Json> {
  return data('POST', '/v3/wishlists', {
    customer_id: customer,
    name: 'A list',
    items: [{ product_id: product, variant_id: variant }],
  })
}
