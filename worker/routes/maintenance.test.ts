import { expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'
import { returnField } from '../test/wallet-shop.ts'
import { maintenance } from '#shared/messages/shop.ts'

const vars = { MAINTENANCE_LOCALES: 'us', ORDER_WEBHOOK_SECRET: 'a-secret-for-this-test' }

test('a closed market responds with the maintenance page, 503 and Retry-After, and the other markets are open', async () => {
  const shop = openShop({ vars })
  const response = await shop.get('/us/bag')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '600'])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await textOf(response)
  expect(html).toContain(maintenance.message)
  expect(html).toContain('noindex')
  expect((await shop.get('/')).status).toBe(200)
  expect((await shop.get('/eu/bag')).status).toBe(200)
})

test.each(['/us', '/us/browse/womens', '/us/login', '/us/no-such-page'])(
  '%s of a closed market responds with 503',
  async (path) => {
    expect((await openShop({ vars }).get(path)).status).toBe(503)
  },
)

test('a closed market refuses a new checkout and an addition to the cart', async () => {
  const shop = openShop({ vars })
  expect((await shop.post('/us/checkout', {})).status).toBe(503)
  const response = await shop.call('addToCart', {}, '/us')
  expect([response.status, response.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
})

test('an order that was begun before a market closed can finish', async () => {
  const shop = openShop({ vars })
  const cartId = '00000000-0000-4000-8000-000000000000'
  const confirmation = await shop.get(`/us/order-confirmation/${cartId}/1`)
  expect(confirmation.status).not.toBe(503)
  expect((await shop.get(`/us/wallet/return?${returnField}=x`)).status).not.toBe(503)
  const operation = await shop.get('/us/api/payments/walletDismiss', {
    method: 'POST',
    body: '[{}]',
    headers: { origin: 'http://localhost:8787', 'content-type': 'application/json' },
  })
  expect(operation.status).not.toBe(503)
  const hook = await shop.get('/hooks/orders', {
    method: 'POST',
    body: JSON.stringify({ scope: 'store/customer/created', data: { type: 'customer', id: 1 } }),
    headers: { 'x-webhook-secret': vars.ORDER_WEBHOOK_SECRET, 'content-type': 'application/json' },
  })
  expect(hook.status).toBeLessThan(500)
})

test('a wallet does not open in a closed market', async () => {
  const response = await openShop({ vars }).get('/us/api/payments/walletOpen', {
    method: 'POST',
    body: '[{}]',
    headers: { origin: 'http://localhost:8787', 'content-type': 'application/json' },
  })
  expect(response.status).toBe(503)
})
