import { expect, test } from 'vitest'
import { isSwappable, type Attempt } from './navigation-policy.ts'

const here = { origin: 'https://shop.example', market: 'us', layout: 'default' }
const link: Attempt = {
  url: 'https://shop.example/us/browse/womens',
  navigationType: 'push',
  canIntercept: true,
  hashChange: false,
  isDownload: false,
  isPost: false,
  isSameDocument: false,
}

test('swaps pages of the market', () => {
  expect(isSwappable(link, here)).toBe(true)
  expect(isSwappable({ ...link, url: 'https://shop.example/us' }, here)).toBe(true)
  expect(isSwappable({ ...link, url: 'https://shop.example/bag' }, { ...here, market: 'en' })).toBe(true)
  expect(isSwappable({ ...link, url: 'https://shop.example/checkouts-of-cloth' }, { ...here, market: 'en' })).toBe(true)
})

test.each([
  'https://elsewhere.example/us/browse/womens',
  'https://shop.example/browse/womens',
  'https://shop.example/eu/browse/womens',
  'https://shop.example/us/api/health',
  'https://shop.example/us/checkout',
  'https://shop.example/us/checkout-identity',
  'https://shop.example/us/order-confirmation/1/2',
  'https://shop.example/us/feed.xml',
])('leaves %s to the browser', (url) => {
  expect(isSwappable({ ...link, url }, here)).toBe(false)
})

test.each<[string, Partial<Attempt>]>([
  ['what cannot be intercepted', { canIntercept: false }],
  ['a fragment', { hashChange: true }],
  ['a download', { isDownload: true }],
  ['a posted form', { isPost: true }],
  ['a reload', { navigationType: 'reload' }],
  ['history.replaceState', { navigationType: 'replace', isSameDocument: true }],
])('leaves %s to the browser', (_name, change) => {
  expect(isSwappable({ ...link, ...change }, here)).toBe(false)
})

test('swaps on the way back, which is within one document', () => {
  expect(isSwappable({ ...link, navigationType: 'traverse', isSameDocument: true }, here)).toBe(true)
})

test('another layout keeps its own header, so it is left by a full load', () => {
  expect(isSwappable(link, { ...here, layout: 'checkout' })).toBe(false)
})
