import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { placeOrder } from '../bigcommerce/commerce/orders/place-order.ts'
import { createBrowser, createCart } from '../bigcommerce/commerce/test/commerce-app.ts'
import { placeIncompleteOrder, prepareCheckout } from '../bigcommerce/commerce/test/paid-order.ts'
import { mug, shirt, stockOf, stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { sampleAccounts } from '../bigcommerce/customers/samples/sample-accounts.ts'
import { listRedirects } from '../bigcommerce/graphql/redirects.ts'
import { listCalls, logCall } from '../faults/call-log.ts'
import { FaultSchema } from '../faults/fault.ts'
import { listFaults, setFault } from '../faults/rules.ts'
import { saveCall } from '../scripts/calls.ts'

const line = { product_id: mug.id, variant_id: mug.variant, quantity: 3 }
const visa = { brand: 'Visa', lastFour: '1111' }

beforeEach(stockShelf)

async function placePaidOrder() {
  const cart = await createCart([line])
  const checkout = await prepareCheckout(cart)
  return placeOrder(env, { seen: { id: cart.id, version: checkout.version }, payment: visa })
}

test('counts the rows of the database at the health check', async () => {
  await createCart([line])
  const { headers, html } = await createBrowser().get('/control/health')
  expect(JSON.parse(html)).toEqual({ status: 'ok', styles: 5, variants: 10, carts: 1, orders: 0 })
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['http://evil.example:8788', 'http://127.0.0.1.evil.example', 'http://localhost.evil.example'])(
  'neither shows nor changes anything on the control pages at the host of %s',
  async (origin) => {
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-control': 'test' }
    for (const [method, path] of [
      ['GET', '/control/outbox'],
      ['POST', '/control/reset?only=trade'],
      ['POST', '/control/faults'],
      ['GET', '/amplience/editor'],
    ] as const)
      expect([path, (await createSandbox().request(origin + path, { method, headers }, env)).status]).toEqual([
        path,
        403,
      ])
  },
)

test.each(['http://localhost:8788', 'http://127.0.0.1:8788', 'http://[::1]:8788', 'http://sandbox.localhost', 'own'])(
  'shows the control pages at the host of %s',
  async (origin) => {
    const own = { ...env, SANDBOX_ORIGIN: 'https://sandbox.example' }
    const at = origin === 'own' ? own.SANDBOX_ORIGIN : origin
    expect((await createSandbox().request(`${at}/control/outbox`, {}, own)).status).toBe(200)
  },
)

test('lists services, keys, shops, cards and codes on the start page', async () => {
  const { status, html } = await createBrowser().get('/')
  expect(status).toBe(200)
  const named = [
    env.BIGCOMMERCE_ACCESS_TOKEN,
    `${env.SANDBOX_ORIGIN}/amplience`,
    `${env.STOREFRONT_ORIGIN}/eu"`,
    '4111 1111 1111 1111',
    'WELCOME10',
    '/control/outbox',
    '/control/faults-page',
    env.ADYEN_API_KEY,
    env.TALONONE_API_KEYS,
    'SUMMER24',
    'acquirer-error',
    sampleAccounts[0].email,
    sampleAccounts[0].password,
  ]
  expect(named.filter((text) => !html.includes(text))).toEqual([])
})

test('deletes carts, orders and mail, and restores stock and sample accounts by a reset', async () => {
  const orderId = await placePaidOrder()
  const cartId = await env.DB.prepare('SELECT cart_id FROM orders WHERE id = ?').bind(orderId).first('cart_id')
  await placeIncompleteOrder(await createCart([{ product_id: shirt.id, variant_id: shirt.plentiful, quantity: 1 }]))
  expect(await stockOf(mug.variant)).toBe(997)
  const reset = await createBrowser().post('/control/reset', {}, { 'x-control': 'test' })
  expect(JSON.parse(reset.html)).toMatchObject({ status: 'ok', styles: 5 })
  const own = await env.DB.prepare(
    'SELECT (SELECT count(*) FROM carts WHERE id = ?1) + (SELECT count(*) FROM orders WHERE cart_id = ?1) AS count',
  )
    .bind(cartId)
    .first('count')
  expect(own).toBe(0)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM customers').first('count')).toBe(sampleAccounts.length)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM orders').first('count')).toBeGreaterThan(0)
  expect(await stockOf(mug.variant)).toBe(1000)
  expect((await createBrowser().get('/control/outbox')).html).toContain('No mail yet')
})

test('deletes carts, orders and redeemed codes, restores the stock and keeps accounts by a reset of the trade', async () => {
  const orderId = await placePaidOrder()
  await env.DB.prepare(
    "INSERT INTO customers (id, email, first_name, last_name, created_at, modified_at) VALUES (99, 'kept@example.com', 'Ada', 'Marlowe', 0, 0)",
  ).run()
  const reset = await createBrowser().post('/control/reset?only=trade', {}, { 'x-control': 'test' })
  expect(reset.status).toBe(204)
  expect(
    await env.DB.prepare(
      'SELECT (SELECT count(*) FROM carts) + (SELECT count(*) FROM orders) + (SELECT count(*) FROM talonone_redemptions) AS count',
    ).first('count'),
  ).toBe(0)
  expect(await stockOf(mug.variant)).toBe(1000)
  expect(
    await env.DB.prepare("SELECT count(*) AS count FROM customers WHERE email = 'kept@example.com'").first('count'),
  ).toBe(1)
  expect(await placePaidOrder()).toBe(orderId + 1)
})

