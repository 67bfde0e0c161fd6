import { expect, test } from 'vitest'
import {
  isSwappable,
  mayPrefetch,
  mayPrefetchLink,
  readPaths,
  staysOnPage,
  type NavigationAttempt,
  type CurrentPage,
} from './navigation-policy.ts'

const paths = readPaths({
  documents: '/api|/checkout|/checkout-identity|/order-confirmation|/my-account/my-data/download',
  personal: '/login|/my-account',
  walletPages: '/bag',
})
const current: CurrentPage = {
  origin: 'https://shop.example',
  prefix: '/us',
  layout: 'default',
  paths,
  restrictedTo: undefined,
}
const link: NavigationAttempt = {
  destination: { url: 'https://shop.example/us/browse/womens', sameDocument: false },
  navigationType: 'push',
  canIntercept: true,
  hashChange: false,
  userInitiated: false,
  downloadRequest: null,
  formData: null,
}
const linkTo = (url: string): NavigationAttempt => ({ ...link, destination: { url, sameDocument: false } })
const withinDocument = { url: link.destination.url, sameDocument: true }

test('navigation swaps pages of the market', () => {
  expect(isSwappable(link, current)).toBe(true)
  expect(isSwappable(linkTo('https://shop.example/us'), current)).toBe(true)
  expect(isSwappable(linkTo('https://shop.example/bag'), { ...current, prefix: '' })).toBe(true)
  expect(isSwappable(linkTo('https://shop.example/checkouts-of-cloth'), { ...current, prefix: '' })).toBe(true)
})

test.each([
  'https://elsewhere.example/us/browse/womens',
  'https://shop.example/browse/womens',
  'https://shop.example/eu/browse/womens',
  'https://shop.example/us/api/health',
  'https://shop.example/us/checkout',
  'https://shop.example/us/checkout-identity',
  'https://shop.example/us/order-confirmation/1/2',
  'https://shop.example/us/my-account/my-data/download',
  'https://shop.example/us/feed.xml',
  'https://shop.example/us/browse/womens?logout=true',
  'https://shop.example/us?domain=x.staging.example',
  'https://shop.example/us/browse/womens?coupon=WELCOME10',
])('the browser handles %s', (url) => {
  expect(isSwappable(linkTo(url), current)).toBe(false)
})

test.each<[string, Partial<NavigationAttempt>]>([
  ['a navigation that cannot be intercepted', { canIntercept: false }],
  ['a download', { downloadRequest: 'dresses.csv' }],
  ['a posted form', { formData: new FormData() }],
  ['a reload', { navigationType: 'reload' }],
])('the browser handles %s', (_name, change) => {
  expect(isSwappable({ ...link, ...change }, current)).toBe(false)
})

test('the page stays for an update of the history, a fragment and another entry of the same page', () => {
  const here = { url: 'https://shop.example/us/help', isStandIn: false }
  const there = { ...here, url: link.destination.url }
  const update = { ...link, navigationType: 'replace' as const, destination: withinDocument }
  expect(staysOnPage(update, here)).toBe(true)
  expect(staysOnPage({ ...update, navigationType: 'push' }, here)).toBe(true)
  expect(staysOnPage({ ...update, navigationType: 'traverse' }, here)).toBe(false)
  expect(staysOnPage({ ...update, navigationType: 'traverse', hashChange: true }, here)).toBe(true)
  expect(staysOnPage({ ...update, navigationType: 'traverse' }, there)).toBe(true)
  expect(staysOnPage({ ...update, userInitiated: true, hashChange: true }, here)).toBe(true)
  expect(staysOnPage(link, here)).toBe(false)
  expect(staysOnPage(link, there)).toBe(false)
})

test('a page that stands in for another does not stay for a link to its address or a traversal to another fragment [D-242]', () => {
  const url = 'https://shop.example/us/help#main'
  const here = { url, isStandIn: true }
  const retry = {
    ...link,
    userInitiated: true,
    destination: { url, sameDocument: true },
    navigationType: 'replace' as const,
  }
  expect(staysOnPage(retry, here)).toBe(false)
  expect(staysOnPage({ ...retry, userInitiated: false }, here)).toBe(true)
  expect(staysOnPage({ ...retry, navigationType: 'traverse' }, here)).toBe(true)
  const other = { ...retry, hashChange: true, destination: { url: 'https://shop.example/us/help', sameDocument: true } }
  expect(staysOnPage(other, here)).toBe(true)
  expect(staysOnPage({ ...other, navigationType: 'traverse' }, here)).toBe(false)
})

