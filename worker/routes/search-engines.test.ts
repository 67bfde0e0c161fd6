import { describe, expect, test } from 'vitest'
import { aiCrawlers } from '../http/ai-crawlers.ts'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop, type SmallShopOptions } from '../test/small-shop.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import type { Category } from '#shared/domain/category.ts'
import { marketPath } from '#shared/links.ts'
import { everyMarket, isInDefaultLanguage, markets } from '#shared/markets.ts'
import { contentTypeUri, pageTitle, brand } from '#shared/merchant.ts'
import { listedPaths } from '#shared/test/plain-pages.ts'

const origin = 'http://localhost:8787'
const category = (id: number, url: string, children: Category[] = []): Category => {
  const slug = url.split('/').at(-1) ?? ''
  return { id, name: slug.charAt(0).toUpperCase() + slug.slice(1), url, parentId: 0, path: [], children }
}
const open = (options: SmallShopOptions = {}) =>
  openShop({ broken: smallShop(options).services, vars: { PAGE_CACHE: 'off' } })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

describe('sitemaps', () => {
  test('sitemaps are listed by market, and robots.txt names the list', async () => {
    expect(await textOf(open().get('/robots.txt'))).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const response = await open().get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(locations(await response.text())).toEqual(
      everyMarket
        .map((market) => (isInDefaultLanguage(market) ? market.code : `${market.code}-${market.language}`))
        .flatMap((name) => [1, 2, 3].map((number) => `${origin}/sitemaps/${name}-${number}.xml`)),
    )
  })

  test.each([
    ['us-1', [...listedPaths, '/browse/womens', '/browse/womens/dresses'].map((path) => marketPath(markets.us, path))],
    ['en-2', ['/help', '/made-here']],
    ['eu-2', ['/eu/help']],
    ['eu-3', ['/eu/p/101/wrap-dress/French_Navy', '/eu/p/101/wrap-dress/Red']],
  ])('the sitemap file %s lists the pages of its market', async (file, paths) => {
    expect(locations(await textOf(open().get(`/sitemaps/${file}.xml`)))).toEqual(paths.map((path) => origin + path))
  })

  test('sitemaps list only canonical, indexable addresses', async () => {
    const shop = open()
    const files = locations(await textOf(shop.get('/sitemap.xml')))
    const addresses = (
      await Promise.all(files.map(async (file = '') => locations(await textOf(shop.get(file.slice(origin.length))))))
    ).flat()
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const address of addresses) {
      const page = await textOf(shop.get((address ?? '').slice(origin.length) || '/'))
      expect(page).toContain(`<link rel="canonical" href="${address}">`)
      expect(page).not.toContain('<meta name="robots"')
    }
  })

  test.each(['en-0', 'en-4', 'de-1', 'en', 'xx-1'])('there is no sitemap file %s', async (file) => {
    expect((await open().get(`/sitemaps/${file}.xml`)).status).toBe(404)
  })

  test('sitemaps respond with 503 in an outage, never with an empty list', async () => {
    for (const path of ['/sitemap.xml', '/sitemaps/en-1.xml', '/sitemaps/en-3.xml'])
      expect((await open({ down: ['commerce'] }).get(path)).status).toBe(503)
    expect((await open({ down: ['content'] }).get('/sitemaps/en-2.xml')).status).toBe(503)
  })

  test('sitemaps are cached like pages', async () => {
    const background = openShop({ broken: smallShop().services })
    await textOf(background.get('/sitemaps/us-2.xml'))
    await background.settle()
    const later = openShop({ broken: smallShop({ down: ['content', 'commerce'] }).services })
    expect(locations(await textOf(later.get('/sitemaps/us-2.xml')))).toEqual([`${origin}/us/help`])
  })
})

test('robots.txt closes personal pages in every market, and leaves search open so that crawlers read its noindex', async () => {
  const text = await textOf(open().get('/robots.txt'))
  for (const { prefix } of Object.values(markets)) {
    for (const path of [
      '/bag$',
      '/bag/',
      '/bag?',
      '/login?',
      '/checkout$',
      '/order-confirmation/',
      '/my-account/',
      '/api/',
    ])
      expect(text).toContain(`Disallow: ${prefix}${path}\n`)
  }
  for (const path of ['/search', '/newsletter', '/browse', '/gallery', '/.well-known']) expect(text).not.toContain(path)
})