test('restores the stock alone, and keeps the orders', async () => {
  const orderId = await placePaidOrder()
  expect(await stockOf(mug.variant)).toBe(997)
  expect((await createBrowser().post('/control/reset?only=stock', {}, { 'x-control': 'test' })).status).toBe(204)
  expect(await stockOf(mug.variant)).toBe(1000)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM orders WHERE id = ?').bind(orderId).first('count')).toBe(1)
})

test("refuses a reset from other sites, and redirects the sandbox's own page back", async () => {
  expect((await createBrowser().post('/control/reset', {}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await createBrowser().post('/control/reset', {})).location).toBe('/?reset=done')
})

test('adds and removes redirects, replaces one of the start, and loses them by a reset', async () => {
  const browser = createBrowser()
  const own = { 'sec-fetch-site': 'same-origin' }
  const change = (fields: Record<string, string>) => browser.post('/control/redirects', fields, own)
  const target = async (from: string) => (await listRedirects(env.DB)).find((redirect) => redirect.from === from)?.to
  for (const [from, to] of [
    ['summer', '/browse/womens'],
    ['/summer?x=1', '/browse/womens'],
    ['/summer', 'nowhere'],
    ['/summer', '/summer'],
  ] as const)
    expect((await change({ from, to })).status).toBe(400)
  await change({ from: '/autumn', to: '/browse/mens' })
  await change({ from: '/ladies', to: '/browse/home' })
  expect([await target('/autumn'), await target('/ladies')]).toEqual(['/browse/mens', '/browse/home'])
  expect((await browser.get('/control/redirects')).html).toContain('Remove the redirect from /autumn')
  await change({ remove: '/ladies' })
  expect(await target('/ladies')).toBe('/womens/')
  await createBrowser().post('/control/reset', {}, { 'x-control': 'test' })
  expect(await target('/autumn')).toBeUndefined()
})

test('shows the text of a mail in the outbox, and its HTML in a frame without scripts', async () => {
  const orderId = await placePaidOrder()
  const browser = createBrowser()
  const { html } = await browser.get('/control/outbox')
  expect(html).toContain(`Your Selvedge order ${orderId}`)
  expect(html).toContain('3 × Hare Mug')
  const [, address = ''] = html.match(/<iframe src="([^"]+)"[^>]* sandbox="allow-popups /) ?? []
  const mail = await browser.get(address)
  expect(mail.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox allow-popups/)
  expect(mail.html).toContain('3 × Hare Mug')
  expect((await browser.get('/control/outbox/999')).status).toBe(404)
})

test('removes faults, logged calls, payments and contacts, and restores the content by a reset', async () => {
  setFault(v.parse(FaultSchema, { service: 'promobadger', kind: 'hang' }))
  logCall('promobadger', { method: 'GET', path: '/' })
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO adyen_payments (psp_reference, reference, currency, value, method, brand, result_code, return_url, created_at) VALUES ('a', '1', 'GBP', 100, 'applepay', 'visa', 'Authorised', '', 0)",
    ),
    env.DB.prepare("INSERT INTO marketing_contacts (email, updated_at) VALUES ('ada@example.com', 0)"),
    env.DB.prepare(
      "INSERT INTO script_calls (script, name, detail, page, created_at) VALUES ('fit', 'open', '{}', '/', 0)",
    ),
    env.DB.prepare(
      "INSERT INTO content_items (delivery_key, delivery_id, schema, body, edited) VALUES ('uk/test', 'x', 'y', '{}', 1)",
    ),
  ])
  await createBrowser().post('/control/reset', {}, { 'x-control': 'test' })
  expect([listFaults(), listCalls('promobadger')]).toEqual([[], []])
  for (const table of ['adyen_payments', 'marketing_contacts', 'script_calls', 'content_items'])
    expect(await env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first('count')).toBe(0)
})

test('lists the calls of scripts', async () => {
  await saveCall(env.DB, { script: 'consent', name: 'choose', detail: { groups: ['C0001'] }, page: '/' })
  const { html } = await createBrowser().get('/control/script-calls?script=consent')
  expect(JSON.parse(html)).toMatchObject({
    calls: [{ script: 'consent', name: 'choose', detail: { groups: ['C0001'] }, page: '/' }],
  })
})

test('lists orders, changes their status as the platform does, and refuses a status that does not exist', async () => {
  const browser = createBrowser()
  const own = { 'x-control': 'test' }
  const cart = await createCart([line])
  const id = await placeIncompleteOrder(cart)
  const change = (status: string) => browser.post('/control/orders', { order: String(id), status }, own)
  await env.DB.prepare(
    "UPDATE orders SET document = json_set(document, '$.customerMessage', '<b>Present</b>') WHERE id = ?",
  )
    .bind(id)
    .run()
  expect((await browser.get('/control/orders')).html).toContain('<pre>&lt;b&gt;Present&lt;/b&gt;</pre>')
  expect((await browser.get('/control/orders')).html).toContain(`Status of order ${id}`)
  expect((await change('3')).status).toBe(303)
  expect((await browser.get('/control/orders')).html).toMatch(/<option value="3" selected[^>]*>Partially Shipped/)
  expect((await change('99')).status).toBe(400)
})