test('going back within one document swaps the page', () => {
  expect(isSwappable({ ...link, navigationType: 'traverse', destination: withinDocument }, current)).toBe(true)
})

test('a page with another layout is loaded in full, because each layout has its own header', () => {
  expect(isSwappable(link, { ...current, layout: 'checkout' })).toBe(false)
})

test.each([
  [undefined, ['/search', '/bag', '/login', '/my-account/my-profile']],
  ['public', ['/search']],
  ['wallet', ['/bag']],
  ['personal', ['/login', '/my-account/my-profile']],
])('a document restricted to the side %s swaps only pages of that side [D-17]', (side, swapped) => {
  const all = ['/search', '/bag', '/login', '/my-account/my-profile']
  for (const navigationType of ['push', 'traverse'] as const) {
    expect(
      all.filter((path) =>
        isSwappable(
          { ...linkTo(`https://shop.example/us${path}`), navigationType },
          { ...current, restrictedTo: side },
        ),
      ),
    ).toEqual(swapped)
  }
})

test('a market without the wallet has no separate side for it', () => {
  const plain = { ...current, paths: readPaths({ documents: '/api', personal: '/bag|/login' }), side: 'personal' }
  expect(isSwappable(linkTo('https://shop.example/us/bag'), plain)).toBe(true)
})

test.each([
  ['', '/us/bag', false],
  ['', '/de', false],
  ['', '/delivery', true],
  ['/eu', '/eu/de/browse/womens', false],
  ['/eu', '/eu/delivery', true],
  ['/eu/de', '/eu/de/browse/womens', true],
  ['/eu/de', '/eu/de', true],
  ['/eu/de', '/eu/browse/womens', false],
  ['/eu/de', '/eu/delivery', false],
])('from a page at "%s", %s is swapped in: %s', (prefix, path, isSwapped) => {
  const documents = { '': '/api|/us|/eu|/de', '/eu': '/api|/de', '/eu/de': '/api' }[prefix]
  const here = { ...current, prefix, paths: readPaths({ documents }) }
  expect(isSwappable(linkTo(`https://shop.example${path}`), here)).toBe(isSwapped)
})

test('a page that names no paths swaps every page of its market', () => {
  expect(isSwappable(link, { ...current, paths: readPaths({}) })).toBe(true)
})

type Link = Parameters<typeof mayPrefetchLink>[0]
const anchor = (
  path: string,
  { attributes = [], ...change }: Partial<Link> & { attributes?: string[] } = {},
): Link => ({
  href: `https://shop.example${path}`,
  rel: '',
  target: '',
  dataset: {},
  hasAttribute: (name) => attributes.includes(name),
  ...change,
})

test('public pages of the market are prefetched', () => {
  for (const path of ['/us', '/us/browse/womens?page=2', '/us/bags', '/us/browse/womens/bag'])
    expect([path, mayPrefetchLink(anchor(path), current)]).toEqual([path, true])
})

test.each([
  '/us/bag',
  '/us/login',
  '/us/my-account/my-profile',
  '/us/checkout',
  '/us/api/search',
  '/eu/browse/womens',
  '/browse/womens',
  '/us?logout=true',
  '/us?coupon=X',
])('%s is not prefetched', (path) => {
  expect(mayPrefetchLink(anchor(path), current)).toBe(false)
})

test.each<[string, Parameters<typeof anchor>[1]]>([
  ['nofollow', { rel: 'noopener nofollow' }],
  ['a download', { attributes: ['download'] }],
  ['a link to another window', { attributes: ['target'] }],
  ['a link that opens a panel', { dataset: { opens: 'search' } }],
])('the page of %s is not prefetched', (_name, change) => {
  expect(mayPrefetchLink(anchor('/us/search', change), current)).toBe(false)
})

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '2g', saveData: false } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
])('prefetching is allowed on %o: %s [LAY-38]', (device, expected) => {
  expect(mayPrefetch(device)).toBe(expected)
})
