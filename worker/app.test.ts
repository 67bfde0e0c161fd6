import { describe, expect, onTestFinished, test } from 'vitest'
import { createServices } from './adapters/services.ts'
import { createApp } from './app.ts'
import { buyable } from './test/buyable.ts'
import { sandboxServices } from './test/sandbox.ts'
import { openShop, textOf } from './test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { productPath } from '#shared/links.ts'
import { currencyFormats, everyMarket, hreflangOf, markets } from '#shared/markets.ts'

const listing = '/browse/womens'
const every = Object.values(markets)

/** The URL of some product with sizes, as the PLP links it. */
async function someProduct(prefix = ''): Promise<string> {
  const page = await textOf(openShop().get(`${prefix}/browse/womens/clothing/dresses`))
  const [, path] = /href="([^"]*\/p\/[^"]+)"/.exec(page) ?? []
  if (!path) throw new Error('The listing links no product.')
  return path
}

test('the Worker does not start if a market has no currency or country [LOC-39]', () => {
  const market: { currency: string; country: string } = markets.us
  const { currency, country } = market
  onTestFinished(() => void Object.assign(market, { currency, country }))
  Object.assign(market, { currency: '', country: '' })
  expect(() => createApp(createServices)).toThrow(
    'Following fields are missing in the i18n configuration: currency, country',
  )
})

describe('pages', () => {
  test('pages begin with a skip link to the content', async () => {
    const page = await textOf(openShop().get(listing))
    expect(page).toMatch(/<body[^>]*><a class="skip-link" href="#main">Skip to content<\/a>/)
  })

  test.each(every)(
    'pages of market $code render their own market under its prefix [RTE-01, RTE-17, LOC-06, LOC-10, LOC-12]',
    async ({ prefix, iso, currency }) => {
      const response = await openShop().get(prefix + listing)
      const page = await response.text()
      expect(response.status).toBe(200)
      expect(page).toContain(`<html lang="${iso}"`)
      expect(page).toContain(`data-currency="${currency}"`)
      const symbol = currencyFormats[currency].symbol
      expect(page).toMatch(new RegExp(`[${symbol}]\\d`))
      const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
      const outside = links.filter(
        (href) =>
          !/^\/(\/|assets|client|favicon)/.test(href) &&
          prefix !== '' &&
          href !== prefix &&
          !href.startsWith(`${prefix}/`),
      )
      expect(outside).toEqual([])
    },
  )

  test('PLPs list 48 cards, without scripts of their own [PLP-08, PLP-29, CONST-07]', async () => {
    const page = await textOf(openShop().get(listing))
    expect(page.match(/<article class="product-card"/g)).toHaveLength(48)
    const grid = page.slice(page.indexOf('<article class="product-card"'), page.lastIndexOf('</article>'))
    expect(grid).not.toMatch(/<script|<sv-island|data-props/)
  })

  test('PLPs are numbered, and an unknown category is a 404 [PLP-01, RTE-18]', async () => {
    const shop = openShop()
    const [one, two] = await Promise.all([textOf(shop.get(listing)), textOf(shop.get(`${listing}?page=2`))])
    const first = (page: string) => /data-product="(\d+)"/.exec(page)?.[1]
    expect(first(two)).toBeDefined()
    expect(first(two)).not.toBe(first(one))
    expect((await shop.get('/browse/womens/no-such-thing')).status).toBe(404)
  })

  test('a category has one to five slugs, and a path with none or six is no page [RTE-17]', async () => {
    const deepest = '/browse/womens/clothing/knitwear/jumpers/fair-isle'
    const { get } = openShop()
    for (const { prefix } of every)
      expect([prefix, (await get(prefix + deepest)).status, (await get(`${prefix + deepest}/six`)).status]).toEqual([
        prefix,
        200,
        404,
      ])
    expect((await get('/browse')).status).toBe(404)
  })

  test('Size and Length in the URL of a product choose its size and its length [RTE-16]', async () => {
    const { services } = sandboxServices()
    const { product } = await buyable(services.catalogue, markets.en, ({ lengths }) => lengths.length > 1)
    const [size, length] = [product.sizes.at(-1) ?? '', product.lengths.at(-1) ?? '']
    const path = productPath({ ...product, colour: product.colour?.name ?? '' })
    const page = await textOf(openShop().get(`${path}?${new URLSearchParams({ Size: size, Length: length })}`))
    const chosen = [...page.matchAll(/<input[^>]* name="(size|length)"[^>]*>/g)].flatMap(([tag, name]) =>
      tag.includes('checked=""') ? [[name, /value="([^"]*)"/.exec(tag)?.[1]]] : [],
    )
    expect(chosen).toEqual([
      ['size', size],
      ['length', length],
    ])
  })

  test('PDPs render the colour of the URL, and redirect from a wrong slug [RTE-14, RTE-44]', async () => {
    const shop = openShop()
    const path = await someProduct()
    const response = await shop.get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<link rel="canonical" href="http://localhost:8787${path}">`)
    const [, p, id, , colour] = path.split('/')
    const moved = await shop.get(`/${p}/${id}/wrong-name/${colour}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, path])
    expect((await shop.get('/p/999999999/no/product')).status).toBe(404)
    expect((await shop.get('/p/abc/no/product')).status).toBe(404)
  })

  test('pages that do not exist are 404 pages with the texts of the specification [RTE-36, RTE-37, LAY-41, LAY-42]', async () => {
    for (const path of ['/nothing-here', '/us/nothing/here', '/eu/%00', '/order-confirmation/x/y']) {
      const response = await openShop().get(path)
      const page = await response.text()
      expect([path, response.status]).toEqual([path, 404])
      for (const text of ['Page not found', '404 ERROR', 'This page could not be found']) expect(page).toContain(text)
      expect(page).toContain('content="noindex')
    }
  })

  test.each([
    ['/Bag', '/bag'],
    ['/us/SearchResults?query=mug', '/us/search?query=mug'],
    ['/Category/womens/clothing', '/browse/womens/clothing'],
    ['/eu/Product/12/a/b', '/eu/p/12/a/b'],
    ['/browse/womens/', '/browse/womens'],
  ])('pages under the alias %s redirect to %s [RTE-26, RTE-28, RTE-29, RTE-34]', async (alias, target) => {
    const response = await openShop().get(alias)
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
  })

  test('pages under a bare alias without its parameters are 404 [RTE-28, RTE-29]', async () => {
    for (const path of ['/Product', '/Category']) expect((await openShop().get(path)).status).toBe(404)
  })
})

