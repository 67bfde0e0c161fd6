import { describe, expect, test } from 'vitest'
import { readCart, readInventory, readRedirect } from './commerce-shapes.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { emptyCart } from '#shared/domain/cart.ts'

describe('Worker responses', () => {
  test('the readers parse valid Worker responses', () => {
    expect(readCart(toCartEntity(emptyCart('EUR')))).toEqual(emptyCart('EUR'))
    expect(readRedirect({ redirect_url: 'https://checkout.example/1' })).toEqual({
      redirectUrl: 'https://checkout.example/1',
    })
    const data = [
      { identity: { variant_id: 7 }, inventory_tracking: 'variant', allLocationsTotalAvailableToSell: 9, sellable: 3 },
      { identity: { variant_id: 8 }, inventory_tracking: 'variant', sellable: 2, least: 3 },
    ]
    expect(readInventory({ data })).toEqual(
      new Map([
        [7, { isWithdrawn: false, units: 3, tracking: 'variant' }],
        [8, { isWithdrawn: false, units: 2, tracking: 'variant', least: 3 }],
      ]),
    )
  })

  test.each([null, 'text', [], {}, { line_items: [] }, { line_items: {}, currency: {} }])(
    '%j is rejected as a cart',
    (body) => {
      expect(() => readCart(body)).toThrow(Error)
    },
  )

  test.each([{}, { redirect_url: 'javascript:alert(1)' }, { redirect_url: 7 }])(
    '%j is rejected as a redirect',
    (body) => {
      expect(() => readRedirect(body)).toThrow(TypeError)
    },
  )

  test.each([null, {}, { data: {} }])('%j is rejected as an inventory', (body) => {
    expect(() => readInventory(body)).toThrow(TypeError)
  })
})
