import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagePath, sameSitePath } from './same-site-path.ts'
import { sitesOf } from '#shared/sites.ts'

test.each([
  ['/browse/womens?page=2', '/browse/womens?page=2'],
  ['/us#top', '/us'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/a/..//evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('the same-site path of %s is %s, or null if it leads to another site', (text, path) => {
  expect(sameSitePath(text)).toBe(path)
})

test.each([
  ['/us/returns?from=search', '/returns?from=search'],
  ['/us', '/'],
  ['/usual', '/usual'],
  ['https://shop.example/us/returns?from=search', '/returns?from=search'],
  ['https://eu.example/returns', '/returns'],
  ['https://shop.example', '/'],
  ['https://shop.example//evil.example', null],
  ['https://shop.example.evil.example/', null],
  ['https://evil.example/us', null],
])('the page path of %s is %s, in any market and at any host of the shop', (text, path) => {
  expect(pagePath(text, sitesOf('https://shop.example', { eu: 'eu.example' }))).toBe(path)
})

test('a same-site path never leads to another site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', 'a', 'evil.example', 'https:', '%2f', '%5c'),
  })
  fc.assert(
    fc.property(nasty, (text) => {
      const path = sameSitePath(text)
      fc.pre(path !== null)
      expect(new URL(path ?? '', 'https://shop.example').origin).toBe('https://shop.example')
    }),
    { numRuns: 2000 },
  )
})
