import { expect, test } from 'vitest'
import { orderPurchase } from './order-purchase.ts'
import { money } from '#shared/domain/money.ts'
import { orderOf } from '#shared/test/orders.ts'

test('a purchase is worth its products after discounts, without delivery, charges and tax [D-250]', () => {
  const order = orderOf('USD', {
    subtotal: money(9000, 'USD'),
    discount: money(500, 'USD'),
    shipping: money(995, 'USD'),
    fees: money(120, 'USD'),
    tax: money(700, 'USD'),
    total: money(10_315, 'USD'),
  })
  expect(orderPurchase(order)).toMatchObject({ value: 85, shipping: 9.95, tax: 7, discount: 5 })
})
