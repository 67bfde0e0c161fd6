import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { call, createBrowser, createCart } from '../bigcommerce/commerce/test/commerce-app.ts'
import { mug, shirt, stockOf, stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { placeIncompleteOrder, prepareCheckout } from '../bigcommerce/commerce/test/paid-order.ts'
import { placeOrder } from '../bigcommerce/commerce/place-order.ts'

const line = { product_id: mug.id, variant_id: mug.variant, quantity: 3 }
const visa = { brand: 'Visa', lastFour: '1111' }

beforeEach(stockShelf)

async function placePaidOrder() {
  const cart = await createCart([line])
  const checkout = await prepareCheckout(cart)
  return placeOrder(env.DB, { seen: { id: cart.id, version: checkout.version }, payment: visa })
}

test('health counts what there is', async () => {
  await createCart([line])
  const { headers, html } = await createBrowser().get('/control/health')
  expect(JSON.parse(html)).toEqual({ status: 'ok', styles: 4, variants: 8, carts: 1, orders: 0 })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the start page names services, keys, shops, cards and codes', async () => {
  const { status, html } = await createBrowser().get('/')
  expect(status).toBe(200)
  const named = [env.BIGCOMMERCE_ACCESS_TOKEN, `${env.SANDBOX_ORIGIN}/amplience`, `${env.STOREFRONT_ORIGIN}/eu/`, '4111 1111 1111 1111', 'WELCOME10', '/control/outbox']
  expect(named.filter((text) => !html.includes(text))).toEqual([])
})

test('a reset forgets carts, orders and mail, and puts the stock back', async () => {
  await placePaidOrder()
  await placeIncompleteOrder(await createCart([{ product_id: shirt.id, variant_id: shirt.plentiful, quantity: 1 }]))
  expect(await stockOf(mug.variant)).toBe(997)
  const reset = await createBrowser().post('/control/reset', {}, { 'x-control': 'test' })
  expect(JSON.parse(reset.html)).toMatchObject({ status: 'ok', carts: 0, orders: 0, styles: 4 })
  expect(await stockOf(mug.variant)).toBe(1000)
  expect((await createBrowser().get('/control/outbox')).html).toContain('No mail yet')
  expect((await call('GET', '/v2/orders')).status).toBe(204)
})

test('a reset is refused to other sites, and leads our own page back', async () => {
  expect((await createBrowser().post('/control/reset', {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await createBrowser().post('/control/reset', {})).location).toBe('/?reset=done')
})

test('the outbox shows the mail of an order', async () => {
  const orderId = await placePaidOrder()
  const { html } = await createBrowser().get('/control/outbox')
  expect(html).toContain(`Your Selvedge order ${orderId}`)
  expect(html).toContain('3 × Hare Mug')
})
