import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'
import { markets } from '#shared/markets.ts'

const { en, us, eu } = markets

test.each([
  ['/browse/womens', '/us/browse/womens'],
  ['browse/womens?a=1#b', '/us/browse/womens?a=1#b'],
  ['/', '/us'],
  ['/?a=1', '/us?a=1'],
  ['/eu/bag', '/eu/bag'],
  ['#details', '#details'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:hello@selvedge.example', 'mailto:hello@selvedge.example'],
  ['tel:+441234567890', 'tel:+441234567890'],
])('the content link %s becomes %s [D-18] [D-95]', (address, href) => {
  expect(safeLink(us, address)).toBe(href)
})

test.each([
  'javascript:alert(1)',
  ' JAVA\tSCRIPT:alert(1)',
  '\u0001javascript:x',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://',
  '',
  '  ',
  null,
])('the content link %j is refused [D-18]', (address) => {
  expect(safeLink(en, address)).toBeNull()
})

test('for any content, a browser resolves the link to an allowed scheme, and same-site paths to the market [D-18] [D-95]', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.webPath(),
        fc.string().map((tail) => `javascript:${tail}`),
      ),
      (address) => {
        const href = safeLink(eu, address)
        if (href === null) return
        const url = new URL(href, 'https://shop.example/eu')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
        const isOurs = url.host === 'shop.example' && href.startsWith('/')
        expect(!isOurs || /^\/(?:eu|us)(?:[/?#]|$)/.test(href)).toBe(true)
      },
    ),
  )
}, 30_000)
