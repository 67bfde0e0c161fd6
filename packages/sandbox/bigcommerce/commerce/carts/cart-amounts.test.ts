import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { resetRateWindows } from '../../rest.ts'
import { call, createCart, type Wire } from '../test/commerce-app.ts'
import { giftCard, giftTexts, mug, shirt, stockShelf } from '../test/shelf-fixture.ts'

type Action = { kind: 'add' | 'update' | 'remove' | 'coupon' | 'discount'; pick: number; quantity: number }

const products = [
  { product_id: mug.id, variant_id: mug.variant },
  { product_id: shirt.id, variant_id: shirt.plentiful },
  { product_id: shirt.id, variant_id: shirt.lastTwo },
  { product_id: giftCard.id, variant_id: giftCard.ten, option_selections: giftTexts },
  { product_id: mug.id, variant_id: mug.variant, list_price: 0.1 },
]
const codes = ['WELCOME10', 'THANKYOU', 'POSTFREE']

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'add', 'update', 'remove', 'coupon', 'discount'),
    pick: fc.nat(20),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { minLength: 1, maxLength: 8 },
)

beforeAll(stockShelf)
beforeEach(resetRateWindows)

test("keeps the lines adding up to the cart's amounts after any sequence of changes", async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (sequence) => {
      resetRateWindows()
      let cart = await createCart([{ ...products[0], quantity: 1 }])
      for (const action of sequence) {
        const changed = await apply(cart, action)
        if (changed.status === 204) return
        const { body, status } = await call('GET', `/v3/carts/${cart.id}`)
        expect(status).toBe(200)
        // A refused change leaves the cart as it was.
        const isRefused = changed.status >= 400
        expect(body.data.version).toBe(isRefused ? cart.version : cart.version + 1)
        expect(isRefused ? body.data : cart).toEqual(cart)
        cart = body.data
        expectSums(cart)
      }
    }),
    { numRuns: 25 },
  )
})

function apply(cart: Wire, { kind, pick, quantity }: Action) {
  const lines = [...cart.line_items.physical_items, ...cart.line_items.digital_items]
  const line = lines[pick % lines.length]
  if (kind === 'add')
    return call('POST', `/v3/carts/${cart.id}/items`, {
      line_items: [{ ...products[pick % products.length], quantity }],
    })
  if (kind === 'update')
    return call('PUT', `/v3/carts/${cart.id}/items/${line.id}`, {
      line_item: { product_id: line.product_id, quantity },
    })
  if (kind === 'remove') return call('DELETE', `/v3/carts/${cart.id}/items/${line.id}`)
  if (kind === 'coupon')
    return call('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: codes[pick % codes.length] })
  return call('POST', `/v3/checkouts/${cart.id}/discounts`, {
    cart: { discounts: [{ discounted_amount: quantity }], line_items: [{ id: line.id, discounted_amount: pick }] },
  })
}

function expectSums(cart: Wire) {
  const lines = [...cart.line_items.physical_items, ...cart.line_items.digital_items]
  const sum = (of: (line: Wire) => number) => lines.reduce((added: number, line: Wire) => added + pence(of(line)), 0)
  for (const line of lines) {
    expect(pence(line.extended_list_price)).toBe(pence(line.list_price) * line.quantity)
    expect(Math.abs(pence(line.extended_sale_price) - pence(line.sale_price) * line.quantity)).toBeLessThanOrEqual(
      line.quantity / 2,
    )
  }
  expect(pence(cart.base_amount)).toBe(sum((line) => line.extended_list_price))
  const taken = sum((line) => line.discount_amount) + sum((line) => line.coupon_amount)
  expect(pence(cart.cart_amount)).toBe(sum((line) => line.extended_list_price) - taken)
  expect(pence(cart.cart_amount)).toBe(
    sum((line) => line.extended_sale_price) - pence(cart.discount_amount) - sum((line) => line.coupon_amount),
  )
  expect(cart.coupons.reduce((added: number, coupon: Wire) => added + pence(coupon.discounted_amount), 0)).toBe(
    sum((line) => line.coupon_amount),
  )
  expect(cart.cart_amount).toBeGreaterThanOrEqual(0)
}

/** The amount in pence. Expects the decimal amount to be whole pence. */
function pence(amount: number) {
  const whole = Math.round(amount * 100)
  expect(whole / 100).toBe(amount)
  return whole
}
