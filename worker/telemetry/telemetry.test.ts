import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Env } from '../configuration/env.ts'
import { isolatedUpstream } from '../test/faults.ts'
import { recordedLog } from '../test/recorded-fetch.ts'
import { openShop } from '../test/shop.ts'
import { layout, toDataPoint } from './data-points.ts'
import { createMetrics } from './metrics.ts'
import type { Attributes } from './span.ts'
import { traceObject } from './trace-object.ts'
import { createTracing, type EndedSpan } from './tracing.ts'

const unbound = { METRICS: undefined } as unknown as Partial<Env>
const pageUrl = 'http://localhost:8788/control/operations'

afterEach(() => vi.restoreAllMocks())

type Sent = { requestId: string; spans: EndedSpan[]; points: Record<string, unknown>[] }

/** A shop whose data points and copies for the operations page are kept here. */
function openWatchedShop(options: Parameters<typeof openShop>[0] = {}) {
  const points: AnalyticsEngineDataPoint[] = []
  const copies: Sent[] = []
  const original = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input !== pageUrl) return original(input, init)
    copies.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  })
  const shop = openShop({
    ...options,
    vars: { OPERATIONS_PAGE_URL: pageUrl, ...options.vars },
    bindings: { METRICS: { writeDataPoint: (point) => void points.push(point ?? {}) }, ...options.bindings },
  })
  return { shop, points, copies }
}

/** The columns of a stored point by their names. */
function columnsOf(point: AnalyticsEngineDataPoint | undefined) {
  const names = [...layout.request.blobs, ...layout.request.doubles]
  const values = [...(point?.blobs ?? []), ...(point?.doubles ?? [])]
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

describe('data points', () => {
  test('a data point has at most twenty blobs, twenty doubles and an index of 96 bytes', () => {
    for (const { blobs, doubles } of Object.values(layout))
      expect([blobs.length <= 20, doubles.length <= 20]).toEqual([true, true])
    const texts = Object.fromEntries(layout.report.blobs.map((name) => [name, 'é'.repeat(2000)])) as never
    const { indexes = [], blobs = [] } = toDataPoint('report', { ...(texts as object), value: 1 } as never)
    expect(new TextEncoder().encode(String(indexes[0])).length).toBeLessThanOrEqual(96)
    expect(String(indexes[0])).not.toContain('\uFFFD')
    expect(new TextEncoder().encode(blobs.join('')).length).toBeLessThan(16 * 1024)
  })

  test('every request writes one data point with its route, market, status, cache state and calls', async () => {
    const { shop, points } = openWatchedShop({ vars: { PAGE_CACHE: 'off' }, upstream: isolatedUpstream() })
    await (await shop.get('/us/cookies')).text()
    await shop.settle()
    expect(points).toHaveLength(1)
    expect(points[0]?.indexes).toEqual(['request /cookies'])
    expect(columnsOf(points[0])).toMatchObject({
      kind: 'request',
      route: '/cookies',
      market: 'us',
      method: 'GET',
      status: '200',
      cache: 'bypass',
      'failed calls': 0,
      'failed calls of commerce': 0,
    })
    expect(columnsOf(points[0])['milliseconds']).toBeGreaterThanOrEqual(0)
  })

  test.each([
    ['/cookies', 'en'],
    ['/eu/cookies', 'eu'],
    ['/robots.txt', ''],
    ['/health/ready', ''],
  ])('the data point of %s has the market "%s"', async (path, market) => {
    const { shop, points } = openWatchedShop()
    await (await shop.get(path)).text()
    await shop.settle()
    expect(columnsOf(points[0])['market']).toBe(market)
  })

  test('a failed call counts for its service', async () => {
    const fetch = (input: string, init: RequestInit) =>
      input.includes('/constructor') ? Promise.reject(new TypeError('fetch failed')) : globalThis.fetch(input, init)
    const { shop, points } = openWatchedShop({ upstream: { ...isolatedUpstream(), fetch } })
    const response = await shop.get('/api/search?query=dress', { headers: { accept: 'application/json' } })
    await response.text()
    await shop.settle()
    expect(columnsOf(points[0])).toMatchObject({ 'failed calls': 1, 'failed calls of search': 1 })
  })

  test('data points and spans hold nothing that a visitor typed and no id of a cart', async () => {
    const { shop, points, copies } = openWatchedShop()
    const cartId = '5f3b1c2d-0000-4000-8000-00000000ada1'
    shop.jar.set('cart', cartId)
    for (const path of [
      '/search?query=lovelace@example.com',
      '/p/101/ada-lovelace/Red',
      '/ada-lovelace',
      `/api/bigcommerce/ada-lovelace`,
    ])
      await (
        await shop.get(
          path,
          path.startsWith('/api') ? { method: 'POST', headers: { origin: 'http://localhost:8787' } } : {},
        )
      ).text()
    await shop.settle()
    expect(points).toHaveLength(4)
    expect(copies).toHaveLength(4)
    expect(JSON.stringify([points, copies])).not.toMatch(/lovelace|5f3b1c2d/i)
  })

  test('an operation of the API is a route of its own', async () => {
    const { shop, points } = openWatchedShop()
    await shop.call('getCart', {})
    await shop.settle()
    expect(columnsOf(points[0])['route']).toBe('/api/bigcommerce/getCart')
  })

  test('a binding that fails changes no response, and the log says so', async () => {
    const { log, lines } = recordedLog()
    const dataset = {
      writeDataPoint: () => {
        throw new Error('no dataset')
      },
    }
    const { shop } = openWatchedShop({ bindings: { METRICS: dataset } })
    expect((await shop.get('/cookies')).status).toBe(200)
    await shop.settle()
    createMetrics({ dataset, log }).write('report', {} as never)
    expect(lines).toMatchObject([['error', 'metrics', {}]])
  })

  test('a shop without the binding and without the operations page responds as usual', async () => {
    const shop = openShop({ bindings: unbound })
    expect((await shop.get('/cookies')).status).toBe(200)
    await shop.settle()
  })

  test('an operations page that does not respond harms no request', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
    const shop = openShop({ vars: { OPERATIONS_PAGE_URL: pageUrl }, bindings: unbound })
    expect((await shop.get('/robots.txt')).status).toBe(200)
    await shop.settle()
  })
})

