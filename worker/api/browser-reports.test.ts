import { afterEach, expect, test, vi } from 'vitest'
import { isolatedUpstream } from '../test/faults.ts'
import { openShop } from '../test/shop.ts'

const origin = 'http://localhost:8787'

afterEach(() => vi.restoreAllMocks())

function setUp() {
  const lines: Record<string, unknown>[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(JSON.parse(line)))
  let calls = 0
  const upstream = { ...isolatedUpstream(), fetch: () => ((calls += 1), Promise.reject(new Error('called'))) }
  const shop = openShop({ upstream, vars: { LOG_LEVEL: 'warn' } })
  const send = (body: string, headers: Record<string, string> = { origin }) =>
    shop.get('/api/browser-reports', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/reports+json', ...headers },
    })
  const reports = () => lines.filter(({ event }) => event === 'browser-report')
  return { shop, send, reports, calls: () => calls }
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