describe('programs for models in robots.txt', () => {
  const groupsOf = async (vars: Record<string, string> = {}) => {
    const text = await textOf(openShop({ vars }).get('/robots.txt'))
    return text.split('\n\n').map((group) => group.split('\n'))
  }
  const namesIn = (group: readonly string[] = []) =>
    group.flatMap((line) => (line.startsWith('User-agent: ') ? [line.slice(12)] : []))

  test('search and answers are allowed and training is refused, if no setting says otherwise [UCP-33]', async () => {
    const [all, refused, last] = await groupsOf()
    expect(all?.slice(0, 2)).toEqual(['User-agent: *', 'Content-Signal: search=yes, ai-input=yes, ai-train=no'])
    expect(namesIn(refused)).toEqual(aiCrawlers.training)
    expect(refused?.at(-1)).toBe('Disallow: /')
    expect(last?.[0]).toMatch(/^Sitemap: /)
  })

  test.each([
    ['search,answers,training', [], 'ai-input=yes, ai-train=yes'],
    ['training', [...aiCrawlers.search, ...aiCrawlers.answers], 'ai-input=no, ai-train=yes'],
    ['none', Object.values(aiCrawlers).flat(), 'ai-input=no, ai-train=no'],
  ])('the setting %s decides which of them are refused [UCP-33]', async (ROBOTS_AI, names, signal) => {
    const groups = await groupsOf({ ROBOTS_AI })
    expect(groups.slice(1, -1).flatMap(namesIn)).toEqual(names)
    expect(groups[0]).toContain(`Content-Signal: search=yes, ${signal}`)
  })

  test('no program has two purposes, and search engines are not among them [UCP-33]', () => {
    const names = Object.values(aiCrawlers).flat()
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[A-Za-z-]+$/)
    for (const engine of ['Googlebot', 'bingbot', 'Applebot', 'DuckDuckBot']) expect(names).not.toContain(engine)
  })
})

