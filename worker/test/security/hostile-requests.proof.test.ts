import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createServices } from '../../adapters/services.ts'
import { createApp } from '../../app.ts'
import type { RateLimiter } from '../../configuration/env.ts'
import { newAccount, openAccountShop, sessionCookie } from '../accounts.ts'
import { isolatedUpstream } from '../faults.ts'
import { usedUp } from '../limits.ts'
import { linesOf } from '../log-lines.ts'
import { openShop, textOf } from '../shop.ts'
import { marketPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { actions, endpoints, routes } from '#shared/routes.ts'
import { foreignAddresses } from '#shared/test/foreign-addresses.ts'

const origin = 'http://localhost:8787'
const foreign = 'https://evil.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const tooLarge = 'x'.repeat(40_000)
/** Sends the parts of a body one by one, without a `content-length`. */
const streamed = (text: string) => new Blob([text]).stream()

describe.each(Object.values(markets))('in market $code', (market: Market) => {
  const inMarket = (path: string) => marketPath(market, path)

  test.each(Object.entries(actions))('the form %s refuses a body that is too large', async (_name, path) => {
    const shop = openShop()
    const sent = (body: BodyInit) => shop.get(inMarket(path), { method: 'POST', body, headers: { origin, ...form } })
    expect([(await sent(`field=${tooLarge}`)).status, (await sent(streamed(`field=${tooLarge}`))).status]).toEqual([
      413, 413,
    ])
  })

  test.each(Object.entries(actions))(
    'the form %s refuses a request that another site started [D-08]',
    async (_name, path) => {
      const shop = openShop()
      const strangers: Record<string, string>[] = [
        {},
        { origin: foreign },
        { origin: 'http://localhost:8788' },
        { origin: 'http://localhost:8787.evil.example' },
        { origin: 'null' },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
        { origin: foreign, 'sec-fetch-site': 'same-origin' },
        { referer: `${origin}/` },
      ]
      for (const headers of strangers)
        for (const method of market.prefix === '' ? ['POST', 'PUT', 'DELETE'] : ['POST']) {
          const response = await shop.get(inMarket(path), { method, body: 'a=b', headers: { ...form, ...headers } })
          // A method that no form has is refused before it is asked who sends it.
          expect([method, headers, response.status]).toEqual([method, headers, method === 'POST' ? 403 : 405])
          await response.body?.cancel()
        }
    },
  )

  test('an operation refuses a request that another site started [D-08]', async () => {
    for (const headers of [{}, { origin: foreign }, { origin: 'null' }] as Record<string, string>[]) {
      const response = await openShop().get(inMarket('/api/bigcommerce/getCart'), {
        method: 'POST',
        body: '[{}]',
        headers: { 'content-type': 'application/json', ...headers },
      })
      expect(response.status).toBe(403)
    }
  })
})

test('the visualisation takes a large item, but not one of more than 2 MB', async () => {
  const path = '/amplience-visualization/sandbox.staging.bigcontent.io/84a68172-bc22-48ad-b64a-4ae808bb13fe'
  const sent = (length: number) =>
    openShop().get(path, { method: 'POST', body: 'x'.repeat(length), headers: { origin } })
  expect([(await sent(100_000)).status, (await sent(2_200_000)).status]).toEqual([400, 413])
})

describe('an address', () => {
  test('an address that is too long is refused before it costs any work', async () => {
    let requests = 0
    const upstream = { ...isolatedUpstream(), fetch: () => ((requests += 1), Promise.reject(new Error('called'))) }
    const shop = openShop({ upstream })
    for (const path of [`/${'a'.repeat(1600)}`, `/browse/${'a/'.repeat(1000)}`, `/search?query=${'a'.repeat(9000)}`])
      expect((await shop.get(path)).status).toBe(414)
    expect(requests).toBe(0)
  })

  test.each(['a'.repeat(151), 'a/b/c/d/e/f', 'a--b', 'a%00b', 'é'])(
    'the unknown address %j costs no call and no write to KV',
    async (slug) => {
      const calls: string[] = []
      const { fetch } = isolatedUpstream()
      const upstream = {
        ...isolatedUpstream(),
        fetch: (input: string, init: RequestInit) => (calls.push(String(init.body ?? input)), fetch(input, init)),
      }
      const shop = openShop({ upstream, vars: { PAGE_CACHE: 'off' } })
      expect((await shop.get(`/${encodeURI(slug)}`)).status).toBe(404)
      await shop.settle()
      expect(calls.filter((call) => call.includes('page/'))).toEqual([])
    },
  )

  test('an unknown address asks the content service for one market only', async () => {
    const calls: string[] = []
    const { fetch } = isolatedUpstream()
    const upstream = {
      ...isolatedUpstream(),
      fetch: (input: string, init: RequestInit) => (calls.push(String(init.body ?? input)), fetch(input, init)),
    }
    const slug = `zz-${crypto.randomUUID()}`
    const shop = openShop({ upstream })
    expect((await shop.get(`/${slug}`)).status).toBe(404)
    await shop.settle()
    expect(calls.filter((call) => call.includes(`page/${slug}`))).toHaveLength(1)
  })

  test.each([
    '/api/bigcommerce.css/getCart',
    '/api/bigcommercex/getCart',
    '/api/xpayments/paymentMethods',
    '/api/payments.css/paymentMethods',
    '/api/bigcommerce/constructor',
    '/api/bigcommerce/__proto__',
    '/api/constructor/toString',
  ])('the address %s is no operation', async (path) => {
    const response = await openShop().get(path, {
      method: 'POST',
      body: '[{}]',
      headers: { origin, 'content-type': 'application/json' },
    })
    expect(response.status).toBe(404)
  })
})

describe('a redirect stays on this site', () => {
  const addresses = [...foreignAddresses, 'http://localhost:8787@evil.example']
  const isOwn = (location: string | null) => location === null || new URL(location, origin).origin === origin

  test.each(addresses)('a login with the return path %j', async (returnTo) => {
    const { email, password } = await newAccount()
    const response = await openShop().post('/login', { email, password, returnTo })
    expect([response.status, isOwn(response.headers.get('location'))]).toEqual([303, true])
  })

  test.each(addresses)('a choice of market and the end of a preview with the path %j', async (path) => {
    const shop = openShop()
    for (const [target, fields] of [
      [actions.chooseLocale, { locale: 'Ireland', currency: 'EUR', path }],
      [actions.exitPreview, { path }],
    ] as const) {
      const response = await shop.post(target, fields)
      expect([target, response.status < 500, isOwn(response.headers.get('location'))]).toEqual([target, true, true])
    }
  })

  test.each(['', '?coupon=A', '?logout=true', '?domain=sandbox.staging.bigcontent.io'])(
    'a path that looks like a host, with the query %j',
    async (query) => {
      for (const path of ['//evil.example', '//evil.example/', '/ContentPage//evil.example', '/Bag//evil.example'])
        for (const headers of [{}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }] as never[]) {
          const response = await openShop().get(path + query, { headers: { ...navigation, ...(headers as object) } })
          expect([path, isOwn(response.headers.get('location'))]).toEqual([path, true])
        }
    },
  )
})

