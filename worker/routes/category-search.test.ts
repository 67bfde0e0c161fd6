import { decodeHTML } from 'entities'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { pageTitle } from '#shared/merchant.ts'

const longMs = 30_000
const { services } = sandboxServices()
const signal = new AbortController().signal
const womens = '/browse/womens'
const home = '/browse/home'

const cards = (page: string) => [...page.matchAll(/data-product="(\d+)"/g)].map(([, id]) => Number(id))
const pricesOf = (page: string) => [...page.matchAll(/data-price="(\d+)"/g)].map(([, price]) => Number(price))
const totalOf = (page: string) => Number(/data-listing-total="(\d+)"/.exec(page)?.[1])
const open = (path: string) => textOf(openShop().get(path))
const notice = (term: string, category: string) =>
  `Sorry, we cannot search for “${term}” here just now, so this is all of ${category}.`

/** The URLs that the platform has for the categories of each product. */
async function categoriesOf(market: Market, productIds: number[]): Promise<string[][]> {
  const urls = await services.catalogue.categoryUrls({ market, productIds }, signal)
  return productIds.map((id) => urls.get(id) ?? [])
}

afterEach(() => vi.restoreAllMocks())

describe('a search within a category', () => {
  test.each(Object.values(markets))(
    'a category of market $code with a term shows only results of the category, in the order of the search [PLP-04] [D-241]',
    async (market) => {
      const [page, all] = await Promise.all([
        open(`${market.prefix}${home}?query=stripe`),
        services.search.search({ market, query: 'stripe', page: 1 }, signal),
      ])
      const ids = cards(page)
      expect(ids.length).toBeGreaterThan(0)
      expect(totalOf(page)).toBeLessThan(all.total)
      for (const urls of await categoriesOf(market, ids)) expect(urls).toContain('/home')
      const first = await categoriesOf(
        market,
        all.products.map(({ id }) => id),
      )
      const within = all.products.filter((_product, index) => first[index]?.includes('/home'))
      expect(ids.slice(0, within.length)).toEqual(within.map(({ id }) => id))
    },
    longMs,
  )

  test(
    'a collection with a term shows the results within its category [PLP-04] [PLP-56] [D-241]',
    async () => {
      const tree = await services.catalogue.categoryTree({ market: markets.us }, signal)
      const { id = 0 } = tree.find(({ url }) => url === '/home') ?? {}
      const page = await open(`/us/browse/collection/${id}?query=stripe`)
      expect(cards(page)).toEqual(cards(await open(`/us${home}?query=stripe`)))
      expect(page).toContain(`action="/us/browse/collection/${id}"`)
    },
    longMs,
  )

  test(
    'the results within a category have its sort orders, pages and filters, whose links keep the term [PLP-04] [SRCH-15] [D-241]',
    async () => {
      const page = await open(`/us${womens}?query=dress&sort=price-asc`)
      expect(pricesOf(page)).toEqual(pricesOf(page).toSorted((a, b) => a - b))
      expect(cards(page)).toHaveLength(48)
      const [, next = ''] = /rel="next" href="([^"]+)"/.exec(page) ?? []
      expect(decodeHTML(next)).toBe(`/us${womens}?query=dress&sort=price-asc&page=2`)
      const second = await open(decodeHTML(next))
      expect(cards(second).length).toBeGreaterThan(0)
      expect(cards(second).filter((id) => cards(page).includes(id))).toEqual([])
      const [, count, colour = ''] =
        /<label data-count="([1-9]\d*)"[^>]*><input[^>]*name="filters\[color\]"[^>]*value="([^"]+)"/.exec(page) ?? []
      const refined = await open(`/us${womens}?query=dress&filters[color]=${encodeURIComponent(colour)}`)
      expect(totalOf(refined)).toBe(Number(count))
      expect(refined).toMatch(/<form class="refinements".*?<input type="hidden" name="query" value="dress"/s)
    },
    longMs,
  )

  test(
    'the filter by category offers those right below the category, and another one is named and left out [PLP-04] [D-241]',
    async () => {
      const tree = await services.catalogue.categoryTree({ market: markets.en }, signal)
      const top = tree.find(({ url }) => url === '/womens')
      const outside = String(tree.find(({ url }) => url === '/home')?.id)
      const page = await open(`${womens}?query=stripe`)
      const groups = [...page.matchAll(/name="filters\[group\]" value="(\d+)"/g)].map(([, id]) => Number(id))
      expect(groups.length).toBeGreaterThan(1)
      for (const id of groups) expect(top?.children.map((child) => child.id)).toContain(id)
      const refined = await open(`${womens}?query=stripe&filters[group]=${groups[0]}`)
      expect(totalOf(refined)).toBeGreaterThan(0)
      expect(totalOf(refined)).toBeLessThan(totalOf(page))
      const elsewhere = await open(`${womens}?query=stripe&filters[group]=${outside}`)
      expect(cards(elsewhere)).toEqual(cards(page))
      expect(elsewhere).toContain(`Nothing matches “${outside}”, so we left it out.`)
    },
    longMs,
  )

  test(
    'the page of results within a category says what was searched where, is not indexed, and names the category as canonical [D-241] [D-92]',
    async () => {
      const page = await open(`/eu${home}?query=stripe`)
      expect(page).toContain(`<title>${escapeHtml(pageTitle('Results for “stripe” in Home'))}</title>`)
      expect(page).toMatch(/<h1[^>]*><small>Results for<\/small> stripe <small>in Home</)
      expect(page).toMatch(/<body [^>]*data-list="Search results"/)
      expect(page).toContain('<meta name="robots" content="noindex, follow">')
      expect(page).toContain('<link rel="canonical" href="http://localhost:8787/eu/browse/home">')
      expect(page).not.toContain('hreflang')
      expect(page).toMatch(/<form class="search-form category-search"[^>]*action="\/eu\/browse\/home"[^>]*method="get"/)
      expect(page).toMatch(/<a href="\/eu\/browse\/home">All of Home</)
    },
    longMs,
  )

  test(
    'a term that has no results in the category says so, with the ways to the whole category and the whole shop [D-241]',
    async () => {
      const page = await open(`/us${home}?query=zzxxqqvv`)
      expect(page).toContain('We could not find anything for “zzxxqqvv” in Home')
      expect(page).toContain('<a href="/us/browse/home">All of Home</a>')
      expect(page).toMatch(/href="\/us\/search\?query=zzxxqqvv">Search the whole shop</)
      expect(page).toContain('Popular just now')
    },
    longMs,
  )

  test(
    'a corrected term leads to the results within the category for the letter, and a read size is no choice that the field keeps [D-241]',
    async () => {
      const corrected = await open(`/us${womens}?query=jumpr`)
      expect(corrected).toMatch(
        /Showing jumpers for jumpr\..*?href="\/us\/browse\/womens\?query=jumpr&amp;exact=true"/s,
      )
      const sized = await open(`${womens}?query=size%2012%20dress&filters[color]=Ink`)
      expect(sized).toContain('In size 12, from your search.')
      const [form = ''] = /<form class="search-form category-search".*?<\/form>/s.exec(sized) ?? []
      expect(form).toContain('name="filters[color]" value="Ink"')
      expect(form).not.toContain('filters[size]')
    },
    longMs,
  )

  test("a merchant's rule sends a term to its page from a category too", async () => {
    const search = async () => ({ products: [], total: 0, page: 1, pageCount: 0, facets: [], redirect: '/returns' })
    const response = await openShop({ broken: { search: { search } } }).get(`/us${womens}?query=returns`)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/us/returns'])
  })
})

