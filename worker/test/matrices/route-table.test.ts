import { describe, expect, test } from 'vitest'
import { openShop } from '../shop.ts'
import { cartIdOf, smallShop, stagedId } from '../small-shop.ts'
import type { ServiceName } from '#shared/errors.ts'
import { marketPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const origin = 'http://localhost:8787'
const host = 'sandbox.staging.bigcontent.io'
const every: Market[] = Object.values(markets)
const shared = 'public, max-age=0, must-revalidate'
const personal = 'private, no-store'
const broken = 'private, no-store'

type PageResponse = {
  status: number
  cacheControl: string | null
  /** `index` or `noindex`, as the page states for crawlers; `null` if there is no page. */
  robots: 'index' | 'noindex' | null
  /** Path without the market prefix; `null` if there is none. */
  canonical: string | null
  /** Codes of the markets that the page names as alternates. */
  alternates: readonly string[]
  location?: string
  retryAfter?: string
}

const all = Object.keys(markets)
const page = (canonical: string, alternates: readonly string[] = all): PageResponse => ({
  status: 200,
  cacheControl: shared,
  robots: 'index',
  canonical,
  alternates,
})
const hidden = (status = 200): PageResponse => ({
  status,
  cacheControl: personal,
  robots: 'noindex',
  canonical: null,
  alternates: [],
})
const missing: PageResponse = { status: 404, cacheControl: broken, robots: 'noindex', canonical: null, alternates: [] }
const down: PageResponse = {
  status: 503,
  cacheControl: broken,
  robots: 'noindex',
  canonical: null,
  alternates: [],
  retryAfter: '12',
}
const noNavigation: PageResponse = {
  status: 500,
  cacheControl: broken,
  robots: 'noindex',
  canonical: null,
  alternates: [],
}
const moved = (location: string): PageResponse => ({
  status: 301,
  cacheControl: personal,
  robots: null,
  canonical: null,
  alternates: [],
  location,
})

type Row = [
  route: string,
  path: string | ((market: Market) => string),
  expected: PageResponse | ((market: Market) => PageResponse),
  services?: readonly ServiceName[],
]

const exists: Row[] = [
  ['home', '/', page('/')],
  ['category', '/browse/womens/dresses', page('/browse/womens/dresses')],
  ['category, page 2', '/browse/womens?page=2', page('/browse/womens', [])],
  ['category, refined', '/browse/womens?filters[color]=Red', { ...page('/browse/womens', []), robots: 'noindex' }],
  [
    'category of one market',
    '/browse/sale',
    (market) => (market.code === 'en' ? page('/browse/sale', ['en']) : missing),
  ],
  ['collection', '/browse/collection/11', page('/browse/womens/dresses')],
  ['product', '/p/101/wrap-dress/French_Navy', page('/p/101/wrap-dress/French_Navy')],
  ['product with a choice', '/p/101/wrap-dress/Red?Size=10', page('/p/101/wrap-dress/Red')],
  [
    'product of one market',
    '/p/102/wrap-dress/Red',
    (market) => (market.code === 'en' ? page('/p/102/wrap-dress/Red', ['en']) : missing),
  ],
  ['recommendations', '/p/101/wrap-dress/Red/recommendations', { ...page('', []), robots: 'noindex', canonical: null }],
  ['search', '/search', { ...page('/search'), robots: 'noindex' }],
  ['search for a term', '/search?query=mug', { ...page('/search', []), robots: 'noindex' }],
  ['bag', '/bag', hidden()],
  [
    'checkout identity, empty bag',
    '/checkout-identity',
    (market) => ({ ...moved(marketPath(market, '/bag')), status: 303, cacheControl: personal }),
  ],
  [
    'order confirmation',
    (market) => `/order-confirmation/${cartIdOf(market)}/${500 + every.indexOf(market)}`,
    hidden(),
  ],
  [
    'order confirmation, express',
    (market) => `/order-confirmation/${500 + every.indexOf(market)}/${cartIdOf(market)}?checkoutsource=applepayexpress`,
    hidden(),
  ],
  ['login', '/login', hidden()],
  ['registration', '/create-account', hidden()],
  ['forgotten password', '/forgot-password', hidden()],
  ['new password, without a link', '/updatePassword', hidden(410)],
  [
    'account of a guest',
    '/my-account',
    (market) => ({ ...moved(marketPath(market, '/')), status: 302, cacheControl: personal }),
  ],
  ['shop finder', '/shop-finder', page('/shop-finder')],
  [
    'shop finder, searched',
    '/shop-finder?town=Bath',
    { ...page('/shop-finder', []), robots: 'noindex', canonical: null },
  ],
  ['size guide', '/size-guide', page('/size-guide')],
  ['cookies', '/cookies', page('/cookies')],
  ['visualisation', `/amplience-visualization/${host}/${stagedId}`, hidden()],
  ['content page', '/help', page('/help')],
  [
    'content page of one market',
    '/made-here',
    (market) => (market.code === 'en' ? page('/made-here', ['en']) : missing),
  ],
]

const absent: Row[] = [
  ['category', '/browse/womens/no-such', missing],
  ['category named collection', '/browse/collection', missing],
  ['collection', '/browse/collection/999', missing],
  ['collection, no id', '/browse/collection/womens', missing],
  ['product', '/p/999/no/product', missing],
  ['product, no id', '/p/abc/no/product', missing],
  ['product, no address', '/p', missing],
  ['recommendations', '/p/999/no/product/recommendations', missing],
  ['order', `/order-confirmation/${cartIdOf(markets.en)}/999`, missing],
  [
    'order of another market',
    (market) => `/order-confirmation/${cartIdOf(market)}/${500 + ((every.indexOf(market) + 1) % 3)}`,
    missing,
  ],
  [
    'order of another cart',
    (market) => `/order-confirmation/00000000-0000-4000-8000-000000000000/${500 + every.indexOf(market)}`,
    missing,
  ],
  [
    'order of another market, with its cart',
    (market) => {
      const other = (every.indexOf(market) + 1) % 3
      return `/order-confirmation/${cartIdOf(every[other] ?? market)}/${500 + other}`
    },
    missing,
  ],
  ['order, no ids', '/order-confirmation/x/y', missing],
  [
    'visualisation',
    `/amplience-visualization/${host}/00000000-0000-4000-8000-000000000000`,
    { ...missing, cacheControl: broken },
  ],
  ['visualisation, no id', `/amplience-visualization/${host}/x`, missing],
  [
    'visualisation from an unknown host',
    `/amplience-visualization/evil.example/${stagedId}`,
    { ...missing, status: 400 },
  ],
  ['content page', '/no-such-page', missing],
  ['content page of many parts', '/no/such/page', missing],
  ['bare aliases', '/Product', missing],
]

const addresses: [from: string, to: string][] = [
  ['/Bag', '/bag'],
  ['/Login', '/login'],
  ['/MyAccountPage', '/my-account'],
  ['/MyAccountPage/order-history', '/my-account/order-history'],
  ['/MyAccount/MyProfile', '/my-account/my-profile'],
  ['/MyAccount/OrderHistory', '/my-account/order-history'],
  ['/MyAccount/SavedAddresses', '/my-account/saved-addresses'],
  ['/Product/101/wrap-dress/Red', '/p/101/wrap-dress/Red'],
  ['/Category/womens/dresses', '/browse/womens/dresses'],
  ['/Collection/11', '/browse/collection/11'],
  ['/ContentPage/help', '/help'],
  ['/OrderConfirmation/a/b', '/order-confirmation/a/b'],
  ['/SearchResults?query=mug', '/search?query=mug'],
  ['/p/101/another-name/Red?Size=10', '/p/101/wrap-dress/Red?Size=10'],
  ['/p/101/another-name/Red/recommendations', '/p/101/wrap-dress/Red/recommendations'],
  ['/p/101/another-name/Red%E2%80%A6', '/p/101/wrap-dress/Red'],
  ['/p/101/wrap-dress/Red.', '/p/101/wrap-dress/Red'],
  ['/p/101/wrap-dress/french_navy%22%29,?Size=10', '/p/101/wrap-dress/French_Navy?Size=10'],
  ['/p/101/wrap-dress/%E2%80%8BRed', '/p/101/wrap-dress/Red'],
  ['/p/101/wrap-dress/Red%3E/recommendations', '/p/101/wrap-dress/Red/recommendations'],
  ['/help.', '/help'],
  ['/browse/womens/dresses%E2%80%9D.', '/browse/womens/dresses'],
  ['/p/101%29', '/p/101'],
  ['/BROWSE/Womens', '/browse/womens'],
  ['/browse/womens/?page=2', '/browse/womens?page=2'],
  ['//help', '/help'],
  ['/P/101/wrap-dress/Red', '/p/101/wrap-dress/Red'],
]

/** Addresses of a product that name none of its colours. Its own colour may change, so the redirect is not permanent. */
const uncoloured: [from: string, to: string][] = [
  ['/p/101', '/p/101/wrap-dress/French_Navy'],
  ['/p/101/wrap-dress?Size=10', '/p/101/wrap-dress/French_Navy?Size=10'],
  ['/p/101/wrap-dre', '/p/101/wrap-dress/French_Navy'],
  ['/p/101/wrap-dress.', '/p/101/wrap-dress/French_Navy'],
  ['/p/101/wrap-dress/mauve', '/p/101/wrap-dress/French_Navy'],
  ['/p/101/wrap-dress/...', '/p/101/wrap-dress/French_Navy'],
  ['/p/101/wrap-dress/mauve/recommendations', '/p/101/wrap-dress/French_Navy/recommendations'],
]

const outages: Row[] = [
  ['category', '/browse/womens', down, ['commerce']],
  ['collection', '/browse/collection/11', down, ['commerce']],
  ['product', '/p/101/wrap-dress/Red', down, ['commerce']],
  ['order', `/order-confirmation/${cartIdOf(markets.en)}/500`, down, ['commerce']],
  ['search', '/search?query=mug', down, ['search']],
  ['visualisation', `/amplience-visualization/${host}/${stagedId}`, down, ['content']],
  ['navigation of a page', '/help', noNavigation, ['content']],
  ['navigation of the bag', '/bag', noNavigation, ['content']],
  ['pictures of a product', '/p/101/wrap-dress/Red', page('/p/101/wrap-dress/Red'), ['media']],
  ['recommendations of a product', '/p/101/wrap-dress/Red', page('/p/101/wrap-dress/Red'), ['search']],
  [
    'recommendations',
    '/p/101/wrap-dress/Red/recommendations',
    { ...page('', []), robots: 'noindex', canonical: null },
    ['search'],
  ],
  ['product of recommendations', '/p/101/wrap-dress/Red/recommendations', down, ['commerce']],
]

describe.each(every)('in market $code', (market) => {
  async function see(path: string, services: readonly ServiceName[] = []): Promise<PageResponse> {
    const { services: fakes } = smallShop({ down: services })
    const response = await openShop({ broken: fakes, vars: { PAGE_CACHE: 'off', PREVIEW_DOMAINS: host } }).get(
      path.startsWith('//') ? `//${market.prefix.slice(1)}${path}` : marketPath(market, path),
    )
    const text = await response.text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
    const location = response.headers.get('location')
    const retryAfter = response.headers.get('retry-after')
    const alternates = [...text.matchAll(/hreflang="[^"]+" href="([^"]+)"/g)].map(
      ([, href = '']) =>
        every.findLast(({ prefix }) => href === origin + prefix || href.startsWith(`${origin}${prefix}/`))?.code ?? '?',
    )
    return {
      status: response.status,
      cacheControl: response.headers.get('cache-control'),
      robots: isPage ? (text.includes('<meta name="robots" content="noindex') ? 'noindex' : 'index') : null,
      canonical: canonical ?? null,
      alternates: [...new Set(alternates)],
      ...(location !== null && { location }),
      ...(retryAfter !== null && { retryAfter }),
    }
  }

  const pathOf = (path: Row[1]) => (typeof path === 'string' ? path : path(market))
  const expectedOf = (expected: Row[2]): PageResponse => {
    const row = typeof expected === 'function' ? expected(market) : expected
    return { ...row, canonical: row.canonical === null ? null : origin + marketPath(market, row.canonical) }
  }

  test.each(exists)(
    'the page exists: %s [RTE-01, RTE-02, RTE-11, RTE-12, RTE-13, RTE-14, RTE-17, RTE-19, RTE-20, RTE-25, SEO-01, SEO-02, SEO-07]',
    async (_route, path, expected) => {
      expect(await see(pathOf(path))).toEqual(expectedOf(expected))
    },
  )

  test('the home page shows the blocks of its content item, and its title [RTE-02]', async () => {
    const block = { _meta: { schema: contentTypeUri('divider-text') } }
    const home = {
      title: 'The shop of prints',
      content: [
        { ...block, text: 'First' },
        { ...block, text: 'Second' },
      ],
    }
    const { services } = smallShop({ content: { home } })
    const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off' } })
    const html = await (await shop.get(marketPath(market, '/'))).text()
    expect(html).toContain('<title>The shop of prints')
    expect(html).toMatch(/<main.*class="divider-text.*First.*class="divider-text.*Second.*<\/main>/s)
  })

  test('the home page shows its stickers, and loads the stylesheet that places them [BLK-19] [D-163]', async () => {
    const sticker = (text: string) => ({
      _meta: { schema: contentTypeUri('sticker') },
      width: 200,
      height: 200,
      textLines: [{ text }],
    })
    const item = {
      _meta: { schema: contentTypeUri('content-page') },
      title: 'The shop of prints',
      content: [],
    }
    const open = async (stickers: object) => {
      const { services } = smallShop({ content: { home: { ...item, ...stickers } } })
      const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off' } })
      return (await shop.get(marketPath(market, '/'))).text()
    }
    const html = await open({ desktopSticker: sticker('Wide'), mobileSticker: sticker('Narrow') })
    expect(html).toMatch(
      /<main.*content-page__sticker--desktop.*Wide.*content-page__sticker--mobile.*Narrow.*<\/main>/s,
    )
    const sheets = (text: string) => [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)
    const without = await open({})
    expect(without).not.toContain('content-page__sticker')
    expect(sheets(html).length).toBeGreaterThan(sheets(without).length)
  })

  test('a content page has one to five parts, of lower-case letters, digits and hyphens [RTE-25] [D-173]', async () => {
    const isFound = async (slug: string) => {
      const { services } = smallShop({ content: { [`page/${slug}`]: {} } })
      const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off' } })
      const listed = await (await shop.get(`/sitemaps/${market.code}-2.xml`)).text()
      return [(await shop.get(marketPath(market, `/${slug}`))).status, listed.includes(`/${slug}<`)]
    }
    for (const slug of ['ideas/darning', 'a/b/c/d/e-5'])
      expect([slug, await isFound(slug)]).toEqual([slug, [200, true]])
    for (const slug of ['a/b/c/d/e/f', 'old_page', 'v1.2'])
      expect([slug, await isFound(slug)]).toEqual([slug, [404, false]])
  })

  test.each(absent)(
    'the page does not exist: %s [RTE-12, RTE-18, RTE-36, RTE-37, RTE-44]',
    async (_route, path, expected) => {
      expect(await see(pathOf(path))).toEqual(expectedOf(expected))
    },
  )

  test.each(addresses)(
    '%s redirects to %s [RTE-08, RTE-26, RTE-27, RTE-28, RTE-29, RTE-30, RTE-31, RTE-32, RTE-33, RTE-34] [D-260]',
    async (from, to) => {
      expect(await see(from)).toEqual(moved(marketPath(market, to)))
    },
  )

  test.each(uncoloured)(
    '%s redirects to %s, until the product has another colour [RTE-14] [D-260]',
    async (from, to) => {
      expect(await see(from)).toEqual({ ...moved(marketPath(market, to)), status: 302 })
    },
  )

  test.each(outages)('the page fails when a service that it needs is down: %s [RTE-45, RTE-46]', async (...row) => {
    const [, path, expected, services] = row
    expect(await see(pathOf(path), services)).toEqual(expectedOf(expected))
  })

  test('a HEAD request gets the status and headers of the GET without a body', async () => {
    const { services } = smallShop()
    const shop = openShop({ broken: services, vars: { PAGE_CACHE: 'off' } })
    for (const [path, status] of [
      ['/help', 200],
      ['/browse/womens', 200],
      ['/no-such-page', 404],
      ['/p/999/a/b', 404],
    ] as const) {
      const response = await shop.get(marketPath(market, path), { method: 'HEAD' })
      expect([path, response.status, await response.text()]).toEqual([path, status, ''])
    }
  })
})
