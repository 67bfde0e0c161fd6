import type { Operation } from './operation.ts'

const include = 'redirect_urls,line_items.physical_items.options,line_items.digital_items.options,promotions.banners'
const document = 'carts.v3'

export const cartOperations: Operation[] = [
  {
    name: 'createCart',
    document,
    response: 'post /carts 201',
    request: ({ call, product, variant }) =>
      call('POST', '/v3/carts', {
        channel_id: 1421371,
        currency: { code: 'USD' },
        line_items: [{ product_id: product, variant_id: variant, quantity: 1 }],
      }),
  },
  {
    name: 'getCart',
    document,
    response: 'get /carts/{cartId} 200',
    request: async ({ call, newCart }) => call('GET', `/v3/carts/${(await newCart()).id}?include=${include}`),
  },
  {
    name: 'getCart with a coupon',
    document,
    response: 'get /carts/{cartId} 200',
    request: async ({ call, data, newCart }) => {
      const { id } = await newCart()
      await data('POST', `/v3/checkouts/${id}/coupons`, { coupon_code: 'WELCOME10' })
      return call('GET', `/v3/carts/${id}`)
    },
  },
  {
    name: 'updateCart',
    document,
    response: 'put /carts/{cartId} 201',
    request: async ({ call, customer, newCart }) =>
      call('PUT', `/v3/carts/${(await newCart()).id}`, { customer_id: customer }),
  },
  {
    name: 'updateCart of another version',
    document,
    response: 'put /carts/{cartId} 409',
    request: async ({ call, newCart }) =>
      call('PUT', `/v3/carts/${(await newCart()).id}`, { customer_id: 0, version: 99 }),
  },
  {
    name: 'deleteCart',
    document,
    response: 'delete /carts/{cartId} 204',
    request: async ({ call, newCart }) => call('DELETE', `/v3/carts/${(await newCart()).id}`),
  },
  {
    name: 'addCartItems',
    document,
    response: 'post /carts/{cartId}/items 201',
    request: async ({ call, newCart, product, variant }) =>
      call('POST', `/v3/carts/${(await newCart()).id}/items?include=${include}`, {
        line_items: [{ product_id: product, variant_id: variant, quantity: 1, list_price: 0 }],
      }),
  },
  {
    name: 'updateCartItem',
    document,
    response: 'put /carts/{cartId}/items/{itemId} 200',
    request: async ({ call, newCart, product }) => {
      const cart = await newCart()
      return call('PUT', `/v3/carts/${cart.id}/items/${cart.line_items.physical_items[0].id}`, {
        line_item: { product_id: product, quantity: 3 },
      })
    },
  },
  {
    name: 'updateCartItem of another version',
    document,
    response: 'put /carts/{cartId}/items/{itemId} 409',
    request: async ({ call, newCart, product }) => {
      const cart = await newCart()
      return call('PUT', `/v3/carts/${cart.id}/items/${cart.line_items.physical_items[0].id}`, {
        line_item: { product_id: product, quantity: 3 },
        version: 99,
      })
    },
  },
  {
    name: 'removeCartItem',
    document,
    response: 'delete /carts/{cartId}/items/{itemId} 200',
    request: async ({ call, data, newCart, product, variant }) => {
      const cart = await newCart()
      await data('POST', `/v3/carts/${cart.id}/items`, {
        line_items: [{ product_id: product, variant_id: variant, quantity: 1, list_price: 0 }],
      })
      return call('DELETE', `/v3/carts/${cart.id}/items/${cart.line_items.physical_items[0].id}`)
    },
  },
  {
    name: 'removeCartItem of the last',
    document,
    response: 'delete /carts/{cartId}/items/{itemId} 204',
    request: async ({ call, newCart }) => {
      const cart = await newCart()
      return call('DELETE', `/v3/carts/${cart.id}/items/${cart.line_items.physical_items[0].id}`)
    },
  },
  {
    name: 'checkoutLogin',
    document,
    response: 'post /carts/{cartId}/redirect_urls 201',
    request: async ({ call, newCart }) => call('POST', `/v3/carts/${(await newCart()).id}/redirect_urls`, {}),
  },
]
