import { ukChannel, type Json, type Shop } from '../test/shop.ts'
import type { Operation } from './operation.ts'

function newEmail() {
  return `${crypto.randomUUID()}@selvedge.example`
}

const subscribers = 'subscribers.v3'
const wishlists = 'wishlists.v3'

export const subscriberOperations: Operation[] = [
  {
    name: 'subscribers',
    document: subscribers,
    response: 'get /customers/subscribers 200',
    request: ({ call }) => call('GET', '/v3/customers/subscribers'),
  },
  {
    name: 'subscribe',
    document: subscribers,
    response: 'post /customers/subscribers 200',
    request: ({ call }) =>
      call('POST', '/v3/customers/subscribers', {
        email: newEmail(),
        first_name: 'Ada',
        channel_id: ukChannel,
        consents: ['marketing_newsletter'],
      }),
  },
  {
    name: 'subscribe twice',
    document: subscribers,
    response: 'post /customers/subscribers 409',
    request: async (shop) =>
      shop.call('POST', '/v3/customers/subscribers', { email: (await subscriber(shop)).email, channel_id: ukChannel }),
  },
  {
    name: 'subscribe without an address',
    document: subscribers,
    response: 'post /customers/subscribers 422',
    request: ({ call }) => call('POST', '/v3/customers/subscribers', { email: 'nobody' }),
  },
  {
    name: 'subscriber',
    document: subscribers,
    response: 'get /customers/subscribers/{subscriber_id} 200',
    request: async (shop) => shop.call('GET', `/v3/customers/subscribers/${(await subscriber(shop)).id}`),
  },
  {
    name: 'subscriber of none',
    document: subscribers,
    response: 'get /customers/subscribers/{subscriber_id} 404',
    request: ({ call }) => call('GET', '/v3/customers/subscribers/999999'),
  },
  {
    name: 'change of a subscriber',
    document: subscribers,
    response: 'put /customers/subscribers/{subscriber_id} 200',
    request: async (shop) =>
      shop.call('PUT', `/v3/customers/subscribers/${(await subscriber(shop)).id}`, { first_name: 'Grace' }),
  },
  {
    name: 'unsubscribe',
    document: subscribers,
    response: 'delete /customers/subscribers/{subscriber_id} 204',
    request: async (shop) => shop.call('DELETE', `/v3/customers/subscribers/${(await subscriber(shop)).id}`),
  },
  {
    name: 'unsubscribe by e-mail',
    document: subscribers,
    response: 'delete /customers/subscribers 204',
    request: async (shop) => shop.call('DELETE', `/v3/customers/subscribers?email=${(await subscriber(shop)).email}`),
  },
]

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
    name: 'wishlist',
    document: wishlists,
    response: 'get /wishlists/{wishlist_id} 200',
    request: async (shop) => shop.call('GET', `/v3/wishlists/${(await wishlist(shop)).id}`),
  },
  {
    name: 'wishlist of none',
    document: wishlists,
    response: 'get /wishlists/{wishlist_id} 404',
    request: ({ call }) => call('GET', '/v3/wishlists/999999'),
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

function subscriber({ data }: Shop): Promise<Json> {
  return data('POST', '/v3/customers/subscribers', { email: newEmail(), first_name: 'Ada', channel_id: ukChannel })
}

function wishlist({ data, customer, product, variant }: Shop): Promise<Json> {
  return data('POST', '/v3/wishlists', {
    customer_id: customer,
    name: 'A list',
    items: [{ product_id: product, variant_id: variant }],
  })
}
