import { afterAll, expect, test, vi } from 'vitest'
import type { Market, MarketCode } from '#shared/markets.ts'

// A market is two rows and its settings. The modules are loaded again, because some read the table when they are loaded.
vi.resetModules()
const { everyMarket, marketRules, markets } = await import('#shared/markets.ts')
const row = {
  code: 'nl',
  label: 'Netherlands',
  language: 'en',
  iso: 'en-NL',
  market: 'EU',
  prefix: '/nl',
  currency: 'EUR',
  country: 'NL',
  contentPrefix: 'nl/',
  searchIndex: 'nl',
  defaultChannelId: 1500001,
  fitLocale: 'en_EU',
  languages: {},
}
const code = row.code as MarketCode
Object.assign(markets, { [code]: row })
;(everyMarket as object[]).push(row)
Object.assign(marketRules, {
  [code]: {
    ...marketRules.eu,
    hreflang: { en: ['en-nl'] },
    deliversTo: ['NL'],
    lengthUnit: 'in',
    visitorsFrom: ['NL'],
    choices: { EUR: code },
    unknownVisitor: { market: code, currency: 'EUR' },
  },
})
const { bySearchIndex, settingByMarket } = await import('#shared/test/by-market.ts')
const { openShop, textOf } = await import('../shop.ts')
const { smallShop, stagedId } = await import('../small-shop.ts')
const host = 'sandbox.staging.bigcontent.io'

afterAll(() => vi.resetModules())

function open() {
  const { services } = smallShop()
  const asked: Market[] = []
  const content: typeof services.content = services.content && {
    ...services.content,
    items: (request, signal) => (asked.push(request.market), services.content!.items(request, signal)),
  }
  const shop = openShop({
    broken: { ...services, content: content! },
    vars: {
      PAGE_CACHE: 'off',
      PREVIEW_DOMAINS: host,
      CONSTRUCTOR_KEYS: settingByMarket(({ searchIndex }) => `key-${searchIndex}`, bySearchIndex),
    },
  })
  return { shop, asked }
}

test('a market that is only added to the table has every page, with its language and its content', async () => {
  const { shop, asked } = open()
  for (const path of ['', '/help', '/browse/womens/dresses', '/search', '/bag', '/login', '/newsletter', '/cookies']) {
    const response = await shop.get(row.prefix + path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toContain('lang="en-NL"')
  }
  asked.length = 0
  await textOf(shop.get('/nl/bag'))
  expect(new Set(asked.map(({ contentPrefix }) => contentPrefix))).toEqual(new Set([row.contentPrefix]))
  expect(await textOf(shop.get('/help'))).toContain('hreflang="en-nl" href="http://localhost:8787/nl/help"')
})

test('a market that is only added to the table shows prices in its currency and lengths in its unit', async () => {
  const { shop } = open()
  expect(await textOf(shop.get('/nl/p/101/wrap-dress/Red'))).toContain('€49.00')
  expect(await textOf(shop.get('/nl/size-guide'))).toContain('data-unit="in"')
})

test('a market that is only added to the table can be chosen, is remembered in the cookie, and is offered to its visitors', async () => {
  const { shop } = open()
  const chosen = await shop.post('/locale', { locale: row.label, currency: 'EUR', path: '/help' })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/nl/help'])
  expect(JSON.parse(decodeURIComponent(shop.jar.get('wsPreferredLocale') ?? ''))).toMatchObject({ localeCode: code })
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  expect((await shop.get('/bag', { headers })).headers.get('location')).toBe('/nl/bag')
  const offer = await open().shop.get('/api/locale', { headers: { 'cf-ipcountry': 'NL' } })
  expect(await offer.json()).toMatchObject({ locale: { localeCode: code, localeName: row.label } })
})

test('a market that is only added to the table is in the sitemap, and editors preview its content', async () => {
  const { shop } = open()
  expect(await textOf(shop.get('/sitemap.xml'))).toContain('/sitemaps/nl-1.xml')
  expect(await textOf(shop.get('/sitemaps/nl-2.xml'))).toContain('<loc>http://localhost:8787/nl/help</loc>')
  const preview = await shop.get(`/nl/amplience-visualization/${host}/${stagedId}`)
  expect([preview.status, (await preview.text()).includes('lang="en-NL"')]).toEqual([200, true])
})
