import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../app.ts'
import { stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import type { Json } from '../test/catalogue-app.ts'
import { branchesOf } from './branches.ts'
import { nextClosing } from './closing-time.ts'
import { resetShopsStatements } from './reservations.ts'
import { shelfUnits } from './stock.ts'

const app = createSandbox()
const ada = 'ada@example.com'
const hour = 3_600_000
let sku = ''
/** A shop of the market with this many pieces of the SKU. */
let shop = ''
let shelf = 0

beforeEach(async () => {
  await stockShelf()
  await env.DB.batch(resetShopsStatements(env.DB))
  const { results } = await env.DB.prepare('SELECT sku FROM variants ORDER BY id').all<{ sku: string }>()
  const all = results.flatMap((row) => branchesOf('en').map((branch) => ({ sku: row.sku, branch })))
  const found = all.find((each) => shelfUnits(each.sku, each.branch) === 2)!
  sku = found.sku
  shop = found.branch.id
  shelf = 2
})

afterEach(() => {
  vi.useRealTimers()
})

async function call(
  method: string,
  path: string,
  { body, key, token = env.SHOPS_API_KEY }: { body?: unknown; key?: string; token?: string } = {},
): Promise<{ status: number; body: Json }> {
  const init = {
    method,
    headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const response = await app.request(`/shops/v1${path}`, init, env)
  return { status: response.status, body: await response.json() }
}

const request = (change: object = {}) => ({
  sku,
  shop,
  quantity: 1,
  name: 'Ada',
  email: ada,
  market: 'en',
  language: 'en',
  ...change,
})
const reserve = (key: string, change?: object) => call('POST', '/reservations', { body: request(change), key })
const firstKey = 'key-of-the-first-one'
const otherKey = 'key-of-the-other-one'
const thirdKey = 'key-of-the-third-one'

async function unitsIn(id: string): Promise<number> {
  const { body } = await call('GET', `/stock?sku=${encodeURIComponent(sku)}&market=en`)
  return body.shops.find((each: { id: string }) => each.id === id).units
}

describe('the stock service of the shops', () => {
  test('lists the shops of a market with their units, which stay the same [RSV-01]', async () => {
    const path = `/stock?sku=${encodeURIComponent(sku)}&market=en`
    const { status, body } = await call('GET', path)
    expect([status, body]).toEqual([
      200,
      {
        shops: branchesOf('en').map((branch) => ({ ...branch, units: shelfUnits(sku, branch) })),
      },
    ])
    expect(body.shops.map(({ id }: { id: string }) => id)).toEqual(['spitalfields', 'bath', 'edinburgh', 'whitstable'])
    expect((await call('GET', path)).body).toEqual(body)
  })

  test('has a shop in Ireland, none in the United States, and no units of an unknown SKU [RSV-01]', async () => {
    const shopsIn = async (market: string, of = sku) =>
      (await call('GET', `/stock?sku=${encodeURIComponent(of)}&market=${market}`)).body.shops
    expect(await shopsIn('eu')).toMatchObject([{ id: 'kinsale', town: 'Kinsale' }])
    expect(await shopsIn('us')).toEqual([])
    const units = (await shopsIn('en', 'none')).map((each: { units: number }) => each.units)
    expect(units).toEqual([0, 0, 0, 0])
  })

  test('keeps a piece under its key once, however often it is asked, and has one unit less [RSV-04]', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => reserve(firstKey)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1)
    expect(await unitsIn(shop)).toBe(shelf - 1)
  })

  test('never reserves more pieces than there are, also at once, and then says that none is left [RSV-05]', async () => {
    const all = await Promise.all([firstKey, otherKey, thirdKey].map((key) => reserve(key)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 409])
    expect(all.find(({ status }) => status === 409)!.body).toEqual({ error: { code: 'none_left' } })
    expect(await unitsIn(shop)).toBe(0)
  })

  test('puts a cancelled piece back once, and its key reserves again [RSV-06]', async () => {
    const { id } = (await reserve(firstKey)).body
    const cancel = () => call('DELETE', `/reservations/${id}`)
    expect(await cancel()).toEqual({ status: 200, body: { id } })
    expect([(await cancel()).status, await unitsIn(shop)]).toEqual([404, shelf])
    expect((await reserve(firstKey)).status).toBe(201)
  })

  test('keeps a piece until the shops close on the next day, and deletes what it knew of the shopper [RSV-04, RSV-10]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') })
    const { until } = (await reserve(firstKey)).body
    expect(until).toBe('2026-11-28T18:00:00+00:00')
    vi.setSystemTime(Date.parse(until) - hour)
    expect(await unitsIn(shop)).toBe(shelf - 1)
    vi.setSystemTime(Date.parse(until) + hour)
    expect(await unitsIn(shop)).toBe(shelf)
    expect((await env.DB.prepare('SELECT * FROM shop_reservations').all()).results).toEqual([])
  })

  test.each([
    ['a Saturday in winter', '2026-11-28T12:00:00Z', '2026-11-29T16:00:00+00:00'],
    ['a Sunday in summer', '2026-07-05T12:00:00Z', '2026-07-06T18:00:00+01:00'],
    ['an hour that is the next day in the shops', '2026-07-05T23:30:00Z', '2026-07-07T18:00:00+01:00'],
    ['the day before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-29T16:00:00+01:00'],
  ])('knows when shops close after %s [RSV-04]', (_what, now, until) => {
    expect(nextClosing(Date.parse(now))).toEqual({ until, untilMs: Date.parse(until) })
  })

  test('lists and forgets the reservations of one address [RSV-10]', async () => {
    const { id, until } = (await reserve(firstKey)).body
    await reserve(otherKey, { email: 'grace@example.com' })
    const list = async (email: string) =>
      (await call('POST', '/reservations/list', { body: { email } })).body.reservations
    expect(await list(' Ada@Example.com ')).toEqual([{ id, sku, shop, name: 'Ada', until }])
    const forget = () => call('POST', '/reservations/forget', { body: { email: ada } })
    expect([(await forget()).body, (await forget()).body]).toEqual([{ forgotten: 1 }, { forgotten: 0 }])
    expect([await list(ada), (await list('grace@example.com')).length]).toEqual([[], 1])
  })

  test.each([
    ['GET', '/stock?sku=x', {}, 422, 'invalid'],
    ['POST', '/reservations', { body: {} }, 422, 'invalid'],
    ['POST', '/reservations', { body: '{', key: firstKey }, 400, 'malformed'],
    ['POST', '/reservations', { body: { quantity: 2 }, key: firstKey }, 422, 'invalid'],
    ['POST', '/reservations/list', { body: { email: 'nobody' } }, 422, 'invalid'],
    ['GET', '/elsewhere', {}, 404, 'not_found'],
    ['GET', '/stock?sku=x&market=en', { token: 'wrong' }, 401, 'unauthorized'],
  ] as const)('refuses %s %s %j', async (method, path, options, status, code) => {
    expect(await call(method, path, options)).toEqual({ status, body: { error: { code } } })
  })

  test('refuses a shop of another market, and an unknown SKU [RSV-05]', async () => {
    for (const change of [{ market: 'eu' }, { shop: 'none' }, { sku: 'none' }])
      expect([change, (await reserve(firstKey, change)).status]).toEqual([change, 422])
  })
})

