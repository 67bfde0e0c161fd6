import { describe, expect, test } from 'vitest'
import { withDefaultLanguage } from '../adapters/amplience/content/default-language.ts'
import { newAccount } from './accounts.ts'
import { addLines, fetchCart } from './bags.ts'
import { buyable } from './buyable.ts'
import { sandboxServices } from './sandbox.ts'
import { type BrokenPorts, openShop, textOf } from './shop.ts'
import { smallShop } from './small-shop.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { type Market, markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { preferredLocaleCookie } from '#shared/preferred-locale.ts'

const home = 'http://localhost:8787'
const irish = 'http://eu.localhost:8787'
const document = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' }

const inGerman = <Product extends { name: string }>(product: Product, market: Market): Product =>
  market.language === 'de' ? { ...product, name: 'Wickelkleid' } : product

/** A small shop whose products have German names, and whose help page is in both languages. */
function bilingualShop(vars: Record<string, string> = {}, origin?: string) {
  const { services } = smallShop()
  const { catalogue, content } = services
  const broken: BrokenPorts = {
    ...services,
    catalogue: {
      ...catalogue,
      product: async (request, signal) => {
        const found = (await catalogue?.product?.(request, signal)) ?? null
        return found && inGerman<PlatformProduct>(found, request.market)
      },
      summaries: async (request, signal) =>
        ((await catalogue?.summaries?.(request, signal)) ?? []).map((product) => inGerman(product, request.market)),
    },
    content: withDefaultLanguage({
      async items(request, signal) {
        const items = (await content?.items?.(request, signal)) ?? {}
        const isGerman = request.market.language === 'de'
        const text = (key: string, title: string) => ({
          _meta: { schema: contentTypeUri('content-page') },
          title,
          content: [{ _meta: { schema: contentTypeUri('divider-text') }, text: `${title} ${key}`, size: 'H1' }],
        })
        const help = text('help', isGerman ? 'Hilfe' : 'Help')
        const own = {
          ...items,
          'page/help': help,
          'page/made-here': isGerman ? null : text('made', 'Made here'),
          'page/impressum': isGerman ? text('impressum', 'Impressum') : null,
        }
        return Object.fromEntries(request.keys.map((key) => [key, own[key as keyof typeof own] ?? null])) as never
      },
    }),
  }
  return openShop({ broken, vars, ...(origin && { origin }) })
}

