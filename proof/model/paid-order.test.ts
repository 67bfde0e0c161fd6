import { expect, test } from 'vitest'
import { readOrder } from './paid-order.ts'
import { itemNames, type ModelProducts } from './products.ts'
import type { Shopper } from './shopper.ts'
import type { LoggedCall, Order, Vendors } from './vendors.ts'

const openedAt = Date.UTC(2026, 0, 1, 0, 0, 2)
const jumper = { variantId: 1, unitPrice: 4900, isKnitwear: true, isDiscountable: true }
const products = {
  items: Object.fromEntries(itemNames.map((name) => [name, name === 'jumper' ? jumper : { variantId: 0 }])),
  gift: { variantId: 9 },
} as unknown as ModelProducts
const order = {
  id: 7,
  cart_id: 'c',
  discount_amount: '0',
  coupon_discount: '0',
  billing_address: { email: 'ada@example.com' },
} as Order
const vendors = {
  orderProducts: async () => [{ variant_id: 1, sku: 'J', quantity: 1, base_price: '49.00', applied_discounts: [] }],
} as unknown as Vendors

function deviceOf(email: string, { hasPaid = false, codes = [] as string[] } = {}): Shopper {
  return {
    email,
    emails: [email],
    codes: new Set(codes),
    openingOf: (id: number) => (hasPaid && id === order.id ? openedAt : null),
  } as unknown as Shopper
}

function call(method: string, path: string, second: number): LoggedCall {
  const at = new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
  return { method, path, status: 201, at, endedAt: at }
}

const first = deviceOf('ada@example.com', { hasPaid: true })
const second = deviceOf('ada-on-another-device@example.com', { hasPaid: true })

test.each([
  ['the device whose address it has', [first, deviceOf('ada-on-another-device@example.com')]],
  ['another device', [deviceOf('ada@example.com'), second]],
])('an order is at full price if the cart was changed after %s had opened its checkout', async (_who, shoppers) => {
  const calls = [call('POST', '/v3/carts/c/redirect_urls', 1), call('PUT', '/v3/carts/c/items/1', 3)]
  const paid = await readOrder({ vendors, products, shoppers, calls }, order)
  expect([paid.isFullPrice, paid.codes]).toEqual([true, []])
  const unchanged = await readOrder({ vendors, products, shoppers, calls: calls.slice(0, 1) }, order)
  expect([unchanged.isFullPrice, unchanged.codes]).toEqual([false, null])
})

test('the codes of an order may be those of the device that paid it', async () => {
  const shoppers = [
    deviceOf('ada@example.com'),
    deviceOf('ada-on-another-device@example.com', { hasPaid: true, codes: ['WELCOME10'] }),
  ]
  const paid = await readOrder({ vendors, products, shoppers, calls: [] }, { ...order, discount_amount: '14.70' })
  expect(paid.codes).toEqual(['WELCOME10'])
})