describe('without the search service', () => {
  const failing = async () => {
    throw new ServiceError('search', 'unavailable', { status: 503 })
  }

  test.each(Object.values(markets))(
    'a category of market $code shows its list, says that the term is left out, and is not cached while search is down [PLP-04] [D-241]',
    async ({ prefix }) => {
      const shop = openShop({ broken: { search: { search: failing } } })
      const path = `${prefix}${home}?query=striped&sort=price-asc`
      const page = await textOf(shop.get(path))
      expect(page).toContain(notice('striped', 'Home'))
      expect(cards(page)).toEqual(cards(await open(`${prefix}${home}?sort=price-asc`)))
      expect(page).toContain('<meta name="robots" content="noindex, follow">')
      expect(page).not.toContain('query=striped')
      expect(page).not.toContain('data-list=')
      await shop.settle()
      expect((await openShop().get(path)).headers.get('x-cache')).toBe('miss')
    },
    longMs,
  )

  test(
    'a shop without a search service says that the term is left out, and offers no search within its categories [PLP-04] [D-241]',
    async () => {
      const shop = openShop({ vars: { CONSTRUCTOR_URL: '', CONSTRUCTOR_KEYS: '', PAGE_CACHE: 'off' } })
      const page = await textOf(shop.get(`/us${home}?query=stripe`))
      expect(page).toContain(notice('stripe', 'Home'))
      expect(cards(page)).toHaveLength(48)
      expect(page).not.toContain('category-search')
      const plain = await textOf(shop.get(`/us${home}`))
      expect(plain).not.toContain('category-search')
      expect(plain).not.toContain('Sorry, we cannot search')
    },
    longMs,
  )

  test('a failure of another service is a failure of the page', async () => {
    const categoryTree = async () => {
      throw new ServiceError('commerce', 'unavailable', { status: 503 })
    }
    const shop = openShop({ broken: { catalogue: { categoryTree } }, vars: { PAGE_CACHE: 'off' } })
    expect((await shop.get(`${home}?query=stripe`)).status).toBe(503)
  })
})

test(
  'every category offers the search within it, in its market and by name [PLP-04] [D-241]',
  async () => {
    for (const { prefix } of Object.values(markets)) {
      const page = await open(`${prefix}${womens}`)
      const [form = ''] = /<form class="search-form category-search".*?<\/form>/s.exec(page) ?? []
      expect(form).toContain(`action="${prefix}${womens}"`)
      expect(form).toMatch(/<input type="search" name="query"[^>]* aria-label="Search in Womens"/)
      expect(form).not.toContain('type="hidden"')
      expect(page).not.toContain('noindex')
    }
  },
  longMs,
)