describe('the address of a language', () => {
  test('a page below the language is in that language: document, texts and links [D-340]', async () => {
    const page = await textOf(bilingualShop().get('/eu/de/help'))
    expect(page).toMatch(/<html[^>]* lang="de-DE" data-market="eu" data-prefix="\/eu\/de"/)
    expect(page).toContain('Hilfe help')
    expect(page).toContain('Zum Inhalt springen')
    expect(page).toContain('href="/eu/de/bag"')
    expect(page).not.toMatch(/(?:href|action)="\/eu\/(?!de[/"]|language")/)
  })

  test('the default language of the market has no other address [D-340]', async () => {
    expect((await bilingualShop().get('/eu/en/help')).status).toBe(404)
    expect(await textOf(bilingualShop().get('/eu/help'))).toMatch(/<html[^>]* lang="en-IE"/)
  })

  test('a page that does not exist, and a method that is refused, respond in the language', async () => {
    const shop = bilingualShop()
    const missing = await shop.get('/eu/de/no-such-page', { headers: document })
    expect([missing.status, /<html[^>]* lang="([^"]+)"/.exec(await missing.text())?.[1]]).toEqual([404, 'de-DE'])
    expect(await textOf(shop.get('/eu/de/help', { method: 'DELETE', headers: { origin: home } }))).toContain(
      'lang="de-DE"',
    )
  })

  test.each([
    ['/eu/DE/Help', '/eu/de/help'],
    ['/eu/de/', '/eu/de'],
    ['/eu/de/Bag', '/eu/de/bag'],
  ])('%s redirects to %s', async (from, to) => {
    const response = await bilingualShop().get(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  test.each([
    ['/eu/de/my-account', '/eu/de/my-account'],
    ['/eu/de/bag', '/eu/de/bag'],
    ['/eu/de/login', '/eu/de/my-account'],
  ])('a login that was opened at %s leads to %s', async (returnTo, location) => {
    const { email, password } = await newAccount()
    const shop = openShop()
    await shop.get('/eu/de/login')
    shop.jar.set('any', '1')
    const response = await shop.post('/eu/de/login', { email, password, returnTo })
    expect([response.status, response.headers.get('location')]).toEqual([303, location])
  })
})

describe('a host of its own', () => {
  const vars = { MARKET_HOSTS: 'eu=eu.localhost:8787' }
  const hosted = () => bilingualShop(vars, irish)

  test('at the own host of a market the default language has no prefix, and another one has its name [D-340]', async () => {
    expect(await textOf(hosted().get('/help'))).toMatch(/lang="en-IE" data-market="eu" data-prefix=""/)
    const page = await textOf(hosted().get('/de/help'))
    expect(page).toMatch(/lang="de-DE" data-market="eu" data-prefix="\/de"/)
    expect(page).toContain(`<link rel="canonical" href="${irish}/de/help">`)
    expect(page).toContain(`hreflang="de-at" href="${irish}/de/help"`)
    expect(page).toContain(`hreflang="en-ie" href="${irish}/help"`)
  })

  test.each([
    [home, '/eu/de/help?a=1', `${irish}/de/help?a=1`],
    [irish, '/eu/de/help', `${irish}/de/help`],
    [irish, '/us/help', `${home}/us/help`],
  ])('at %s, %s is redirected to %s', async (origin, path, to) => {
    const response = await bilingualShop(vars, origin).get(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  test('the shop’s own address has no page of the language without the market', async () => {
    expect((await bilingualShop(vars).get('/de/help')).status).toBe(404)
  })
})

describe('copies in caches', () => {
  test('a page, a product and content are never served in the other language', async () => {
    const shop = bilingualShop({ PAGE_CACHE: 'on' })
    for (const _ of [1, 2]) {
      expect(await textOf(shop.get('/eu/help'))).toContain('Help help')
      expect(await textOf(shop.get('/eu/de/help'))).toContain('Hilfe help')
      const english = await textOf(shop.get('/eu/p/101/wrap-dress/Red'))
      const german = await textOf(shop.get('/eu/de/p/101/wrap-dress/Red'))
      expect([english, german].map((page) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1])).toEqual([
        expect.stringContaining('Wrap Dress'),
        expect.stringContaining('Wickelkleid'),
      ])
      expect(english).not.toContain('Wickelkleid')
      expect(german).not.toContain('Wrap Dress')
    }
  })
})

describe('search engines', () => {
  test('a page names its alternates in every language, each with its own canonical address', async () => {
    const page = await textOf(bilingualShop().get('/eu/de/help'))
    expect(page).toContain(`<link rel="canonical" href="${home}/eu/de/help">`)
    expect(page).toContain('<meta property="og:locale" content="de_DE">')
    for (const [hreflang, path] of [
      ['en-gb', '/help'],
      ['en-ie', '/eu/help'],
      ['de-de', '/eu/de/help'],
      ['de-at', '/eu/de/help'],
    ])
      expect(page).toContain(`hreflang="${hreflang}" href="${home}${path}"`)
  })

  test('the address of a product is the same in every language, and its own name leads to it too [D-344]', async () => {
    for (const path of ['/eu/p/101/wrap-dress/Red', '/eu/de/p/101/wrap-dress/Red', '/eu/de/p/101/wickelkleid/Red']) {
      const response = await bilingualShop().get(path)
      expect([path, response.status]).toEqual([path, 200])
      const page = await response.text()
      expect(page).toContain(`rel="canonical" href="${home}${path.replace('wickelkleid', 'wrap-dress')}"`)
      expect(page).toContain(`hreflang="en-ie" href="${home}/eu/p/101/wrap-dress/Red"`)
      expect(page).toContain(`hreflang="de-de" href="${home}/eu/de/p/101/wrap-dress/Red"`)
    }
    expect((await bilingualShop().get('/eu/de/p/101/else/Red')).headers.get('location')).toBe(
      '/eu/de/p/101/wrap-dress/Red',
    )
  })

  test('the sitemap has files of each language', async () => {
    const shop = bilingualShop()
    const index = await textOf(shop.get('/sitemap.xml'))
    expect(index).toContain(`${home}/sitemaps/eu-1.xml`)
    expect(index).toContain(`${home}/sitemaps/eu-de-1.xml`)
    expect(await textOf(shop.get('/sitemaps/eu-de-1.xml'))).toContain(`<loc>${home}/eu/de/size-guide</loc>`)
    expect(await textOf(shop.get('/sitemaps/eu-1.xml'))).not.toContain('/eu/de')
    expect(await textOf(shop.get('/robots.txt'))).toContain('Disallow: /eu/de/bag$')
  })

  test('the home page says in which language it is', async () => {
    expect(await textOf(bilingualShop().get('/eu/de'))).toContain('"inLanguage":"de-DE"')
  })
})

describe('content that a language lacks', () => {
  test('content that a language lacks is shown in the default language, which its element names, and is not indexed [D-341]', async () => {
    const page = await textOf(bilingualShop().get('/eu/de/made-here'))
    expect(page).toMatch(/<div lang="en"[^>]*>.*Made here made/s)
    expect(page).toContain('<meta name="robots" content="noindex, follow">')
    const english = await textOf(bilingualShop().get('/eu/made-here'))
    expect(english).not.toContain('<div lang="en"')
    expect(english).not.toContain('hreflang="de-de"')
  })
})

test('a bag that was filled in one language of a market is the bag of the other, with names in its language [D-340, D-345]', async () => {
  const { catalogue } = sandboxServices().services
  const { product, variant } = await buyable(catalogue, markets.eu)
  const germanName = `${product.name} auf Deutsch`
  const named: BrokenPorts = {
    catalogue: {
      summaries: async (request, signal) =>
        (await catalogue.summaries(request, signal)).map((summary) =>
          request.market.language === 'de' ? { ...summary, name: germanName } : summary,
        ),
    },
  }
  const shop = openShop({ broken: named })
  const line = { product_id: product.id, variant_id: variant.id, quantity: 1 }
  expect((await shop.call('addCartItems', { data: { line_items: [line] } }, '/eu')).status).toBe(200)
  const bag = await textOf(shop.get('/eu/de/bag'))
  expect(bag).toContain(germanName)
  expect(bag).toMatch(/<html[^>]* lang="de-DE"/)
  const [english, german] = [await fetchCart(shop, '/eu'), await fetchCart(shop, '/eu/de')]
  expect(german.id).toBe(english.id)
  expect(english.line_items.physical_items[0]?.name).toBe(product.name)
  expect(german.line_items.physical_items[0]?.name).toBe(germanName)
  // The object of the cart answers in the language of its caller.
  const [refused] = [
    await addLines({ call: (name, argument) => shop.call(name, argument, '/eu/de') }, { ...line, quantity: 900 }),
  ]
  expect(await refused.text()).toMatch(/Lager|verfügbar|vorrätig|Stück/)
})

describe('the choice of a language', () => {
  const choose = (path: string, referer: string) => bilingualShop().get(path, { headers: { ...document, referer } })

  test('every page of the market has a link to each of its languages, by its own name [D-343]', async () => {
    const page = await textOf(bilingualShop().get('/eu/help'))
    expect(page).toMatch(/<li lang="en"><span aria-current="true">English<\/span><\/li>/)
    expect(page).toMatch(/<li lang="de"><a href="\/eu\/de\/language" hreflang="de" rel="nofollow">Deutsch<\/a><\/li>/i)
    expect(await textOf(bilingualShop().get('/us/help'))).not.toContain('language-links')
  })

  test.each([
    { path: '/eu/de/language', referer: `${home}/eu/help?a=1`, to: '/eu/de/help?a=1', language: 'de' },
    { path: '/eu/language', referer: `${home}/eu/de/bag`, to: '/eu/bag', language: undefined },
    { path: '/eu/de/language', referer: `${home}/eu`, to: '/eu/de', language: 'de' },
    { path: '/eu/language', referer: `${home}/eu/de/impressum`, to: '/eu', language: undefined },
    { path: '/eu/de/language', referer: `${home}/eu/made-here`, to: '/eu/de/made-here', language: 'de' },
    { path: '/eu/de/language', referer: `${home}/eu/bag/clear`, to: '/eu/de', language: 'de' },
    { path: '/eu/de/language', referer: `${home}/eu/help?logout=true`, to: '/eu/de/help', language: 'de' },
  ])('$path from $referer leads to $to and is remembered [D-343]', async ({ path, referer, to, language }) => {
    const response = await choose(path, referer)
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
    const [, value = ''] = /^wsPreferredLocale=([^;]*)/.exec(response.headers.get('set-cookie') ?? '') ?? []
    expect(JSON.parse(decodeURIComponent(value))).toMatchObject({ localeCode: 'eu', ...(language && { language }) })
    expect(JSON.parse(decodeURIComponent(value))['language']).toBe(language)
  })

  test('a link of another site changes no choice', async () => {
    const response = await choose('/eu/de/language', 'https://elsewhere.example/eu/help')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/eu/de'])
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('a visitor who prefers a market in a language is redirected there from an address without a market [D-80, D-343]', async () => {
    const choice = { localeCode: 'eu', localeName: 'Ireland', currencyCode: 'EUR', language: 'de' }
    const shop = bilingualShop()
    shop.jar.set(preferredLocaleCookie.name, encodeURIComponent(JSON.stringify(choice)))
    const response = await shop.get('/help', { headers: document })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/eu/de/help'])
    expect((await shop.get('/eu/help', { headers: document })).status).toBe(200)
  })

  test.each([
    { prefix: '/eu', accepted: 'de-AT,de;q=0.9,en;q=0.5', language: 'de', opens: true },
    { prefix: '/eu', accepted: 'fr,de;q=0.8,en;q=0.7', language: 'de', opens: true },
    { prefix: '/eu', accepted: 'en-US,de;q=0.5', language: null, opens: false },
    { prefix: '/eu', accepted: 'de;q=0, en', language: null, opens: false },
    { prefix: '/eu', accepted: 'fr', language: null, opens: false },
    { prefix: '/eu', accepted: '', language: null, opens: false },
    { prefix: '/us', accepted: 'de', language: null, opens: false },
    { prefix: '/eu/de', accepted: 'de', language: null, opens: false },
    { prefix: '/eu/de', accepted: 'en', language: 'en', opens: true },
  ])(
    'at $prefix a browser that reads "$accepted" is offered $language, and the dialog opens: $opens [D-342]',
    async ({ prefix, accepted, language, opens }) => {
      const headers = { 'accept-language': accepted, 'cf-ipcountry': prefix === '/us' ? 'US' : 'IE' }
      const response = await bilingualShop().get(`${prefix}/api/locale`, { headers })
      expect(await response.json()).toMatchObject({ language, opensByItself: opens })
    },
  )

  test('a visitor who has chosen the language of the page is offered no other [D-342]', async () => {
    const shop = bilingualShop()
    const choice = { localeCode: 'eu', localeName: 'Ireland', currencyCode: 'EUR' }
    shop.jar.set(preferredLocaleCookie.name, encodeURIComponent(JSON.stringify(choice)))
    const headers = { 'accept-language': 'de', 'cf-ipcountry': 'IE' }
    expect(await (await shop.get('/eu/api/locale', { headers })).json()).toMatchObject({
      language: null,
      opensByItself: false,
    })
  })
})
