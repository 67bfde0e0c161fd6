import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import {
  cacheStates,
  callsByService,
  latencyByRoute,
  percentile,
  ratingOf,
  vitalsByPage,
  waterfallOf,
} from './figures.ts'
import { forgetRecords, listRecords, type Point, type Span } from './records.ts'

const app = createSandbox()
const address = 'http://localhost:8788/control/operations'

afterEach(forgetRecords)

const span = (name: string, startedAt: number, milliseconds: number, attributes: Span['attributes'] = {}): Span => ({
  name,
  startedAt,
  milliseconds,
  attributes,
})
const request = (route: string, milliseconds: number, cache = ''): Point => ({
  kind: 'request',
  method: 'GET',
  route,
  milliseconds,
  cache,
})
const vital = (page: string, name: string, value: number): Point => ({ kind: 'vital', page, name, value })

function send(body: unknown, headers: Record<string, string> = { 'x-control': 'test' }) {
  return app.request(
    address,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
    env,
  )
}
const showPage = async () => (await app.request(address, {}, env)).text()

describe('figures', () => {
  test('a percentile is the smallest value that the share of all values does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([50, 95, 99, 100])
    expect([percentile([], 0.5), percentile([7], 0.01)]).toEqual([0, 7])
  })

  test('latency is grouped by route, the busiest first', () => {
    const points = [request('/bag', 9), request('/', 10), request('/', 30), vital('home', 'LCP', 5)]
    expect(latencyByRoute(points)).toEqual([
      { route: 'GET /', requests: 2, p50: 10, p95: 30, p99: 30 },
      { route: 'GET /bag', requests: 1, p50: 9, p95: 9, p99: 9 },
    ])
  })

  test('the hit rate counts hits and stale pages, and leaves out requests that no cache can serve', () => {
    const points = [request('/', 1, 'hit'), request('/', 1, 'stale'), request('/', 1, 'miss'), request('/bag', 1)]
    expect(cacheStates(points).hitRate).toBeCloseTo(2 / 3)
    expect(cacheStates([request('/bag', 1)]).hitRate).toBeNull()
  })

  test('failed calls are counted by service with their kinds', () => {
    const spans = [
      span('upstream', 0, 5, { service: 'search' }),
      span('upstream', 0, 7, { service: 'search', failed: true, failure: 'timeout' }),
      span('render', 0, 9),
    ]
    expect(callsByService([{ requestId: 'r', spans }])).toEqual([
      { service: 'search', calls: 2, failed: 1, kinds: ['1 × timeout'], p95: 7 },
    ])
  })

  test('vitals are the 75th percentile by page type, rated by their thresholds', () => {
    const points = [1000, 2000, 3000, 9000].map((value) => vital('pdp', 'LCP', value))
    expect(vitalsByPage(points)).toEqual([{ page: 'pdp', vitals: { LCP: { p75: 3000, reports: 4 } } }])
    expect([2500, 4000, 4001].map((value) => ratingOf('LCP', value))).toEqual(['good', 'needs improvement', 'poor'])
  })

  test('a waterfall places each span after the start of the first', () => {
    const spans = [span('upstream', 120, 50), span('request', 100, 100)]
    const { rows, milliseconds } = waterfallOf({ requestId: 'r', spans })
    expect(milliseconds).toBe(100)
    expect(rows.map(({ span: { name }, start, length }) => [name, start, length])).toEqual([
      ['request', 0, 1],
      ['upstream', 0.2, 0.5],
    ])
  })
})

describe('the operations page', () => {
  test('the operations page shows what the storefront sent', async () => {
    expect(await showPage()).toContain('Nothing has been reported yet')
    const spans = [
      span('request', 0, 40, { method: 'GET', route: '/bag', market: 'en', status: 200, cache: 'none' }),
      span('upstream', 5, 20, { service: 'commerce', operation: 'cart' }),
    ]
    const points = [
      request('/bag', 40),
      vital('bag', 'INP', 120),
      {
        kind: 'script-error',
        name: 'TypeError',
        detail: '<b>x is undefined</b>',
        source: '/assets/a.js:1:2',
        page: 'bag',
      },
      { kind: 'csp-violation', name: 'script-src-elem', detail: 'https://evil.example', source: '', page: 'bag' },
    ]
    expect((await send({ requestId: 'r1', spans, points })).status).toBe(204)
    const page = await showPage()
    for (const text of ['GET /bag', 'commerce cart', '120 ms', 'TypeError', 'script-src-elem', 'https://evil.example'])
      expect(page).toContain(text)
    expect(page).toContain('&lt;b&gt;x is undefined')
    expect(page).not.toContain('<script')
    await send({ requestId: 'alone', spans: spans.slice(0, 1), points: [] })
    expect(await showPage()).not.toContain('alone')
  })

  test('the operations page keeps a bounded number of traces and points', async () => {
    const points = Array.from({ length: 40 }, () => request('/', 1))
    for (let index = 0; index < 120; index += 1)
      await send({ requestId: `r${index}`, spans: [span('request', 0, 1)], points })
    expect(listRecords().traces).toHaveLength(100)
    expect(listRecords().points).toHaveLength(3000)
    expect(listRecords().traces.at(-1)?.requestId).toBe('r119')
  })

  test.each([
    ['text', 'x'],
    ['too many points', { requestId: 'r', spans: [], points: Array.from({ length: 41 }, () => request('/', 1)) }],
    ['a long text', { requestId: 'r'.repeat(1001), spans: [], points: [] }],
    ['no kind', { requestId: 'r', spans: [], points: [{}] }],
  ])('records that are %s are refused', async (_what, body) => {
    expect((await send(body)).status).toBe(400)
    expect(listRecords().points).toEqual([])
  })

  test('a page of another site cannot send records or clear them', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await send({ requestId: 'r', spans: [], points: [request('/', 1)] }, headers)).status).toBe(403)
    const cleared = await app.request(`${address}/clear`, { method: 'POST', headers }, env)
    expect(cleared.status).toBe(403)
  })
})