describe('the page cache', () => {
  const canary = 'canary-7f3a'

  test('the page cache keeps nothing of a request’s headers', async () => {
    const headers = Object.fromEntries(
      [
        'x-forwarded-host',
        'x-forwarded-proto',
        'x-forwarded-for',
        'x-original-url',
        'x-rewrite-url',
        'forwarded',
        'x-host',
        'referer',
        'user-agent',
        'accept-language',
        'cf-ipcountry',
        'x-http-method-override',
        'cookie',
        'if-none-match',
      ].map((name) => [name, canary]),
    )
    const path = `/newsletter?outcome=${canary}`
    await textOf(openShop().get(path, { headers }))
    const response = await openShop().get(path)
    const text = JSON.stringify([...response.headers]) + (await response.text())
    expect([response.status, text.includes(canary)]).toEqual([200, false])
  })

  test('the page cache keeps no unknown query value', async () => {
    const shop = openShop()
    await textOf(shop.get(`/cookies?utm_source=${canary}&x=${canary}`))
    const response = await shop.get('/cookies')
    expect([response.headers.get('x-cache'), (await response.text()).includes(canary)]).toEqual(['hit', false])
  })

  test.each(['/my-account/x.css', '/my-account%2fx.css', '/my-account/;x.css', '/bag/x.js', '/wishlist/a.png'])(
    'the address %s of a customer is never kept',
    async (path) => {
      const { shop } = await openAccountShop()
      expect((await shop.get(path)).headers.get('cache-control')).toBe('private, no-store')
    },
  )
})

