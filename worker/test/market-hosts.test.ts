import { expect, test } from 'vitest'
import { fetchCart } from './bags.ts'
import { buyable } from './buyable.ts'
import { sandboxServices } from './sandbox.ts'
import { openShop, textOf } from './shop.ts'
import { smallShop } from './small-shop.ts'
import { markets } from '#shared/markets.ts'
import { preferredLocaleCookie } from '#shared/preferred-locale.ts'
import { actions } from '#shared/routes.ts'

const home = 'http://localhost:8787'
const american = 'http://us.localhost:8787'
const irish = 'http://eu.localhost:8787'
const vars = { MARKET_HOSTS: 'us=us.localhost:8787' }

/** A small shop with a host for the market of the United States, or with the hosts that are given. */
function shopWithHosts(hosts = vars) {
  const { services } = smallShop()
  return (address: string, init: RequestInit = {}) => {
    const { origin } = new URL(address)
    return openShop({ broken: services, vars: hosts, origin }).get(address.slice(origin.length), init)
  }
}

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' }

test('the host of a market is its shop without prefix: links, calls, canonical and alternates', async () => {
  const ask = shopWithHosts()
  const response = await ask(`${american}/help`)
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).toContain('data-market="us"')
  expect(page).toContain('data-prefix=""')
  expect(page).toContain(`<link rel="canonical" href="${american}/help">`)
  expect(page).toContain(`hreflang="en-us" href="${american}/help"`)
  expect(page).toContain(`hreflang="en-gb" href="${home}/help"`)
  expect(page).toContain(`hreflang="en-ie" href="${home}/eu/help"`)
  expect(page).not.toMatch(/(?:href|action|src)="\/us[/"]/)
})

test('the page cache keeps the pages of two markets with one path apart', async () => {
  const ask = shopWithHosts()
  for (const _ of [1, 2]) {
    expect(await (await ask(`${home}/help`)).text()).toContain('data-market="en"')
    expect(await (await ask(`${american}/help`)).text()).toContain('data-market="us"')
  }
})

test.each([
  [`${home}/us/help?a=1`, `${american}/help?a=1`],
  [`${home}/us`, `${american}/`],
  [`${american}/us/browse/womens`, `${american}/browse/womens`],
  [`${american}/eu/help`, `${home}/eu/help`],
  [`${american}/eu`, `${home}/eu`],
])('%s is redirected to %s', async (from, to) => {
  const ask = shopWithHosts()
  const read = await ask(from)
  expect([read.status, read.headers.get('location')]).toEqual([301, to])
  const posted = await ask(from, { method: 'POST', headers: { origin: new URL(from).origin } })
  expect([posted.status, posted.headers.get('location')]).toEqual([308, to])
})

test('every host has the robots file and the sitemap of its own markets', async () => {
  const ask = shopWithHosts()
  const text = async (address: string) => (await ask(address)).text()
  expect(await text(`${american}/robots.txt`)).toContain(`Sitemap: ${american}/sitemap.xml`)
  expect(await text(`${american}/robots.txt`)).toContain('Disallow: /bag$')
  expect(await text(`${home}/robots.txt`)).not.toContain('/us/')
  expect(await text(`${american}/sitemap.xml`)).toContain(`${american}/sitemaps/us-1.xml`)
  expect(await text(`${american}/sitemap.xml`)).not.toContain(home)
  expect(await text(`${home}/sitemap.xml`)).not.toContain('us-1.xml')
  expect(await text(`${american}/sitemaps/us-1.xml`)).toContain(`<loc>${american}/`)
  expect((await ask(`${home}/sitemaps/us-1.xml`)).status).toBe(404)
})

test('the locale form leads to the same page at the host of the chosen market, with its query', async () => {
  const ask = shopWithHosts()
  const choose = (origin: string, locale: string, currency: string) =>
    ask(`${origin}/locale`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ locale, currency, path: '/search?query=mug' }),
    })
  const there = await choose(home, 'Rest of the World', 'USD')
  expect([there.status, there.headers.get('location')]).toEqual([303, `${american}/search?query=mug`])
  expect((await choose(american, 'United Kingdom', 'GBP')).headers.get('location')).toBe(`${home}/search?query=mug`)
  expect((await choose(american, 'Ireland', 'EUR')).headers.get('location')).toBe(`${home}/eu/search?query=mug`)
  const policy = (await ask(`${american}/help`)).headers.get('content-security-policy')
  expect(policy).toMatch(new RegExp(`form-action 'self' [^;]*${american} ?`))
})

test('a visitor who prefers a market with a host is redirected there, and stays after they chose to come back', async () => {
  const ask = shopWithHosts()
  const value = encodeURIComponent('{"localeCode":"us","localeName":"Rest of the World","currencyCode":"USD"}')
  const headers = { ...navigation, cookie: `${preferredLocaleCookie.name}=${value}` }
  const sent = await ask(`${home}/help?a=1`, { headers })
  expect([sent.status, sent.headers.get('location')]).toEqual([302, `${american}/help?a=1`])

  const back = await ask(`${home}/help`, { headers: { ...headers, referer: `${american}/` } })
  expect(back.status).toBe(200)
  expect(decodeURIComponent(back.headers.get('set-cookie') ?? '')).toContain('"localeCode":"en"')
})

test('two markets with hosts lead to each other, and a page that is missing has the shell of its host', async () => {
  const ask = shopWithHosts({ MARKET_HOSTS: 'us=us.localhost:8787,eu=eu.localhost:8787' })
  expect((await ask(`${american}/eu/help`)).headers.get('location')).toBe(`${irish}/help`)
  const missing = await ask(`${irish}/no-such-page`, { headers: navigation })
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('data-market="eu"')
  expect((await ask(`${irish}/health`)).status).toBe(200)
})

test('a cart is filled, shown and checked out at the host of its market', async () => {
  const { product, variant } = await buyable(sandboxServices().services.catalogue, markets.us)
  const shop = openShop({ vars, origin: american })
  const line = { product_id: product.id, variant_id: variant.id, quantity: 1 }
  expect((await shop.call('addCartItems', { data: { line_items: [line] } })).status).toBe(200)
  const bag = await textOf(shop.get('/bag'))
  expect(bag).toContain('class="bag-summary"')
  expect(bag).not.toContain('"/us/')
  const checkout = await shop.post('/checkout', {})
  expect([checkout.status, checkout.headers.get('location')]).toEqual([303, expect.not.stringContaining('/us/')])
  // The object of the cart answers with a path of the host, too.
  const { line_items } = await fetchCart(shop)
  const moved = await shop.post(actions.moveToWishlist, { lineId: line_items.physical_items[0]?.id ?? '' })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/login\?/)])
  expect(moved.headers.get('location')).not.toContain('us%2F')
})
