import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CartEntitySchema } from './cart-entity-schema.ts'
import { toCart, toCartEntity } from './cart-entity.ts'
import { cartQuantity, emptyCart, isEmptyCart, lineOption } from './cart.ts'

const line = (id: string, quantity: number) => ({
  id,
  parent_id: null,
  product_id: 1001,
  variant_id: 77,
  sku: '200101-NAVY-12',
  name: 'Wren Midi Dress',
  url: 'http://shop.example/p/1001',
  image_url: 'http://media.example/i/x',
  quantity,
  list_price: 19.99,
  sale_price: 15.5,
  original_price: 19.99,
  extended_sale_price: 15.5 * quantity,
  discount_amount: 0,
  is_free_gift: false,
  options: [{ name: 'Color', nameId: 1, value: 'French Navy', valueId: 2 }],
})

const entity = {
  id: '9a3e1c7e-1111-4222-8333-444455556666',
  customer_id: 0,
  currency: { code: 'GBP' as const },
  coupons: [],
  cart_amount: 46.5,
  base_amount: 59.97,
  line_items: {
    physical_items: [line('a', 2)],
    digital_items: [line('b', 1)],
    custom_items: [{}],
    gift_certificates: [],
  },
  version: 7,
}

describe('cart', () => {
  test('a cart lists physical items before digital ones and counts their quantities [BAG-01, BAG-03, BAG-04, BAG-08]', () => {
    const cart = toCart(v.parse(CartEntitySchema, entity))
    expect(cart.lineItems.map(({ id, isDigital }) => [id, isDigital])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(cartQuantity(cart)).toBe(3)
  })

  test('a cart takes its total before discounts from base_amount and its total after discounts from cart_amount, in minor units [BAG-06]', () => {
    expect(toCart(entity)).toMatchObject({
      baseAmount: { amount: 5997, currency: 'GBP' },
      cartAmount: { amount: 4650, currency: 'GBP' },
    })
  })

  test('mapping a cart entity to a cart and back changes nothing', () => {
    expect(toCartEntity(toCart(entity))).toEqual(entity)
  })

  test('a cart has a null id and empty lists before the first add [BAG-02]', () => {
    expect(toCartEntity(emptyCart('EUR'))).toMatchObject({
      id: null,
      currency: { code: 'EUR' },
      coupons: [],
      line_items: { physical_items: [], digital_items: [], custom_items: [], gift_certificates: [] },
    })
  })

  test('a cart that holds only items that are not counted is not empty [BAG-03]', () => {
    expect(isEmptyCart(emptyCart('GBP'))).toBe(true)
    expect(isEmptyCart({ ...emptyCart('GBP'), otherItemCount: 1 })).toBe(false)
  })

  test("a line's options are read by name, in any letter case [BAG-09]", () => {
    const [first] = toCart(entity).lineItems
    expect(first && lineOption(first, 'Color')).toBe('French Navy')
    expect(first && lineOption(first, 'Size')).toBeNull()
    expect(lineOption({ options: [{ name: 'SIZE', value: '10' }] }, 'Size')).toBe('10')
  })
})
