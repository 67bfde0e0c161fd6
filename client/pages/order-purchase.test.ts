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

test('a purchase names what was chosen of a line, and nothing that the shopper wrote on it [D-19]', () => {
  const options = Object.entries({
    Color: 'Festive',
    'Recipient name': 'Mabel',
    'Recipient email': 'mabel@example.com',
    'Your name': 'Ada',
    Message: 'Happy birthday',
    Length: 'Regular',
  }).map(([name, value]) => ({ name, value }))
  const price = money(2500, 'GBP')
  const line = {
    id: 1,
    productId: 7,
    variantId: 8,
    sku: '990001-1',
    name: 'Gift card',
    quantity: 1,
    price,
    total: price,
  }
  const { items } = orderPurchase(
    orderOf('GBP', { lines: [{ ...line, options, sent: 0, refunded: 0, deliveryId: 1 }] }),
  )
  expect(items[0]?.item_variant).toBe('Festive / Regular')
  expect(JSON.stringify(items)).not.toMatch(/Mabel|mabel|Ada|birthday/)
})
