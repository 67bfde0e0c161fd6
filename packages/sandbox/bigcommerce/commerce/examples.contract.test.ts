/// <reference types="vite/types/importMeta.d.ts" />
import { beforeAll, expect, test } from 'vitest'
import { noVendorExamples } from '../../test/no-vendor-documents.ts'
import { resetRateWindows } from '../rest.ts'
import { call, createCart } from './test/commerce-app.ts'
import { placeIncompleteOrder, prepareCheckout } from './test/paid-order.ts'
import { giftCard, giftTexts, shirt, stockShelf } from './test/shelf-fixture.ts'

type VendorCase = { kind: string; response?: { status: number; body: unknown } }

const fixtures = import.meta.glob<VendorCase[]>('../../../../../shared/contracts/bigcommerce/fixtures/*.json', {
  eager: true,
  import: 'default',
})
const isPresent = Object.keys(fixtures).length > 0

// Mistakes in the examples, an older name of a consignment's address, and features that this store does not sell:
// custom items, gift certificates, gift wrapping, extra fees.
const unheld =
  /shipping_?address(?!_count|es)|coupon_discounts\[|consignments\[\]\.discounts\[|customFields|custom_fields\[|gift_wrapping|comparison_price|staff_note|custom_items\[|gift_certificates\[|data\.meta|promotions|"|fees\[|form_fields\[|download_file_urls\[|taxable$|redirect_urls|configurable_fields\[/i

const answers = new Map<string, unknown>()

beforeAll(async () => {
  if (!isPresent) return
  resetRateWindows()
  await stockShelf()
  const cart = await createCart([
    { product_id: shirt.id, variant_id: shirt.plentiful, quantity: 2 },
    { product_id: giftCard.id, variant_id: giftCard.ten, quantity: 1, option_selections: giftTexts },
  ])
  await call('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: 'WELCOME10' })
  await call('POST', `/v3/checkouts/${cart.id}/discounts`, { cart: { discounts: [{ discounted_amount: 2 }] } })
  await prepareCheckout(cart)
  const include = 'line_items.physical_items.options,line_items.digital_items.options'
  const { body: cartBody } = await call('GET', `/v3/carts/${cart.id}?include=${include}`)
  const { body: checkoutBody } = await call(
    'GET',
    `/v3/checkouts/${cart.id}?include=consignments.available_shipping_options`,
  )
  const redirect = await call('POST', `/v3/carts/${cart.id}/redirect_urls`, {})
  const placed = await call('POST', `/v3/checkouts/${cart.id}/orders`)
  const orderPath = `/v2/orders/${placed.body.data.id}`
  const discounted = await createCart([{ product_id: shirt.id, variant_id: shirt.plentiful, quantity: 1 }])
  await placeIncompleteOrder(discounted)
  for (const name of ['getCart', 'createCart', 'addCartItems', 'updateCart', 'updateCartItem', 'removeCartItem'])
    answers.set(name, cartBody)
  for (const name of [
    'getCheckout',
    'postCheckoutConsignment',
    'updateCheckoutConsignment',
    'deleteCheckoutConsignment',
    'addCheckoutBillingAddress',
    'updateCheckoutBillingAddress',
  ])
    answers.set(name, checkoutBody)
  for (const name of [
    'addCheckoutCoupon',
    'removeAllBCPromotionsAndCoupons.deleteCoupon',
    'removeAllBCPromotionsAndCoupons.setDiscounts',
  ])
    answers.set(name, checkoutBody)
  answers.set('checkoutLogin.cartRedirectUrls', redirect.body)
  answers.set('createOrderFromCheckout', placed.body)
  answers.set('getOrder', (await call('GET', orderPath)).body)
  answers.set('getOrders', (await call('GET', '/v2/orders')).body)
  answers.set('getOrderProducts', (await call('GET', `${orderPath}/products`)).body)
  answers.set('getOrderShippingAddresses', (await call('GET', `${orderPath}/shipping_addresses`)).body)
})

const operations = Object.entries(fixtures).map(([path, cases]) => ({
  operation: path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
  cases,
}))

test("returns every key of the vendor's examples", (context) => {
  if (!isPresent) return context.skip(noVendorExamples)
  const missing = operations.flatMap(({ operation, cases }) => {
    const own = answers.get(operation)
    if (own === undefined) return []
    const keys = keysOf(own)
    const examples = cases.filter(
      ({ kind, response }) =>
        /example/.test(kind) && response !== undefined && response.status < 300 && response.body !== null,
    )
    return examples.flatMap(({ response }) =>
      [...keysOf(response?.body)]
        .filter((key) => !keys.has(key) && !unheld.test(key))
        .map((key) => `${operation}: ${key}`),
    )
  })
  expect([...new Set(missing)]).toEqual([])
})

test('compares every operation with an example', (context) => {
  if (!isPresent) return context.skip(noVendorExamples)
  const known = new Set(operations.map(({ operation }) => operation))
  expect(answers.size).toBe(21)
  expect([...answers.keys()].filter((operation) => !known.has(operation))).toEqual([])
})

/** Paths of all keys, such as `data.cart.line_items.physical_items[].id`. */
function keysOf(value: unknown, path = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...keysOf(item, `${path}[]`)]))
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(
    Object.entries(value).flatMap(([key, inner]) => [`${path}.${key}`, ...keysOf(inner, `${path}.${key}`)]),
  )
}
