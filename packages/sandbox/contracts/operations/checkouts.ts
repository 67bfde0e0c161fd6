import { address, optionOf } from '../../bigcommerce/commerce/test/paid-order.ts'
import type { Json, Shop } from '../test/shop.ts'
import type { Operation } from './operation.ts'

const include =
  'cart.line_items.physical_items.options,cart.line_items.digital_items.options,consignments.available_shipping_options,promotions.banners'
const document = 'checkouts.v3'
function of(part = '') {
  return `/checkouts/{checkoutId}${part}`
}

const standard = optionOf('uk-standard')

export const checkoutOperations: Operation[] = [
  {
    name: 'getCheckout',
    document,
    response: `get ${of()} 200`,
    request: async (shop) => shop.call('GET', `/v3/checkouts/${(await readyCheckout(shop)).id}?include=${include}`),
  },
  {
    name: 'getCheckout of a new cart',
    document,
    response: `get ${of()} 200`,
    request: async ({ call, newCart }) => call('GET', `/v3/checkouts/${(await newCart()).id}`),
  },
  {
    name: 'getCheckout of none',
    document,
    response: `get ${of()} 404`,
    request: ({ call }) => call('GET', `/v3/checkouts/${crypto.randomUUID()}`),
  },
  {
    name: 'postCheckoutConsignment',
    document,
    response: `post ${of('/consignments')} 200`,
    request: async ({ call, newCart }) => {
      const cart = await newCart()
      return call('POST', `/v3/checkouts/${cart.id}/consignments?include=consignments.available_shipping_options`, [
        { address, line_items: linesOf(cart) },
      ])
    },
  },
  {
    name: 'updateCheckoutConsignment with another address',
    document,
    response: `put ${of('/consignments/{consignmentId}')} 200`,
    request: async (shop) => {
      const { id, cart, consignments } = await readyCheckout(shop)
      return shop.call('PUT', `/v3/checkouts/${id}/consignments/${consignments[0].id}?include=${include}`, {
        address: { ...address, address1: '14 Harbour Street' },
        line_items: linesOf(cart),
      })
    },
  },
  {
    name: 'updateCheckoutConsignment with a method',
    document,
    response: `put ${of('/consignments/{consignmentId}')} 200`,
    request: async (shop) => {
      const { id, consignments } = await readyCheckout(shop)
      return shop.call('PUT', `/v3/checkouts/${id}/consignments/${consignments[0].id}`, {
        shipping_option_id: standard,
      })
    },
  },
  {
    name: 'updateCheckoutConsignment of another version',
    document,
    response: `put ${of('/consignments/{consignmentId}')} 409`,
    request: async (shop) => {
      const { id, consignments } = await readyCheckout(shop)
      return shop.call('PUT', `/v3/checkouts/${id}/consignments/${consignments[0].id}`, {
        shipping_option_id: standard,
        version: 99,
      })
    },
  },
  {
    name: 'deleteCheckoutConsignment',
    document,
    response: `delete ${of('/consignments/{consignmentId}')} 200`,
    request: async (shop) => {
      const { id, consignments } = await readyCheckout(shop)
      return shop.call('DELETE', `/v3/checkouts/${id}/consignments/${consignments[0].id}`)
    },
  },
  {
    name: 'updateCheckout',
    document,
    response: `put ${of('')} 200`,
    request: async ({ call, newCart }) =>
      call('PUT', `/v3/checkouts/${(await newCart()).id}`, { customer_message: 'Please ring twice' }),
  },
  {
    name: 'addCheckoutBillingAddress',
    document,
    response: `post ${of('/billing-address')} 200`,
    request: async ({ call, newCart }) =>
      call('POST', `/v3/checkouts/${(await newCart()).id}/billing-address`, address),
  },
  {
    name: 'addCheckoutBillingAddress of another version',
    document,
    response: `post ${of('/billing-address')} 409`,
    request: async ({ call, newCart }) =>
      call('POST', `/v3/checkouts/${(await newCart()).id}/billing-address`, { ...address, version: 99 }),
  },
  {
    name: 'updateCheckoutBillingAddress',
    document,
    response: `put ${of('/billing-address/{addressId}')} 200`,
    request: async (shop) => {
      const { id, billing_address } = await readyCheckout(shop)
      return shop.call('PUT', `/v3/checkouts/${id}/billing-address/${billing_address.id}`, {
        ...address,
        first_name: 'Grace',
      })
    },
  },
  {
    name: 'addCheckoutCoupon',
    document,
    response: `post ${of('/coupons')} 200`,
    request: async ({ call, newCart }) =>
      call('POST', `/v3/checkouts/${(await newCart()).id}/coupons`, { coupon_code: 'WELCOME10' }),
  },
  {
    name: 'removeAllBCPromotionsAndCoupons: a coupon',
    document,
    response: `delete ${of('/coupons/{couponCode}')} 200`,
    request: async ({ call, data, newCart }) => {
      const { id } = await newCart()
      await data('POST', `/v3/checkouts/${id}/coupons`, { coupon_code: 'WELCOME10' })
      return call('DELETE', `/v3/checkouts/${id}/coupons/WELCOME10`)
    },
  },
  {
    name: 'removeAllBCPromotionsAndCoupons: discounts',
    document,
    response: `post ${of('/discounts')} 200`,
    request: async ({ call, newCart }) =>
      call('POST', `/v3/checkouts/${(await newCart()).id}/discounts`, {
        cart: { discounts: [{ discounted_amount: 2 }] },
      }),
  },
  {
    name: 'createOrderFromCheckout',
    document,
    response: `post ${of('/orders')} 200`,
    request: async (shop) => shop.call('POST', `/v3/checkouts/${(await readyCheckout(shop)).id}/orders`),
  },
]

/** A checkout that is ready to become an order: addresses, a method, a coupon. */
export async function readyCheckout({ data, newCart }: Pick<Shop, 'data' | 'newCart'>): Promise<Json> {
  const cart = await newCart()
  await data('POST', `/v3/checkouts/${cart.id}/billing-address`, address)
  const { consignments } = await data('POST', `/v3/checkouts/${cart.id}/consignments`, [
    { address, line_items: linesOf(cart) },
  ])
  await data('PUT', `/v3/checkouts/${cart.id}/consignments/${consignments[0].id}`, {
    shipping_option_id: standard,
  })
  return data('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: 'WELCOME10' })
}

function linesOf(cart: Json) {
  return cart.line_items.physical_items.map((line: Json) => ({ item_id: line.id, quantity: line.quantity }))
}
