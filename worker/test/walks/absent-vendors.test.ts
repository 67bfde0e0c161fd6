import { decodeHTML } from 'entities'
import { describe, expect, test } from 'vitest'
import { newAccount } from '../accounts.ts'
import { forgetCaches } from '../isolate.ts'
import { present } from '../recorded-fetch.ts'
import { openShop, textOf } from '../shop.ts'
import { walletVars } from '../wallet-shop.ts'
import { settingByMarket } from '#shared/test/by-market.ts'
import { thirdParties } from '#shared/third-parties.ts'

const absent = { CONSTRUCTOR_URL: '', PROMOBADGER_URL: '', MARKETING_URL: '', SHOPS_URL: '' }
const openWithout = () => openShop({ vars: { ...absent, PAGE_CACHE: 'off' } })

async function productPath(): Promise<string> {
  return present(/\/p\/\d+\/[^"?#/]+\/[^"?#/]+/.exec(await textOf(openShop().get('/browse/womens')))?.[0], 'product')
}

describe('a shop without badges, search service and e-mail marketing', () => {
  test('calls none of them, and its readiness says that they are off', async () => {
    const called: string[] = []
    const upstream = {
      fetch: (input: string, init: RequestInit) => {
        if (/\/(?:constructor|promobadger|marketing|shops)\//.test(input)) called.push(input)
        return fetch(input, init)
      },
    }
    const shop = openShop({ vars: { ...absent, PAGE_CACHE: 'off' }, upstream })
    const paths = ['/', '/browse/womens', '/search?query=dress', await productPath(), '/bag']
    for (const path of paths) expect([path, (await shop.get(path)).status]).toEqual([path, 200])
    const { dependencies } = await (await shop.get('/health/ready')).json<{ dependencies: object }>()
    expect(called).toEqual([])
    expect(dependencies).toMatchObject({ commerce: 'ready', search: 'off', badges: 'off' })
  })

  test('searches with the platform: results, and suggestions while a shopper types', async () => {
    const shop = openWithout()
    const page = await textOf(shop.get('/search?query=dress'))
    expect(page.match(/class="product-card[ "]/g)?.length).toBeGreaterThan(10)
    const found = await (
      await shop.get('/api/search?query=dress')
    ).json<{ products: object[]; suggestions: string[] }>()
    expect([found.products.length, found.suggestions]).toEqual([10, []])
  })

  test('has no place for recommendations, newsletter and stock alerts, and their addresses do not exist', async () => {
    const shop = openWithout()
    const path = await productPath()
    const places = async (from: typeof shop) => {
      const html = decodeHTML(await textOf(from.get(path)))
      return ['recommendations-place', 'class="newsletter-entry"', 'id="newsletter"', '"notifyAction":"'].filter(
        (part) => html.includes(part),
      )
    }
    expect(await places(openShop({ vars: { PAGE_CACHE: 'off' } }))).toHaveLength(4)
    expect(await places(shop)).toEqual([])
    const item = present(/\/recommendations\?item=([^"]+)"/.exec(await textOf(openShop().get(path)))?.[1], 'item')
    const addresses = ['/newsletter', `${path}/recommendations`, `/fragments/recommendations?item=${item}`]
    for (const address of addresses) expect([address, (await shop.get(address)).status]).toEqual([address, 404])
    expect((await shop.post('/newsletter', { email: 'ada@example.com' })).status).toBe(404)
    expect((await shop.call('requestNewsletter', { email: 'ada@example.com' })).status).toBe(404)
  })
})

/** What a shop without marketing, scripts, shops, wallets and app must not have, and the pages that would have it. */
const parts: Record<string, RegExp> = {
  'the newsletter’s form, panel and links': /newsletter/i,
  'stock alerts': /"notifyAction":"/,
  'marketing preferences': /name="preference(?:Email|Post)"/,
  'reservations in shops': /reserve\?item=|reserveHref/,
  'the shop finder': /Shop Finder|shop-finder</,
  'live shopping': /sv-live-shopping/,
  'ratings and size advice': /widget-slot|product-page__rating/,
  'reviews of its own': /class="reviews"|write-review\/\d/,
  'the app': /download-our-app/i,
  'the consent banner': /consent-banner|consent-settings|Cookie settings/,
  'the wallets’ logos and buttons': /Apple Pay|Google Pay/,
}

const without = {
  ...absent,
  ...Object.fromEntries(Object.values(thirdParties).map(({ setting }) => [setting, ''])),
  SHOP_FINDER: 'off',
  REVIEWS: 'off',
  GIFT_CERTIFICATES: 'off',
  APP_LINKS: settingByMarket(() => 'off'),
  PAGE_CACHE: 'off',
}
const account = await newAccount()

/** The parts that each page of a shop with these settings has. */
async function partsOf(vars: Record<string, string>): Promise<[string, string[]][]> {
  forgetCaches()
  const shop = openShop({ vars })
  await shop.post('/login', { email: account.email, password: account.password })
  const paths = [
    '/',
    '/browse/womens',
    await productPath(),
    '/other-stuff',
    '/no-such-page',
    '/cookies',
    '/create-account',
    '/my-account/my-profile',
    '/sitemaps/en-1.xml',
  ]
  const texts: [string, string][] = []
  for (const path of paths) texts.push([path, decodeHTML(await textOf(shop.get(path)))])
  return Object.entries(parts).map(([what, pattern]) => [
    what,
    texts.flatMap(([path, text]) => (pattern.test(text) ? [path] : [])),
  ])
}

describe('a shop that leaves out every vendor that it can', () => {
  test('no page has a form, a link, a panel or a place of theirs [D-332]', async () => {
    for (const part of await partsOf(without)) expect(part).toEqual([part[0], []])
  })

  test('the same pages have each of these in a shop with the vendors', async () => {
    for (const part of await partsOf({ PAGE_CACHE: 'off', ...walletVars })) expect(part).not.toEqual([part[0], []])
  })

  test('the pages that are off do not exist', async () => {
    const shop = openShop({ vars: without })
    for (const path of ['/shop-finder', '/newsletter', '/us/shop-finder', '/reserve', '/reserve/cancel'])
      expect([path, (await shop.get(path)).status]).toEqual([path, 404])
  })

  test('a form of preferences without those of marketing keeps what the customer chose before', async () => {
    const form = '/my-account/my-profile/preferences'
    const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
    await shop.post('/login', { email: account.email, password: account.password })
    await shop.post(form, { preferenceEmail: 'on' })
    const later = openShop({ vars: without, jar: shop.jar })
    expect((await later.post(form, { accepts_product_review_abandoned_cart_emails: 'on' })).status).toBe(303)
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({
      accepts_product_review_abandoned_cart_emails: true,
      form_fields: expect.arrayContaining([{ name: 'Preference Email', value: 'Yes' }]),
    })
  })
})
