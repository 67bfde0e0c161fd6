import { afterEach, expect, test, vi } from 'vitest'
import { layout } from '../telemetry/data-points.ts'
import { isolatedUpstream } from '../test/faults.ts'
import { openShop } from '../test/shop.ts'

const origin = 'http://localhost:8787'

afterEach(() => vi.restoreAllMocks())

function setUp() {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
  let calls = 0
  const upstream = { ...isolatedUpstream(), fetch: () => ((calls += 1), Promise.reject(new Error('called'))) }
  const points: AnalyticsEngineDataPoint[] = []
  const METRICS = { writeDataPoint: (point?: AnalyticsEngineDataPoint) => void points.push(point ?? {}) }
  const shop = openShop({ upstream, vars: { LOG_LEVEL: 'warn', BROWSER_REPORTS_SHARE: '0.1' }, bindings: { METRICS } })
  const send = (body: string, headers: Record<string, string> = { origin }) =>
    shop.get('/api/browser-reports', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/reports+json', ...headers },
    })
  /** The points of reports, by the names of their columns. */
  const reported = () =>
    points
      .filter(({ indexes }) => !String(indexes?.[0]).startsWith('request '))
      .map(({ blobs = [], doubles = [] }) =>
        Object.fromEntries(
          [...layout.report.blobs, ...layout.report.doubles].map((name, at) => [name, [...blobs, ...doubles][at]]),
        ),
      )
  const reports = () => lines.filter(({ event }) => event === 'browser-report')
  return { shop, send, reports, reported, calls: () => calls }
}

const violation = {
  type: 'csp-violation',
  url: 'https://shop.example/my-account?email=ada@example.com',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?key=1',
    disposition: 'enforce',
  },
}

test('a report of a browser is logged without queries and addresses, and costs no call', async () => {
  const { send, reports, calls } = setUp()
  expect((await send(JSON.stringify([violation]))).status).toBe(204)
  expect(reports()).toMatchObject([
    {
      type: 'csp-violation',
      page: 'https://shop.example/my-account',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
    },
  ])
  expect(calls()).toBe(0)
})

test.each([
  ['text', 'x', 400],
  ['no list', '{}', 400],
  ['no type', '[{}]', 400],
  ['too many reports', JSON.stringify(Array.from({ length: 21 }, () => violation)), 400],
  ['a large body', 'x'.repeat(40_000), 413],
])('a report that is %s is refused and not logged', async (_what, body, status) => {
  const { send, reports } = setUp()
  expect([(await send(body)).status, reports()]).toEqual([status, []])
})

test('a report of another site is refused', async () => {
  const { send, reports } = setUp()
  expect((await send(JSON.stringify([violation]), { origin: 'https://evil.example' })).status).toBe(403)
  expect(reports()).toEqual([])
})

test('every page names the address for reports in its policy', async () => {
  const { headers } = await openShop().get('/cookies')
  expect(headers.get('reporting-endpoints')).toBe('browser="/api/browser-reports"')
  expect(headers.get('content-security-policy')).toMatch(/; report-to browser$/)
})

const vital = { kind: 'vital', name: 'LCP', value: 1234.5, detail: '', source: '', page: 'pdp', navigation: 'navigate' }
const failure = {
  kind: 'script-error',
  name: 'TypeError',
  value: 1,
  detail: 'olive@example.com is not /p/5f3b1c2d-0000-4000-8000-000000000001?email=olive',
  source: '/assets/a.js:1:2',
  page: 'bag',
  navigation: '',
}
const beaconOf = (...list: unknown[]) => JSON.stringify({ build: 'b1', reports: list })

test('a beacon writes a data point for each report with page type, market and build, and costs no call', async () => {
  const { shop, send, reported, calls } = setUp()
  expect((await send(beaconOf(vital, failure))).status).toBe(204)
  await shop.settle()
  expect(reported()).toMatchObject([
    { kind: 'vital', name: 'LCP', value: 1234.5, page: 'pdp', market: 'en', build: 'b1', navigation: 'navigate' },
    { kind: 'script-error', name: 'TypeError', value: 1, page: 'bag', source: '/assets/a.js:1:2' },
  ])
  expect(calls()).toBe(0)
})

test('failures of a beacon are logged without personal data, and vitals are not logged', async () => {
  const { send, reports, reported } = setUp()
  await send(beaconOf(vital, failure))
  expect(reports()).toMatchObject([{ type: 'script-error', page: 'bag', name: 'TypeError' }])
  // No id of the request, which is random, can contain this name.
  expect(JSON.stringify([reports(), reported()])).not.toMatch(/olive|5f3b1c2d/)
})

test('a report that the browser sends by itself is a data point of its own kind', async () => {
  const { send, reported } = setUp()
  await send(JSON.stringify([violation]))
  expect(reported()).toMatchObject([
    {
      kind: 'reporting-api',
      name: 'csp-violation',
      detail: 'script-src-elem https://evil.example',
      page: 'account',
      value: 1,
    },
  ])
})

test.each([
  ['no reports', beaconOf()],
  ['too many reports', beaconOf(...Array.from({ length: 21 }, () => vital))],
  ['another kind', beaconOf({ ...vital, kind: 'request' })],
  ['an unknown vital', beaconOf({ ...vital, name: 'FID' })],
  ['a value that is no number', beaconOf({ ...vital, value: '1' })],
  ['a negative value', beaconOf({ ...vital, value: -1 })],
  ['an address as page', beaconOf({ ...vital, page: '/p/101' })],
  ['a long message', beaconOf({ ...failure, detail: 'x'.repeat(201) })],
  ['no build', JSON.stringify({ reports: [vital] })],
])('a beacon with %s is refused and writes no data point', async (_what, body) => {
  const { shop, send, reported } = setUp()
  expect((await send(body)).status).toBe(400)
  await shop.settle()
  expect(reported()).toEqual([])
})

test('a beacon of another site is refused', async () => {
  const { send, reported } = setUp()
  expect((await send(beaconOf(vital), { origin: 'https://evil.example' })).status).toBe(403)
  expect(reported()).toEqual([])
})

test('pages have the reporting script only if a share of the browsers is to report', async () => {
  const without = await (await openShop().get('/cookies')).text()
  expect(without).not.toContain('svReports')
  const shop = openShop({ vars: { BROWSER_REPORTS_SHARE: '0.25', PAGE_CACHE: 'off' } })
  const html = await (await shop.get('/us/cookies')).text()
  expect(html).toMatch(
    /<script nonce="[^"]+">\(function.*\)\(\{"share":0\.25,"to":"\/us\/api\/browser-reports","page":"content","file":"[^"]+"\}\)<\/script>/s,
  )
})

test('a beacon is refused where no page reports', async () => {
  const response = await openShop().get('/api/browser-reports', {
    method: 'POST',
    body: JSON.stringify({
      build: 'x',
      reports: [{ kind: 'vital', name: 'CLS', value: 0, detail: '', source: '', page: 'home', navigation: 'navigate' }],
    }),
    headers: { origin, 'content-type': 'application/json' },
  })
  expect(response.status).toBe(404)
})