describe('the page of the shops’ staff', () => {
  const show = async () => (await app.request('http://localhost:8788/control/reservations', {}, env)).text()
  const end = (reservation: string, how: string) =>
    app.request(
      'http://localhost:8788/control/reservations',
      { method: 'POST', body: new URLSearchParams({ reservation, end: how }), headers: { 'x-control': '1' } },
      env,
    )

  test('lists what waits in each shop, and a piece that is put back can be reserved again [RSV-11]', async () => {
    const { id } = (await reserve(firstKey)).body
    expect(await show()).toMatch(new RegExp(`${sku}[\\s\\S]*Ada[\\s\\S]*${ada}`))
    expect([(await end(id, 'put-back')).status, await unitsIn(shop)]).toEqual([303, shelf])
    expect(await show()).not.toContain(ada)
    expect((await end(id, 'put-back')).status).toBe(409)
  })

  test('a collected piece is sold, and its shopper is forgotten [RSV-11]', async () => {
    const { id } = (await reserve(firstKey)).body
    expect([(await end(id, 'collected')).status, await unitsIn(shop)]).toEqual([303, shelf - 1])
    expect([(await end(id, 'collected')).status, (await call('DELETE', `/reservations/${id}`)).status]).toEqual([
      409, 404,
    ])
    const { results } = await env.DB.prepare('SELECT * FROM shop_reservations').all()
    expect(JSON.stringify(results)).not.toMatch(/Ada|ada@/)
  })

  test('refuses a button of another site [RSV-11]', async () => {
    const { id } = (await reserve(firstKey)).body
    const response = await app.request(
      'http://localhost:8788/control/reservations',
      {
        method: 'POST',
        body: new URLSearchParams({ reservation: id, end: 'collected' }),
        headers: { origin: 'https://evil.example' },
      },
      env,
    )
    expect([response.status, await unitsIn(shop)]).toEqual([403, shelf - 1])
  })
})
