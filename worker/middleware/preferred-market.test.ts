import { describe, expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { smallShop, type SmallShopOptions } from '../test/small-shop.ts'
import type { SiteCode } from '#shared/locale-options.ts'
import { parsePreferredLocale } from '#shared/preferred-locale.ts'

const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const german = { GERMANY_SITE_URL: 'https://www.example.de' }

function visitor(code?: SiteCode, options: SmallShopOptions & { vars?: Record<string, string> } = {}) {
  const shop = openShop({
    broken: smallShop(options).services,
    vars: { PREVIEW_DOMAINS: 'sandbox.staging.bigcontent.io', ...options.vars },
  })
  if (code)
    shop.jar.set(
      'wsPreferredLocale',
      encodeURIComponent(JSON.stringify({ localeCode: code, localeName: 'x', currencyCode: 'EUR' })),
    )
  return shop
}

const seen = async (response: Promise<Response>) => {
  const { status, headers } = await response
  return [status, headers.get('location')]
}

describe('an address without a prefix', () => {
  test.each([
    ['/', '/us'],
    ['/browse/womens?page=2', '/us/browse/womens?page=2'],
    ['/p/101/wrap-dress/Red', '/us/p/101/wrap-dress/Red'],
    ['/browse/collection/11', '/us/browse/collection/11'],
    ['/help', '/us/help'],
    ['/bag', '/us/bag'],
    ['/size-guide', '/us/size-guide'],
    ['/login?returnTo=%2Fbag', '/us/login?returnTo=%2Fbag'],
    ['/create-account', '/us/create-account'],
    ['/my-account/order-history', '/us/my-account/order-history'],
  ])(
    'the address %s without a prefix redirects a visitor who prefers us to %s, and the response is private [LOC-11]',
    async (path, target) => {
      const response = await visitor('us').get(path, { headers: navigation })
      expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
        302,
        target,
        'private, no-store',
      ])
    },
  )

  test.each(['/browse/sale', '/p/102/wrap-dress/Red', '/made-here'])(
    'the address %s without a prefix is not redirected if the other market does not have the page [LOC-11]',
    async (path) => {
      expect(await seen(visitor('eu').get(path, { headers: navigation }))).toEqual([200, null])
    },
  )

  test('an address without a prefix is not redirected for a visitor who chose nothing, the UK, Germany, or an invalid market [LOC-12]', async () => {
    for (const shop of [visitor(), visitor('en'), visitor('de', { vars: german })])
      expect(await seen(shop.get('/help', { headers: navigation }))).toEqual([200, null])
    const shop = visitor()
    shop.jar.set('wsPreferredLocale', 'us')
    expect(await seen(shop.get('/help', { headers: navigation }))).toEqual([200, null])
  })

  test.each([
    ['a crawler', '/help', { ...navigation, 'user-agent': 'Googlebot/2.1' }],
    ['a script', '/help', { accept: 'text/html', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a picture', '/help', { accept: 'image/*' }],
    ['a frame', '/help', { ...navigation, 'sec-fetch-dest': 'iframe' }],
  ])('an address without a prefix is not redirected for %s [LOC-26]', async (_who, path, headers) => {
    expect(await seen(visitor('us').get(path, { headers }))).toEqual([200, null])
  })

  test('an address without a prefix redirects client-side navigation too, so that a link leads to the same page with and without scripts [LOC-11]', async () => {
    const headers = { accept: 'text/html', 'x-sv-navigation': '1', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }
    expect(await seen(visitor('us').get('/help', { headers }))).toEqual([302, '/us/help'])
    expect(await seen(visitor('eu').get('/made-here', { headers }))).toEqual([200, null])
  })

  test.each([
    ['/forgot-password', 200],
    ['/updatePassword', 410],
  ])('an address without a prefix is not redirected for the password page %s', async (path, status) => {
    expect(await seen(visitor('us').get(path, { headers: navigation }))).toEqual([status, null])
  })

  test('an address without a prefix is not redirected for an order or within a preview', async () => {
    expect(
      (await visitor('us').get('/order-confirmation/00000000-0000-4000-8000-000001406818/500', { headers: navigation }))
        .status,
    ).toBe(200)
    const editor = visitor('us')
    await editor.get('/?domain=sandbox.staging.bigcontent.io', { headers: navigation })
    expect(await seen(editor.get('/help', { headers: navigation }))).toEqual([200, null])
  })

  test('an address without a prefix is not redirected if the existence of the page cannot be checked', async () => {
    const { services } = smallShop()
    const { services: broken } = smallShop({ down: ['commerce'] })
    const shop = openShop({
      broken: { ...services, catalogue: { ...services.catalogue, hasProduct: broken.catalogue!.hasProduct } },
    })
    shop.jar.set('wsPreferredLocale', encodeURIComponent('{"localeCode":"us","localeName":"x","currencyCode":"USD"}'))
    expect(await seen(shop.get('/p/101/wrap-dress/Red', { headers: navigation }))).toEqual([200, null])
  })
})

test('an address with a prefix renders its own market, whatever the visitor prefers [LOC-10]', async () => {
  expect(await seen(visitor('us').get('/eu/help', { headers: navigation }))).toEqual([200, null])
})

test('addresses below /de are not found [LOC-05]', async () => {
  for (const path of ['/de', '/de/browse/womens'])
    expect((await visitor(undefined, { vars: german }).get(path)).status).toBe(404)
})

test('a page may send a form to the German site only if that site is configured, because browsers block any other redirect [LOC-05]', async () => {
  const targets = async (vars: Record<string, string>) => {
    const { headers } = await visitor(undefined, { vars }).get('/help')
    return /form-action ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  }
  expect(await targets(german)).toMatch(/ https:\/\/www\.example\.de$/)
  expect(await targets({})).not.toContain('.de')
})

describe('the choice of a country and currency', () => {
  test.each([
    {
      locale: 'Rest of the World',
      currency: 'USD',
      path: '/browse/womens?page=2',
      target: '/us/browse/womens',
      code: 'us',
    },
    { locale: 'Rest of the World', currency: 'EUR', path: '/help', target: '/eu/help', code: 'eu' },
    {
      locale: 'Ireland',
      currency: 'EUR',
      path: '/search?query=dress&page=3',
      target: '/eu/search?query=dress',
      code: 'eu',
    },
    {
      locale: 'Ireland',
      currency: 'EUR',
      path: '/browse/womens?filters[color]=Red&filters[price]=10-20&sort=price-asc',
      target: '/eu/browse/womens?sort=price-asc&filters%5Bcolor%5D=Red',
      code: 'eu',
    },
    {
      locale: 'Ireland',
      currency: 'EUR',
      path: '/p/101/wrap-dress/Red?Size=10&error=size',
      target: '/eu/p/101/wrap-dress/Red?Size=10',
      code: 'eu',
    },
    {
      locale: 'Ireland',
      currency: 'EUR',
      path: '/my-account/order-history',
      target: '/eu/my-account/order-history',
      code: 'eu',
    },
    {
      locale: 'Ireland',
      currency: 'EUR',
      path: '/my-account/order-history/100',
      target: '/eu/my-account/order-history/100',
      code: 'eu',
    },
    {
      locale: 'Ireland',
      currency: 'EUR',
      path: '/order-confirmation/00000000-0000-4000-8000-000001406818/500',
      target: '/eu',
      code: 'eu',
    },
    { locale: 'Ireland', currency: 'EUR', path: '/made-here', target: '/eu', code: 'eu' },
    {
      locale: 'United Kingdom',
      currency: 'GBP',
      path: '/browse/womens?page=2',
      target: '/browse/womens?page=2',
      code: 'en',
    },
    { locale: 'Ireland', currency: 'EUR', path: '//evil.example', target: '/eu', code: 'eu' },
    { locale: 'Germany', currency: 'EUR', path: '/help', target: 'https://www.example.de', code: 'de' },
  ] as const)(
    'the choice of $locale in $currency on $path is stored for 30 days and redirects to $target [LOC-05, LOC-15, LOC-29, LOC-30, LOC-31, LOC-32]',
    async ({ locale, currency, path, target, code }) => {
      const shop = visitor(undefined, { vars: german })
      const response = await shop.post('/locale', { locale, currency, path })
      expect([response.status, response.headers.get('location')]).toEqual([303, target])
      const [line = ''] = response.headers.getSetCookie()
      expect(line).toMatch(/^wsPreferredLocale=.*Max-Age=2592000; Path=\//)
      expect(parsePreferredLocale(decodeURIComponent(shop.jar.get('wsPreferredLocale') ?? ''))).toEqual({
        localeCode: code,
        localeName: locale,
        currencyCode: currency,
      })
    },
  )

  test('the choice of a country and currency redirects to the home page if the existence of the page cannot be checked [LOC-33]', async () => {
    expect(
      await seen(
        visitor(undefined, { down: ['commerce'] }).post('/locale', {
          locale: 'Ireland',
          currency: 'EUR',
          path: '/browse/womens',
        }),
      ),
    ).toEqual([303, '/eu'])
  })

  test('the choice of a country and currency redirects to the page that the form was sent from, and never to another site [LOC-30]', async () => {
    const from = async (referer: string) => {
      const headers = { origin: 'http://localhost:8787', referer, 'content-type': 'application/x-www-form-urlencoded' }
      return seen(
        visitor().get('/locale', {
          method: 'POST',
          body: new URLSearchParams({ locale: 'Ireland', currency: 'EUR' }),
          headers,
        }),
      )
    }
    expect(await from('http://localhost:8787/help')).toEqual([303, '/eu/help'])
    expect(await from('https://evil.example/help')).toEqual([303, '/eu'])
  })

  test("the choice of a country and currency uses the country's first currency if it does not have the one that was sent [LOC-27]", async () => {
    const shop = visitor()
    expect(await seen(shop.post('/locale', { locale: 'Rest of the World', currency: 'GBP', path: '/help' }))).toEqual([
      303,
      '/us/help',
    ])
    expect(parsePreferredLocale(decodeURIComponent(shop.jar.get('wsPreferredLocale') ?? ''))?.currencyCode).toBe('USD')
  })

  test('the choice of a country and currency is refused if there is no such country', async () => {
    for (const form of [{ locale: 'Germany', currency: 'EUR' }, { locale: 'Atlantis', currency: 'EUR' }, {}])
      expect((await visitor().post('/locale', form as Record<string, string>)).status).toBe(400)
  })
})