describe('script in what a visitor sends', () => {
  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '\u2028alert(1)//',
    "';alert(1)//",
    '{{constructor.constructor("alert(1)")()}}',
    'javascript:alert(1)',
  ]

  test.each(payloads)('the payload %j is text on every page that shows it', async (payload) => {
    const shop = openShop()
    const encoded = encodeURIComponent(payload)
    const pages = [
      await shop.get(`/search?query=${encoded}`),
      await shop.get(`/shop-finder?town=${encoded}`),
      await shop.get(`/login?returnTo=${encoded}`),
      await shop.get(`/newsletter?outcome=${encoded}`),
      await shop.get(`/${encoded}`),
      await shop.post('/login', { email: payload, password: 'x' }),
      await shop.post('/create-account', { first_name: payload, last_name: payload, email: payload }),
      await shop.post('/forgot-password', { email: payload }),
    ]
    for (const response of pages) {
      const text = await response.text()
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'
      const scripts = [...text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
      expect(text).not.toMatch(/<img src=x|<script>alert|href="javascript:/i)
    }
  })
})

describe('addresses of other hosts in a request', () => {
  const hosts = [
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'http://localhost:8788/control',
    'file:///etc/passwd',
    '//evil.example',
  ]

  test.each(hosts)('the host %j is never called', async (host) => {
    const called: string[] = []
    const { fetch } = isolatedUpstream()
    const upstream = {
      ...isolatedUpstream(),
      fetch: (input: string, init: RequestInit) => (called.push(input), fetch(input, init)),
    }
    const shop = openShop({ upstream })
    const encoded = encodeURIComponent(host)
    await shop.get(`/?domain=${encoded}`, { headers: navigation })
    await shop.get(`/amplience-visualization/${encoded}/84a68172-bc22-48ad-b64a-4ae808bb13fe`)
    await shop.get(`/search?query=${encoded}`)
    await shop.get(`/cookies?url=${encoded}&redirect=${encoded}&image=${encoded}`)
    await shop.get(`/api/search?query=${encoded}`)
    await shop.get('/api/payments/merchantSession', {
      method: 'POST',
      body: JSON.stringify([{ validationUrl: host }]),
      headers: { origin, 'content-type': 'application/json' },
    })
    await shop.settle()
    const services = called
      .map((address) => new URL(address))
      .map(({ host: at, pathname }) => at + (/^\/[^/]*/.exec(pathname)?.[0] ?? ''))
    expect(services.length).toBeGreaterThan(0)
    const known = ['bigcommerce', 'amplience', 'constructor', 'promobadger', 'talonone', 'adyen', 'media']
    expect(services.filter((at) => !known.some((name) => at === `localhost:8788/${name}`))).toEqual([])
  })
})

test('a broken form from a bank is refused with 400', async () => {
  const response = await openShop().get('/wallet/return', {
    method: 'POST',
    body: 'no parts',
    headers: { origin: 'https://bank.example', 'content-type': 'multipart/form-data; boundary=edge' },
  })
  expect(response.status).toBe(400)
})

test('a number that the platform cannot take is refused with 400', async () => {
  const shop = openShop()
  for (const id of [2 ** 31, 2 ** 53 - 1])
    for (const [operation, argument] of [
      ['getProductById', { entityId: id }],
      ['getWishlistProducts', { items: [{ product_id: id }] }],
      ['getProductInventory', { variantIds: [id] }],
      ['notifyStockLevel', { productId: id, variantId: id, email: 'a@example.com' }],
      ['addCartItems', { data: { line_items: [{ product_id: id, quantity: 1 }] } }],
    ] as const)
      expect([operation, (await shop.call(operation, argument)).status]).toEqual([operation, 400])
  const response = await shop.get('/api/bigcommerce/getCart', {
    method: 'POST',
    body: '[{}]',
    headers: { origin, 'content-type': 'application/json', 'x-bigcommerce-channel-id': 'abc' },
  })
  expect(response.status).toBe(400)
})

describe('a link on another site', () => {
  test('does not take a guest’s cart away [D-164]', async () => {
    const shop = openShop()
    shop.jar.set('cart-id_1406818_GBP', 'a-cart')
    await shop.get('/?logout=true', { headers: { ...navigation, 'sec-fetch-site': 'none' } })
    expect(shop.jar.get('cart-id_1406818_GBP')).toBe('a-cart')
  })

  test('does not push the shopper’s own codes out [D-144]', async () => {
    const shop = openShop()
    for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) await shop.get(`/?coupon=${code}`, { headers: navigation })
    expect(decodeURIComponent(shop.jar.get('sv-coupons_en') ?? '')).toMatch(/^A B C D E\./)
    const other = openShop()
    await other.get('/?coupon=A', {
      headers: { accept: 'image/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    })
    expect(other.jar.has('sv-coupons_en')).toBe(false)
  })
})

describe('the timing header', () => {
  test('the timing header of a personal response names no service, so that its times reveal nothing', async () => {
    const { shop } = await openAccountShop()
    for (const response of [
      await shop.post('/forgot-password', { email: 'x@example.com' }),
      await shop.post('/login', { email: 'x@example.com', password: 'Wrong1234' }),
      await shop.get('/my-account/my-profile'),
      await shop.call('getCurrentCustomer', {}),
    ])
      expect(response.headers.get('server-timing')).toMatch(/^clock;desc="\d+"$/)
  })
})

describe('a stranger’s attempts', () => {
  /** Lets each key through ten times. */
  function limiter(most: number): RateLimiter {
    const counts = new Map<string, number>()
    return {
      async limit({ key }) {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { success: (counts.get(key) ?? 0) <= most }
      },
    }
  }
  const shopWith = (bindings: object, address: string) => {
    const shop = openShop({ bindings })
    return (email: string, password: string) =>
      shop.get('/login', {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers: { origin, ...form, 'cf-connecting-ip': address },
      })
  }

  test('a stranger’s wrong passwords do not keep the owner out [D-15]', async () => {
    const { email, password } = await newAccount()
    const bindings = { LIMIT_FEW: limiter(3), LIMIT_ACCOUNTS: limiter(5), LIMIT_LOOKUPS: limiter(20) }
    const stranger = shopWith(bindings, '203.0.113.7')
    for (let tries = 0; tries < 4; tries++) await stranger(email, 'Wrong1234')
    expect((await stranger(email, 'Wrong1234')).status).toBe(429)
    expect((await shopWith(bindings, '198.51.100.1')(email, password)).status).toBe(303)
  })

  test('attempts from many networks do not lock out a browser that has opened the account before [D-15]', async () => {
    const [{ email, password }, other] = await Promise.all([newAccount(), newAccount()])
    const bindings = {
      LIMIT_FEW: limiter(3),
      LIMIT_ACCOUNTS: limiter(6),
      LIMIT_ATTEMPTS: limiter(3),
      LIMIT_LOOKUPS: limiter(99),
    }
    const owner = openShop({ bindings })
    expect((await owner.post('/login', { email, password })).status).toBe(303)
    await owner.post('/logout', {})
    const network = '203.0.113.1'
    for (let tries = 0; tries < 8; tries++) await shopWith(bindings, `203.0.113.${tries}`)(email, 'Wrong1234')
    for (let tries = 0; tries < 4; tries++) await shopWith(bindings, network)(other.email, 'Wrong1234')
    const logIn = (shop: ReturnType<typeof openShop>, fields: { email: string; password: string }) =>
      shop.get('/login', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { origin, ...form, 'cf-connecting-ip': network },
      })
    // The cookie is for one account only.
    const thief = openShop({ bindings, jar: owner.jar })
    expect((await logIn(thief, { email: other.email, password: other.password })).status).toBe(429)
    expect((await logIn(openShop({ bindings }), { email, password })).status).toBe(429)
    expect((await logIn(owner, { email, password })).status).toBe(303)
  })

  test('a browser that has opened the account before can guess no faster than others [D-15]', async () => {
    const { email, password } = await newAccount()
    const bindings = { LIMIT_ATTEMPTS: limiter(3), LIMIT_LOOKUPS: limiter(99) }
    const owner = openShop({ bindings })
    expect((await owner.post('/login', { email, password })).status).toBe(303)
    const statuses = []
    for (let tries = 0; tries < 4; tries++)
      statuses.push((await owner.post('/login', { email, password: 'Wrong1234' })).status)
    expect(statuses).toEqual([401, 401, 401, 429])
  })

  test('an account takes a limited number of attempts, however many addresses they come from [D-15]', async () => {
    const { email } = await newAccount()
    const bindings = {
      LIMIT_FEW: limiter(3),
      LIMIT_ACCOUNTS: limiter(6),
      LIMIT_ATTEMPTS: limiter(3),
      LIMIT_LOOKUPS: limiter(99),
    }
    const statuses = []
    for (let tries = 0; tries < 8; tries++)
      statuses.push((await shopWith(bindings, `203.0.113.${tries}`)(email, 'Wrong1234')).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })

  test('the addresses of one IPv6 customer count as one', async () => {
    const bindings = { LIMIT_LOOKUPS: limiter(3) }
    const statuses = []
    for (const address of ['2001:db8:0:7::1', '2001:db8:0:7:a:b:c:d', '2001:0db8::7:0:0:0:9', '2001:DB8:0:7::ffff'])
      statuses.push((await shopWith(bindings, address)(`${crypto.randomUUID()}@example.com`, 'Wrong1234')).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await shopWith(bindings, '2001:db8:0:8::1')('x@example.com', 'Wrong1234')).status).not.toBe(429)
  })

  test('searches, refined listings and public operations are limited by address', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    const shop = openShop({ bindings: usedUp })
    const kept = ['/', '/browse/womens', '/cookies', '/browse/womens?page=2']
    for (const path of kept) await openShop().get(path)
    const invented = ['/search?query=nobody-asked', '/browse/womens?filters[price]=1-2', '/p/987654/x/Red']
    for (const path of [...invented, '/fragments/recommendations?item=987654-Red'])
      expect([path, (await shop.get(path, { headers })).status]).toEqual([path, 429])
    // A page that a cache has costs nothing, so it is not counted.
    for (const path of kept) expect([path, (await shop.get(path, { headers })).status]).toEqual([path, 200])
    for (const [operation, argument] of [
      ['getFilters', { filters: {} }],
      ['getProductInventory', { variantIds: [1] }],
      ['getBySku', { sku: 'A' }],
      ['getWishlistProducts', { items: [{ product_id: 1 }] }],
    ] as const) {
      const response = await shop.get(`/api/bigcommerce/${operation}`, {
        method: 'POST',
        body: JSON.stringify([argument]),
        headers: { origin, 'content-type': 'application/json', ...headers },
      })
      expect([operation, response.status]).toEqual([operation, 429])
    }
  })
})

test('the secrets of the sandbox are refused for a host that is not local, whatever PUBLIC_ORIGIN says', async () => {
  const shop = openShop()
  const statusOf = async (path: string) => (await shop.get(path)).status
  expect(await statusOf('/robots.txt')).toBe(200)
  const lines = await linesOf(async () => {
    const response = await createApp(createServices).request('https://shop.example/robots.txt', {}, env, {
      waitUntil() {},
      passThroughOnException() {},
      props: {},
    })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('SESSION_KEYS')
  })
  expect(lines).toMatchObject([{ event: 'not-configured' }])
})

describe('another customer’s ids', () => {
  test('an id of another customer in any field of a form or operation is not used', async () => {
    const victim = await openAccountShop()
    const { shop } = await openAccountShop()
    const addresses = await (await victim.shop.call('getCustomerAddress', {})).json<{ data: { id: number }[] }>()
    const addressId = addresses.data[0]?.id ?? 0
    expect(addressId).toBeGreaterThan(0)
    const ids = { id: victim.customerId, customerId: victim.customerId, customer_id: victim.customerId }
    for (const [operation, argument] of [
      ['deleteCustomerAddress', { 'id:in': [addressId], ...ids }],
      ['getCustomerAddress', ids],
      ['getAllWishlists', ids],
      ['getCurrentCustomer', ids],
    ] as const)
      expect(await textOf(shop.call(operation, argument))).not.toContain(victim.email)
    await shop.post(actions.deleteAddress, { addressId: String(addressId) })
    expect(await (await victim.shop.call('getCustomerAddress', {})).json()).toEqual(addresses)
    for (const path of [`/my-account/saved-addresses?edit=${addressId}`, '/my-account/order-history/100'])
      expect((await shop.get(path)).status).toBe(404)
  })

  test('a session cookie that is changed, cut or made for another purpose opens nothing', async () => {
    const { shop } = await openAccountShop()
    const value = shop.jar.get(sessionCookie) ?? ''
    for (const forged of [value.slice(0, -2), `A${value.slice(1)}`, `${value}AAAA`, '', 'null', '{"customer":1}']) {
      const stranger = openShop()
      stranger.jar.set(sessionCookie, forged)
      stranger.jar.set('user-authenticated', '1')
      expect(await (await stranger.call('getCurrentCustomer', {})).json()).toBeNull()
    }
  })
})

test('every endpoint and page answers methods that it does not have without a failure', async () => {
  const paths = [
    ...Object.values(endpoints).map(({ path }) => path),
    ...Object.values(routes).map(({ pattern }) => pattern.replace(/:\w+(\{[^}]+\})?\??/g, '1')),
  ]
  for (const path of paths)
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST']) {
      const response = await openShop().get(path, { method, headers: { origin } })
      expect([path, method, response.status < 500]).toEqual([path, method, true])
    }
})
