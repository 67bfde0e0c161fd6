import { expect, test } from 'vitest'
import { fetchCart, firstSellable, unitsIn } from '../test/bags.ts'
import { guestOrders, openGuestShop, tokenIn } from '../test/guest-orders.ts'
import { usedUp } from '../test/limits.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop, textOf } from '../test/shop.ts'
import { money } from '#shared/domain/money.ts'
import type { OrderLine } from '#shared/domain/order.ts'

const item = await firstSellable('womens', 20)
const lineOf = (changes: Partial<OrderLine>): OrderLine => ({
  id: 1,
  productId: item.product.id,
  variantId: item.variant.id,
  sku: item.variant.sku,
  name: item.product.name,
  quantity: 2,
  sent: 0,
  refunded: 0,
  deliveryId: null,
  price: money(100, 'GBP'),
  total: money(200, 'GBP'),
  options: [],
  ...changes,
})
const gone = lineOf({ id: 2, productId: 999_999, variantId: 1, name: 'A thing of last year' })

async function opened(lines: OrderLine[], options: Parameters<typeof openGuestShop>[0] = {}) {
  const { shop, mails, ask } = openGuestShop({ ...options, changes: { lines } })
  await ask(guestOrders.en)
  await shop.post('/find-order/link', { link: tokenIn(present(mails[0], 'mail')) })
  return shop
}

test('a guest buys an order again: what is sold is added to the bag that there is, and what is not is named [ORDP-11]', async () => {
  const shop = await opened([lineOf({}), gone])
  await shop.call('addCartItems', {
    data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }] },
  })
  const answer = await shop.post('/find-order/order/buy', {})
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/bag'])
  expect(await textOf(shop.get('/bag'))).toMatch(/1 of 2 items are in your bag.*A thing of last year: no longer sold/s)
  // A gift may be in the bag as well.
  expect(unitsIn(await fetchCart(shop), item)).toBe(3)
})

test('if nothing is sold any more, the order’s page says so [ORDP-11]', async () => {
  const shop = await opened([gone])
  const answer = await shop.post('/find-order/order/buy', {})
  expect(answer.headers.get('location')).toBe('/find-order/order')
  expect(await textOf(shop.get('/find-order/order'))).toContain('A thing of last year: no longer sold')
})

test('without an order in this browser, and above the limit, nothing is added [ORDP-11]', async () => {
  expect((await openShop().post('/find-order/order/buy', {})).status).toBe(410)
  const { jar } = await opened([lineOf({})])
  const { shop } = openGuestShop({ jar, bindings: { LIMIT_ATTEMPTS: usedUp.LIMIT_ATTEMPTS } })
  expect((await shop.post('/find-order/order/buy', {})).status).toBe(429)
})
