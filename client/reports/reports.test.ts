import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageTypes } from './page-types.ts'
import { createReportQueue } from './report-queue.ts'
import { eventReport, type Report, vitalReport } from './to-report.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://shop.example' }))
afterEach(() => void vi.unstubAllGlobals())

const eventOf = (fields: object) => Object.assign(new Event('error'), fields)

function failing(stack: string, message = 'x is undefined'): TypeError {
  return Object.assign(new TypeError(message), { stack })
}

describe('reports', () => {
  test('a vital has its name, value, page type and kind of navigation, and no address', () => {
    const metric = {
      name: 'LCP',
      value: 12,
      navigationType: 'soft-navigation',
      navigationURL: 'https://shop.example/p/1?q=ada',
    }
    expect(vitalReport(metric as never, 'pdp')).toEqual({
      kind: 'vital',
      name: 'LCP',
      value: 12,
      detail: '',
      source: '',
      page: 'pdp',
      navigation: 'soft-navigation',
    })
  })

  test('a script error has its name, its message and its place in a file of the shop', () => {
    const error = failing('TypeError: x\n    at f (https://shop.example/assets/a-1.js?v=2:10:4)')
    expect(eventReport(eventOf({ error: failing('at https://shop.example/assets/a-1.js:1:20') }), 'bag')).toMatchObject(
      {
        kind: 'script-error',
        name: 'TypeError',
        detail: 'x is undefined',
        source: '/assets/a-1.js:1:20',
        page: 'bag',
      },
    )
    expect(eventReport(eventOf({ error }), 'bag').source).toBe('/assets/a-1.js:10:4')
  })

  test('a script error is reported by a browser without `URL.parse`, such as Safari before version 18', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override readonly parse = undefined as never
      },
    )
    const error = failing('at https://shop.example/assets/a-1.js:1:20')
    expect(eventReport(eventOf({ error }), 'bag').source).toBe('/assets/a-1.js:1:20')
  })

  test('a stylesheet that did not load is reported with its path, and without the page that needed it', () => {
    const error = Object.assign(new Error('/assets/plp-1.css?again'), { name: 'StylesheetError', stack: '' })
    expect(eventReport(eventOf({ error }), 'plp')).toMatchObject({
      kind: 'script-error',
      name: 'StylesheetError',
      detail: '/assets/plp-1.css',
      source: '',
      page: 'plp',
    })
  })

  test('a script error in a file of another site names only its origin', () => {
    const report = eventReport(eventOf({ reason: failing('at https://tags.example/x/ada.js:3:4') }), 'plp')
    expect(report.source).toBe('https://tags.example:3:4')
  })

  test('a rejection with something that is no error is reported with its text, without queries', () => {
    expect(
      eventReport(eventOf({ reason: 'no https://shop.example/login?email=ada@example.com#x today' }), 'home'),
    ).toMatchObject({ name: 'Error', detail: 'no https://shop.example/login today', source: '' })
  })

  test('a violation of the policy has its directive and the origin of what was blocked', () => {
    const event = eventOf({
      effectiveDirective: 'img-src',
      blockedURI: 'https://evil.example/ada.png?key=1',
      sourceFile: 'https://shop.example/assets/a.js',
    })
    expect(eventReport(event, 'home')).toMatchObject({
      kind: 'csp-violation',
      name: 'img-src',
      detail: 'https://evil.example',
      source: '/assets/a.js',
    })
    expect(
      eventReport(eventOf({ effectiveDirective: 'img-src', blockedURI: 'inline', sourceFile: '' }), 'home').detail,
    ).toBe('inline')
  })

  test('a long message is cut', () => {
    expect(eventReport(eventOf({ message: 'x'.repeat(999) }), 'home').detail).toHaveLength(200)
  })
})

describe('page types', () => {
  const url = (path: string) => `https://shop.example${path}`

  test('a vital belongs to the page that it measured, although another one is shown', () => {
    let shown = 'plp'
    const pages = createPageTypes({ first: 'home', shown: () => shown })
    pages.remember(url('/browse/womens'))
    shown = 'pdp'
    pages.remember(url('/p/1/a/Red'))
    expect(pages.typeOf({ navigationType: 'navigate', navigationURL: url('/') })).toBe('home')
    expect(pages.typeOf({ navigationType: 'soft-navigation', navigationURL: url('/browse/womens') })).toBe('plp')
    expect(pages.typeOf({ navigationType: 'soft-navigation', navigationURL: url('/p/1/a/Red') })).toBe('pdp')
    expect(pages.typeOf({ navigationType: 'back-forward-cache' })).toBe('pdp')
  })

  test('a vital of a page that was swapped out before the reporting code had loaded is not reported as another', () => {
    const pages = createPageTypes({ first: 'home', shown: () => 'pdp' })
    expect(pages.typeOf({ navigationType: 'soft-navigation', navigationURL: url('/browse/womens') })).toBeNull()
  })
})

describe('the queue', () => {
  const report = (kind: Report['kind'], value: number): Report => ({
    kind,
    name: 'n',
    value,
    detail: '',
    source: '',
    page: 'home',
    navigation: '',
  })

  function setUp() {
    const beacons: Report[][] = []
    return { beacons, queue: createReportQueue((reports) => beacons.push(reports)) }
  }

  test('the queue sends each failure once, and ten different ones at most', () => {
    const { queue, beacons } = setUp()
    for (let index = 0; index < 40; index += 1) queue.add(report('script-error', index % 15))
    queue.flush()
    expect(beacons.map((reports) => reports.length)).toEqual([10])
  })

  test('the queue sends twenty reports in a beacon, sixty at most, and nothing twice', () => {
    const { queue, beacons } = setUp()
    for (let index = 0; index < 90; index += 1) queue.add(report('vital', index))
    queue.flush()
    queue.flush()
    expect(beacons.map((reports) => reports.length)).toEqual([20, 20, 20])
  })

  test('the queue sends no empty beacon', () => {
    const { queue, beacons } = setUp()
    queue.flush()
    expect(beacons).toEqual([])
  })
})