describe('spans', () => {
  test('a page has a span for the request, the cache look-up, the rendering and each upstream call', async () => {
    const urls: string[] = []
    const upstream = {
      ...isolatedUpstream(),
      fetch: (input: string, init: RequestInit) => {
        urls.push(input)
        return globalThis.fetch(input, init)
      },
    }
    const { shop, copies } = openWatchedShop({ upstream })
    const response = await shop.get(`/us/search?query=dress&sort=spans-${Date.now()}`)
    await response.text()
    await shop.settle()
    const [copy] = copies
    const named = (name: string) => copy?.spans.filter((span) => span.name === name) ?? []
    expect(urls.length).toBeGreaterThan(0)
    expect(named('upstream')).toHaveLength(urls.length)
    expect([named('request'), named('cache'), named('render')].map((spans) => spans.length)).toEqual([1, 1, 1])
    const requestId = response.headers.get('x-request-id')
    expect(copy?.requestId).toBe(requestId)
    for (const { attributes } of copy?.spans ?? [])
      expect(attributes).toMatchObject({ requestId, route: '/search', market: 'us', version: expect.any(String) })
    expect(named('request')[0]?.attributes).toMatchObject({ cache: 'miss', status: 200 })
    expect(named('render')[0]?.attributes).toMatchObject({ cache: 'miss', pageType: 'search' })
    expect(named('upstream')[0]?.attributes).toMatchObject({
      service: expect.any(String),
      operation: expect.any(String),
    })
  })

  test('vendors get the id of the request, which the response and the log have too', async () => {
    const sent: { url: string; headers: Headers }[] = []
    const upstream = {
      ...isolatedUpstream(),
      fetch: (url: string, init: RequestInit) => {
        sent.push({ url, headers: new Headers(init.headers) })
        return globalThis.fetch(url, init)
      },
    }
    const shop = openShop({ upstream, vars: { PAGE_CACHE: 'off' } })
    const response = await shop.get('/search?query=dress', { headers: { 'cf-ray': '8a1b2c3d4e5f6071-LHR' } })
    await response.text()
    await shop.settle()
    expect(response.headers.get('x-request-id')).toBe('8a1b2c3d4e5f6071-LHR')
    expect(sent.length).toBeGreaterThan(0)
    expect(new Set(sent.map(({ headers }) => headers.get('x-request-id')))).toEqual(new Set(['8a1b2c3d4e5f6071-LHR']))
    const commerce = sent.filter(({ url }) => url.includes('/bigcommerce/'))
    for (const { headers } of commerce)
      expect(headers.get('x-correlation-id')).toBe('8a1b2c3d-4e5f-8607-8100-000000000000')
  })

  test('a span of the platform carries all attributes, and a failure passes through and is marked', async () => {
    const ended: EndedSpan[] = []
    const set: Attributes = {}
    const tracing = createTracing({
      attributes: { requestId: 'r1' },
      onEnd: (span) => ended.push(span),
      platform: {
        enterSpan: (_name, work) => work({ isTraced: true, setAttribute: (key, value) => (set[key] = value) }),
      },
      now: () => 7,
    })
    tracing.add({ market: 'en' })
    const failing = tracing.span('upstream', { service: 'search' }, (span) => {
      span.set('attempts', 2)
      return Promise.reject(new Error('down'))
    })
    await expect(failing).rejects.toThrow('down')
    await tracing.settled()
    const attributes = { requestId: 'r1', market: 'en', service: 'search', attempts: 2, failed: true }
    expect(set).toEqual(attributes)
    expect(ended).toEqual([{ name: 'upstream', startedAt: 7, milliseconds: 0, attributes }])
  })

  test('a request that the platform does not sample has one span there, without attributes', async () => {
    const entered: string[] = []
    const ended: EndedSpan[] = []
    const setAttribute = vi.fn()
    const tracing = createTracing({
      attributes: { requestId: 'r1' },
      onEnd: (span) => ended.push(span),
      platform: {
        enterSpan(name, work) {
          entered.push(name)
          return work({ isTraced: false, setAttribute })
        },
      },
    })
    await tracing.span('request', {}, () => tracing.span('render', {}, () => Promise.resolve()))
    expect([entered, setAttribute.mock.calls, ended.map(({ name }) => name)]).toEqual([
      ['request'],
      [],
      ['render', 'request'],
    ])
  })

  test('the spans of a request are settled when work that outlives the response has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const tracing = createTracing({ attributes: {}, onEnd: () => undefined, platform: null })
    let isSettled = false
    const work = tracing.span('render', {}, () => promise)
    const settled = tracing.settled().then(() => (isSettled = true))
    await Promise.resolve()
    expect(isSettled).toBe(false)
    resolve()
    await Promise.all([work, settled])
    expect(isSettled).toBe(true)
  })

  test('a call to a Durable Object has a span with the name of its binding and its method', async () => {
    const ended: EndedSpan[] = []
    const tracing = createTracing({ attributes: {}, onEnd: (span) => ended.push(span) })
    const { CARTS } = env as unknown as Env
    const object = traceObject(tracing, 'CARTS', CARTS.get(CARTS.idFromName('span-test')))
    expect(await object.standing()).toMatchObject({ isChargePending: false })
    expect(ended).toMatchObject([{ name: 'object', attributes: { object: 'CARTS', method: 'standing' } }])
  })
})
