import { expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { walletVars } from '../test/wallet-shop.ts'
import { expectOfficial } from './test/official.ts'

const american = 'http://us.localhost:8787'
const secure = { PUBLIC_ORIGIN: 'https://localhost:8787' }

async function profileAt(options: Parameters<typeof openShop>[0] = {}) {
  const response = await openShop(options).get('/.well-known/ucp')
  const profile = await response.json<{
    ucp: { services: object; capabilities: Record<string, unknown[]>; payment_handlers: object }
  }>()
  expectOfficial('profile', profile)
  return { response, ucp: profile.ucp }
}

test('the profile declares each part that is on, at the host that was asked [UCP-12]', async () => {
  const { response, ucp } = await profileAt({ vars: secure, origin: 'https://localhost:8787' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(ucp).toMatchObject({
    version: '2026-08-25',
    services: {
      'dev.ucp.shopping': [
        { transport: 'rest', endpoint: 'https://localhost:8787/ucp' },
        { transport: 'mcp', endpoint: 'https://localhost:8787/ucp/mcp' },
      ],
    },
    payment_handlers: {},
  })
  expect(Object.keys(ucp.capabilities)).toEqual([
    'dev.ucp.shopping.catalog.search',
    'dev.ucp.shopping.catalog.lookup',
    'dev.ucp.shopping.cart',
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.discount',
    'dev.ucp.shopping.fulfillment',
    'dev.ucp.shopping.buyer_consent',
    'dev.ucp.shopping.permalink',
  ])
  expectOfficial('permalink', ucp.capabilities['dev.ucp.shopping.permalink']?.[0])
  const { ucp: there } = await profileAt({ origin: american, vars: { MARKET_HOSTS: 'us=us.localhost:8787' } })
  expect(JSON.stringify(there)).toContain(`${american}/ucp/mcp`)
})

test('the profile declares Google Pay only while assistants may pay with it [UCP-45]', async () => {
  const on = { UCP_PAYMENTS: 'on', ...walletVars }
  const { ucp } = await profileAt({ vars: on })
  expect(ucp.payment_handlers).toEqual({
    'com.google.pay': [
      {
        id: 'google-pay',
        version: '2026-01-23',
        spec: 'https://pay.google.com/gp/p/ucp/2026-01-23/',
        schema: 'https://pay.google.com/gp/p/ucp/2026-01-23/schemas/config.json',
        available_instruments: [{ type: 'card' }],
      },
    ],
  })
  for (const vars of [
    { ...on, UCP_PAYMENTS: 'off' },
    { ...on, UCP: 'catalog,cart' },
    { ...on, GOOGLE_PAY_SCRIPT_URL: '' },
    { ...on, EXPRESS_WALLET_LOCALES: '' },
  ])
    expect((await profileAt({ vars })).ucp.payment_handlers).toEqual({})
})

test.each([
  ['catalog', ['rest'], ['search', 'lookup']],
  ['mcp', ['mcp'], ['search', 'lookup']],
  ['permalink', [], ['permalink']],
  ['cart', ['rest'], ['cart', 'discount']],
  ['checkout', ['rest'], ['checkout', 'discount', 'fulfillment', 'buyer_consent']],
])('a shop with %s declares nothing else [UCP-12]', async (UCP, transports, capabilities) => {
  const { ucp } = await profileAt({ vars: { UCP } })
  const services = Object.values(ucp.services as Record<string, { transport: string }[]>).flat()
  expect(services.map(({ transport }) => transport)).toEqual(transports)
  expect(Object.keys(ucp.capabilities).map((name) => name.split('.').at(-1))).toEqual(capabilities)
})

test('the profile is cached, can be asked for again by its tag, and is absent if no part is on [UCP-12]', async () => {
  const shop = openShop()
  const { headers } = await shop.get('/.well-known/ucp')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  const again = await shop.get('/.well-known/ucp', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await openShop({ vars: { UCP: '' } }).get('/.well-known/ucp')).status).toBe(404)
})