describe('canonical and alternate links', () => {
  test('canonical and alternate links name the public URL without its query, and every market that has the page [SEO-01, SEO-02, SEO-03, SEO-04, SEO-05, SEO-06]', async () => {
    const page = await textOf(openShop().get(`/us${listing}`))
    expect(page).toContain('<link rel="canonical" href="http://localhost:8787/us/browse/womens">')
    const alternates = [...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])
    expect(alternates).toEqual(
      everyMarket.flatMap((market) =>
        hreflangOf(market).map((tag) => [tag, `http://localhost:8787${market.prefix}/browse/womens`]),
      ),
    )
    expect(alternates).toContainEqual(['x-default', 'http://localhost:8787/browse/womens'])
  })

  test('a category or search page with any query has no alternate links, also after the plain page was cached [SEO-07] [D-165]', async () => {
    const shop = openShop()
    for (const path of [listing, `${listing}?page=2`, `${listing}?utm_source=mail`, '/search?query=mug', listing]) {
      expect([path, (await textOf(shop.get(path))).includes('hreflang')]).toEqual([path, path === listing])
      await shop.settle()
    }
  })
})

describe('the page cache', () => {
  test('the page cache serves the second visitor from memory, with a fresh nonce in policy and page', async () => {
    const shop = openShop()
    await textOf(shop.get('/browse/gifts'))
    await shop.settle()
    const second = await shop.get('/browse/gifts')
    const third = await shop.get('/browse/gifts')
    expect([second.headers.get('x-cache'), third.headers.get('x-cache')]).toEqual(['hit', 'hit'])
    const nonces = await Promise.all(
      [second, third].map(async (response) => {
        const [, policy] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
        const inPage = new Set([...(await response.text()).matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))
        expect([...inPage]).toEqual([policy])
        return policy
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('the page cache never holds a personal page', async () => {
    for (const path of ['/bag', '/checkout-identity']) {
      const response = await openShop().get(path)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-cache')).toBeNull()
    }
  })

  test('the page cache is not used if it is switched off', async () => {
    const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
    await textOf(shop.get('/browse/mens'))
    expect((await shop.get('/browse/mens')).headers.get('x-cache')).toBe('bypass')
  })
})

describe('outages', () => {
  const down = () => Promise.reject(new ServiceError('commerce', 'unavailable', { status: 503, retryAfterSeconds: 12 }))

  test('an outage of a service that the page needs is a 503 with a Retry-After, never an empty list', async () => {
    const { catalogue } = {
      catalogue: {
        categoryTree: down,
        listing: down,
        count: down,
        facets: down,
        summaries: down,
        rail: down,
        product: down,
        productIdOfSku: down,
        stock: down,
        soldItems: down,
      },
    }
    const response = await openShop({ broken: { catalogue }, vars: { PAGE_CACHE: 'off' } }).get('/browse/womens')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '12'])
    expect(await response.text()).toContain('An error occured')
  })

  test('an outage of a service for content below the fold removes only that part [NET-29, PDP-48]', async () => {
    const search = { search: down, suggest: down, recommendations: down }
    const response = await openShop({ broken: { search }, vars: { PAGE_CACHE: 'off' } }).get(await someProduct())
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Add to Bag')
  })

  test('an outage of the navigation content without a cached copy is the error page with status 500 [RTE-46]', async () => {
    const content = { items: () => Promise.reject(new ServiceError('content', 'malformed')) }
    const response = await openShop({ broken: { content }, vars: { PAGE_CACHE: 'off' } }).get('/browse/womens')
    expect(response.status).toBe(500)
    expect(await response.text()).toContain('An error occured')
  })
})

describe('requests that change something', () => {
  test('requests that change something are refused from another site, by form and by API', async () => {
    const shop = openShop()
    for (const origin of ['https://evil.example', 'null']) {
      const response = await shop.get('/bag/items', {
        method: 'POST',
        body: new URLSearchParams({ productId: '1' }),
        headers: { origin },
      })
      expect(response.status).toBe(403)
    }
    expect((await shop.get('/api/bigcommerce/getCart', { method: 'POST', body: '[{}]' })).status).toBe(403)
  })

  test('requests that change something reach only named operations [NET-06, NET-30]', async () => {
    const shop = openShop()
    for (const name of [
      'getCustomers',
      'syncCustomer',
      'createOrderFromCheckout',
      'constructor',
      '__proto__',
      'toString',
    ]) {
      const response = await shop.call(name, {})
      expect([name, response.status, response.headers.get('content-type')]).toEqual([
        name,
        404,
        'application/problem+json',
      ])
    }
  })

  test.each([
    ['1421371', 200, '"currency":{"code":"USD"}'],
    ['1406818', 400, 'The x-bigcommerce-channel-id header names another channel than this market'],
    ['one', 400, 'Channel id is not a number.'],
  ])(
    'requests that change something must carry the channel of their market, or none: %s is answered with %i [NET-02, NET-04, D-94]',
    async (channel, status, text) => {
      const shop = openShop({ headers: { 'x-bigcommerce-channel-id': channel } })
      const response = await shop.call('getCart', {}, '/us')
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
    },
  )

  test('a request with invalid input gets its issues, without a stack trace', async () => {
    const shop = openShop()
    const response = await shop.call('addCartItems', { data: { line_items: [{ product_id: 1, quantity: -1 }] } })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).toContain('line_items.0.quantity')
    expect(text).not.toMatch(/\bat \w+ \(|\.ts:/)
  })
})
