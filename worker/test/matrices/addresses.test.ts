import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quietServices } from '../quiet-services.ts'
import { openShop } from '../shop.ts'
import { markets } from '#shared/markets.ts'
import { actions, movedPaths, routes } from '#shared/routes.ts'

const origin = 'http://localhost:8787'
const prefixes = Object.values(markets).map(({ prefix }) => prefix)
const firsts = [
  ...Object.values(routes).flatMap(({ pattern, aliases }) => [pattern.split('/:')[0] ?? '', ...aliases]),
  ...Object.keys(movedPaths),
  ...Object.values(actions),
  '/hooks/content-published',
  '/api/bigcommerce/getCart',
  '/robots.txt',
  '/sitemap.xml',
  '/health',
]

/** Text that tries to make a URL leave the site, break a parser or break a page. */
const nasty = fc.constantFrom(
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '@evil.example',
  '/.evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/..',
  '/../..',
  '/./',
  '/%2e%2e/',
  '/%2e%2e%2fevil',
  '/%00',
  '/%0d%0aset-cookie:a=b',
  '/%ff',
  '/%E0%A4%A',
  '/%',
  '/;',
  '/*',
  '/:',
  '/{}',
  '/__proto__',
  '/constructor',
  '/<script>',
  '/"',
  "/'",
  '/🧵',
  '/ß',
  '/\t/evil.example',
  '/\n',
  '/ ',
  '?',
  '#',
  '&',
  '=',
)
const segment = fc.oneof(
  nasty,
  fc.webSegment().map((text) => `/${text}`),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `/${text}`),
  fc.integer().map((id) => `/${id}`),
  fc.uuid().map((id) => `/${id}`),
)
const names = [
  'query',
  'exact',
  'page',
  'sort',
  'direction',
  'itemsperpage',
  'filters[color]',
  'filters[size]',
  'Size',
  'Length',
  'error',
  'added',
  'logout',
  'redirect',
  'next',
  'url',
  'domain',
  'timestamp',
  'vse',
  'content',
  'checkoutsource',
]
const pair = fc
  .tuple(
    fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 6 })),
    fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 20 }), fc.integer().map(String)),
  )
  .map(([name, value]) => `${name}=${value}`)
const addresses = fc
  .tuple(
    fc.constantFrom(...prefixes, '/US', '//', '/de'),
    fc.constantFrom('', ...firsts),
    fc.array(segment, { maxLength: 6 }),
    fc.array(pair, { maxLength: 3 }),
  )
  .map(
    ([prefix, first, segments, pairs]) =>
      `${prefix}${first}${segments.join('')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
  )
  .map((path) => (path.startsWith('/') ? path : `/${path}`))
  .filter((path) => URL.canParse(origin + path) && new URL(origin + path).origin === origin)

/** The redirect's target, resolved as a browser at the path does. */
function targetOf(response: Response, path: string): URL | null {
  const location = response.headers.get('location')
  return location === null ? null : new URL(location, origin + path)
}

describe('any address', () => {
  test('a page responds without a 500 and never redirects to another site, whatever its address [RTE-36, RTE-37]', async () => {
    const shop = openShop({ broken: quietServices(), vars: { PAGE_CACHE: 'off' } })
    await fc.assert(
      fc.asyncProperty(
        addresses,
        fc.constantFrom('GET', 'HEAD', 'OPTIONS'),
        fc.boolean(),
        async (path, method, isNavigation) => {
          const response = await shop.get(path, { method, headers: isNavigation ? { 'x-sv-navigation': '1' } : {} })
          expect([path, response.status]).not.toEqual([path, 500])
          expect([path, targetOf(response, path)?.origin ?? origin]).toEqual([path, origin])
          expect([path, /[\r\n]/.test([...response.headers.values()].join(''))]).toEqual([path, false])
          await response.body?.cancel()
        },
      ),
      { numRuns: 1500 },
    )
  })

  test('a form or API call responds without a 500 and never redirects to another site, whatever its body', async () => {
    const shop = openShop({ broken: quietServices() })
    const body = fc.oneof(fc.string({ maxLength: 40 }), fc.json({ maxDepth: 2 }), fc.webQueryParameters())
    const type = fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data; boundary=x',
      'text/plain',
      '',
    )
    await fc.assert(
      fc.asyncProperty(addresses, body, type, async (path, text, contentType) => {
        const response = await shop.get(path, {
          method: 'POST',
          body: text,
          headers: { origin, 'content-type': contentType },
        })
        expect([path, contentType, text, response.status]).not.toEqual([path, contentType, text, 500])
        expect([path, text, targetOf(response, path)?.origin ?? origin]).toEqual([path, text, origin])
        await response.body?.cancel()
      }),
      { numRuns: 700 },
    )
  })

  test('a search page shows any search term as text', async () => {
    const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
    const terms = [
      '.',
      '..',
      './',
      '../',
      '/',
      '//',
      '\\',
      '%',
      '%2e%2e',
      '#',
      '?',
      '&',
      '+',
      '*',
      '"',
      "'",
      '<script>alert(1)</script>',
      '\u0000',
      '\ud83e',
      '🧵',
      'é',
      'x'.repeat(400),
      '   ',
      '__proto__',
      '{"a":1}',
      'mug; drop table',
      '|',
      ':',
      ';',
    ]
    for (const term of terms) {
      const response = await shop.get(`/search?query=${encodeURIComponent(term.toWellFormed())}`)
      const page = await response.text()
      expect([term, response.status]).toEqual([term, 200])
      expect(page).not.toContain('<script>alert(1)')
    }
  })

  test.each(prefixes)(
    'the listing at "%s" applies or ignores page numbers and refinements of any form, and never fails',
    async (prefix) => {
      const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
      for (const query of [
        'page=0',
        'page=-1',
        'page=1e9',
        'page=99999',
        'page=NaN',
        'page=1&page=2',
        'sort=evil',
        'sort=__proto__',
        'direction=desc',
        'filters[color]=',
        'filters[color]=%22%7D',
        'filters[size]=../..',
        'filters[__proto__]=x',
        'itemsperpage=100000',
      ]) {
        expect([query, (await shop.get(`${prefix}/browse/womens?${query}`)).status]).toEqual([query, 200])
      }
    },
  )
})