describe('the head', () => {
  const meta = (page: string, property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(page)?.[1]
  const jsonLd = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)</g)].map(
      ([, text = '']) => JSON.parse(text) as { '@type': string } & Record<string, unknown>,
    )

  test('the head asks phones to leave numbers as text', async () => {
    expect(meta(await textOf(open().get('/')), 'format-detection')).toBe('telephone=no')
  })

  test('the head of a content page has its own title, description and sharing texts [SEO-08]', async () => {
    const social = {
      socialTitle: 'Ask us',
      socialDescription: 'We answer.',
      socialImage: {
        _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
        name: 'help',
        endpoint: 'selvedge',
        defaultHost: 'cdn.example',
      },
    }
    const page = await textOf(open({ content: { 'page/help': social } }).get('/us/help'))
    expect(page).toContain(`<title>${escapeHtml(pageTitle('The page/help'))}</title>`)
    expect(meta(page, 'description')).toBe('About page/help')
    expect([
      meta(page, 'og:title'),
      meta(page, 'og:description'),
      meta(page, 'og:url'),
      meta(page, 'og:locale'),
    ]).toEqual(['Ask us', 'We answer.', `${origin}/us/help`, 'en_US'])
    expect(meta(page, 'og:image')).toContain('https://cdn.example/i/selvedge/help?w=1200')
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    const plain = await textOf(open().get('/help'))
    expect(meta(plain, 'og:title')).toBe(escapeHtml(pageTitle('The page/help')))
  })

  test('the head of a page without a description has no empty tag for it [SEO-08]', async () => {
    const page = await textOf(open({ content: { 'page/help': { description: '' } } }).get('/help'))
    expect(page).not.toMatch(/description"|<meta (?!name="paths")[^>]*content=""/)
  })

  test('the descriptions of a product page for search engines and for sharing end with a whole word [D-270]', async () => {
    const description = 'Every size is tried on before it is cut, so the fit you try is the fit you keep. '.repeat(3)
    const page = await textOf(open({ product: { description } }).get('/p/101/wrap-dress/Red'))
    const shown = meta(page, 'description')
    expect(shown).toMatch(/ fit you keep\. Every size .* so the fit you try is the fit…$/)
    expect(shown?.length).toBeLessThanOrEqual(155)
    expect(meta(page, 'og:description')).toBe(shown)
  })

  test('the head of a product page names a picture that is small enough to be shared', async () => {
    const page = await textOf(open().get('/p/101/wrap-dress/Red'))
    expect(meta(page, 'og:image')).toBe('https://media.example/i/a/1?w=1200&amp;fmt=auto&amp;qlt=default')
    expect([meta(page, 'og:image:alt'), meta(page, 'og:type')]).toEqual(['Red', 'product'])
  })

  test('every indexable page names a picture for sharing with its text: a listing its header or first product, else the brand [D-274]', async () => {
    const shop = open()
    for (const path of ['/help', '/size-guide', '/us/shop-finder', '/cookies', '/newsletter']) {
      const page = await textOf(shop.get(path))
      expect([meta(page, 'og:image'), meta(page, 'og:image:alt'), meta(page, 'og:type')]).toEqual([
        `${origin}/brand.png`,
        escapeHtml(brand),
        'website',
      ])
    }
    const listing = await textOf(shop.get('/us/browse/womens'))
    expect(meta(listing, 'og:image')).toMatch(/\/100101_French_Navy_1\?w=1200&amp;/)
    expect(meta(listing, 'og:image:alt')).toBe('Wrap Dress')
    const header = {
      _meta: { schema: contentTypeUri('listing-header') },
      title: 'Women',
      variant: 2,
      image: {
        _meta: { schema: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
        name: 'women',
        endpoint: 'selvedge',
        defaultHost: 'cdn.example',
      },
    }
    const content = { 'listing/womens': { content: [header] } }
    const headed = await textOf(open({ content }).get('/browse/womens'))
    expect(meta(headed, 'og:image')).toMatch(/^https:\/\/cdn\.example\/i\/selvedge\/women\?w=1200&amp;.*aspect=16:7/)
  })

  test('two categories of one name have different titles [D-273]', async () => {
    const { services } = smallShop()
    const categoryTree = async () => [
      category(1, '/womens', [category(2, '/womens/dresses')]),
      category(3, '/kids', [category(4, '/kids/dresses')]),
    ]
    const shop = openShop({
      broken: { ...services, catalogue: { ...services.catalogue, categoryTree } },
      vars: { PAGE_CACHE: 'off' },
    })
    const titleOf = async (path: string) => /<title>([^<]*)/.exec(await textOf(shop.get(path)))?.[1]
    expect(await titleOf('/browse/womens/dresses')).toBe(escapeHtml(pageTitle('Dresses, Womens')))
    expect(await titleOf('/browse/kids/dresses')).toBe(escapeHtml(pageTitle('Dresses, Kids')))
    expect(await titleOf('/browse/kids')).toBe(escapeHtml(pageTitle('Kids')))
  })

  test('the head of the home page describes the shop and its search in JSON-LD', async () => {
    const [shop, site] = jsonLd(await textOf(open().get('/eu')))
    expect(shop).toMatchObject({ '@type': 'Organization', name: brand, url: origin })
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: `${origin}/eu`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${origin}/eu/search?query={search_term_string}` },
      },
    })
  })

  test('the head names an alternate market only if that market has the page, and does not wait long for the check [SEO-03, SEO-07]', async () => {
    const { services } = smallShop()
    const catalogue = { ...services.catalogue, hasProduct: () => new Promise<boolean>(() => {}) }
    const shop = openShop({ broken: { ...services, catalogue }, vars: { PAGE_CACHE: 'off' } })
    const page = await textOf(shop.get('/p/101/wrap-dress/Red'))
    expect([...page.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(['en-gb', 'x-default'])
  })
})

describe('every page', () => {
  test.each(['/', '/us/bag', '/no-such-page', '/p/101/wrap-dress/Red'])(
    '%s names its character encoding within its first 1,024 bytes',
    async (path) => {
      const vars = { BROWSER_REPORTS_SHARE: '1' }
      const page = await textOf(openShop({ broken: smallShop().services, vars }).get(path))
      const encoding = page.indexOf('<meta charset="utf-8">')
      expect(encoding).toBeGreaterThan(0)
      expect(encoding).toBeLessThan(600)
    },
  )

  test.each(['/', '/bag', '/no-such-page', '/help'])('%s carries the security headers', async (path) => {
    const { headers } = await open().get(path)
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    for (const rule of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
  })

  test('the order confirmation sends no referrer [RTE-12]', async () => {
    const { headers } = await open().get('/order-confirmation/00000000-0000-4000-8000-000001406818/500')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})
