import { afterEach, describe, expect, test, vi } from 'vitest'
import { quietServices } from '../test/quiet-services.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { markets } from '#shared/markets.ts'
import { pageTitle } from '#shared/merchant.ts'

const longMs = 20_000
const quiet = quietServices()
const nothing = { products: [], total: 0, page: 1, pageCount: 0, facets: [] }

const cards = (page: string) => [...page.matchAll(/data-product="(\d+)"/g)].map(([, id]) => Number(id))
const open = (path: string) => textOf(openShop().get(path))
/** The status and location of a search to which a merchant's rule responds with the address. */
async function redirected(redirect: string, path = '/us/search?query=returns') {
  const search = { ...quiet.search!, search: async () => ({ ...nothing, redirect }) }
  const response = await openShop({ broken: { search } }).get(path)
  return [response.status, response.headers.get('location')]
}

afterEach(() => vi.restoreAllMocks())

test(
  'a number that finds nothing leads to the orders, and other words do not',
  async () => {
    for (const query of ['100019', '#100019'])
      expect(await open(`/us/search?exact=true&query=${encodeURIComponent(query)}`)).toMatch(
        /If this is the number of an order.*?href="\/us\/[\w-]+\/order-history">Find your order</s,
      )
    expect(await open('/us/search?exact=true&query=qqqqqq')).not.toContain('the number of an order')
  },
  longMs,
)

describe('what search understood', () => {
  test(
    'the results for a corrected term say so, with the way back to the letter',
    async () => {
      const page = await open('/us/search?query=jumpr')
      expect(cards(page).length).toBeGreaterThan(0)
      expect(page).toMatch(/Showing jumpers for jumpr\..*?href="\/us\/search\?query=jumpr&amp;exact=true"/s)
      const exact = await open('/us/search?query=jumpr&exact=true')
      expect(exact).toContain('We could not find anything for')
      expect(exact).toMatch(/Did you mean.*?href="\/us\/search\?query=jumpers"/s)
    },
    longMs,
  )

  test(
    'an exact search shows the results of a term that needs no correction',
    async () => {
      expect(cards(await open('/search?query=jumper&exact=true'))).toEqual(cards(await open('/search?query=jumper')))
    },
    longMs,
  )

  test(
    'the results name the words that were left out',
    async () => {
      expect(await open('/search?query=dinosaur%20dress')).toContain('Nothing matches “dinosaur”, so we left it out.')
      expect(await open('/search?query=red%20dress')).not.toContain('left it out')
    },
    longMs,
  )

  test(
    'a size in the query is a chosen refinement, which links have instead of its words',
    async () => {
      const page = await open('/search?query=size%2012%20dress')
      expect(page).toContain('In size 12, from your search.')
      expect(await open('/us/search?query=size%2012%20dress')).toContain('In size UK 12, from your search.')
      expect(page).toMatch(/value="12"[^>]*checked|checked[^>]*value="12"/)
      expect(page).toMatch(/class="chosen__value"[^>]*href="\/search\?query=dress"/)
      const refined = await open('/search?query=dress&filters[size]=12')
      expect(cards(page)).toEqual(cards(refined))
      expect(refined).not.toContain('from your search')
    },
    longMs,
  )

  test.each([
    ['/search?query=dress%20under%20%C2%A330', '/search?query=dress&filters[price]=0-30', 'Up to £30'],
    ['/eu/search?query=less%20than%2050%20euros%20jumper', '/eu/search?query=jumper&filters[price]=0-50', 'Up to €50'],
    ['/us/search?query=mug%20below%20%2440', '/us/search?query=mug&filters[price]=0-40', 'Up to $40'],
    ['/search?query=coat%20over%20%C2%A3100', '/search?query=coat&filters[price]=100-9999999', 'From £100'],
  ])(
    'a price in the query %s refines the results like %s, says so, and its words remove no result [PLP-07]',
    async (asked, refined, text) => {
      const page = await open(asked)
      expect(cards(page).length).toBeGreaterThan(0)
      expect(cards(page)).toEqual(cards(await open(refined)))
      expect(page).toContain(`Price: ${text}, from your search.`)
      expect(page).not.toContain('left it out')
      const [plain = ''] = refined.split('&')
      expect(page).toContain(`<a class="chosen__value" rel="nofollow" href="${plain}">`)
    },
    longMs,
  )

  test(
    'a price that was chosen replaces the one in the query [PLP-07]',
    async () => {
      const page = await open('/search?query=dress%20under%20%C2%A330&filters[price]=40-60')
      expect(cards(page)).toEqual(cards(await open('/search?query=dress&filters[price]=40-60')))
      expect(page).not.toContain('from your search')
    },
    longMs,
  )

  test(
    'the results link to the categories, help pages and shops that the service suggests',
    async () => {
      const page = await open('/us/search?query=jumper')
      expect(page).toContain('<a href="/us/browse/womens/clothing/knitwear/jumpers">Jumpers in Womens</a>')
    },
    longMs,
  )
})

test(
  'results can be refined by the categories that the service names, and the chip has the name of the category',
  async () => {
    const page = await open('/eu/search?query=stripe')
    const [, group = ''] =
      /<summary>Category<\/summary>.*?name="filters\[group\]" value="(\d+)"[^>]*>Womens/s.exec(page) ?? []
    expect(group).not.toBe('')
    const refined = await open(`/eu/search?query=stripe&filters[group]=${group}`)
    const total = (of: string) => Number(/(\d+) styles/.exec(of)?.[1])
    expect(total(refined)).toBeGreaterThan(0)
    expect(total(refined)).toBeLessThan(total(page))
    expect(refined).toMatch(/class="chosen__value"[^>]*href="\/eu\/search\?query=stripe">.*?Womens</s)
    const unknown = await open('/eu/search?query=stripe&filters[group]=spaceships')
    expect(cards(unknown)).toEqual(cards(page))
    expect(unknown).toContain('Nothing matches “spaceships”, so we left it out.')
  },
  longMs,
)

test(
  'a category that the filter of the results does not offer, such as one below them, is named and left out [SRCH-15]',
  async () => {
    const { services } = sandboxServices()
    const tree = await services.catalogue.categoryTree({ market: markets.eu }, AbortSignal.timeout(longMs))
    const below = tree.find(({ url }) => url === '/womens')?.children.map(({ id }) => id) ?? []
    expect(below.length).toBeGreaterThan(0)
    const page = await open('/eu/search?query=stripe')
    const nested = await open(`/eu/search?query=stripe&filters[group]=${below[0]}`)
    expect(nested).toContain(`Nothing matches “${below[0]}”, so we left it out.`)
    expect(cards(nested)).toEqual(cards(page))
    const total = (of: string) => /(\d+) styles/.exec(of)?.[1]
    expect(total(nested)).toBe(total(page))
  },
  longMs,
)

test('a page of results says so on its body, for the events, and the page that asks for a term does not [TRK-09]', async () => {
  const [body] = /<body [^>]*>/.exec(await open('/search?query=stripe')) ?? []
  expect(body).toContain(`data-list="Search results" data-title="${escapeHtml(pageTitle('Search results'))}"`)
  expect(await open('/search')).not.toContain('data-list=')
})

test('the merchant’s text for a query is above its results, and links within the shop only', async () => {
  expect(await open('/us/search?query=gift')).toMatch(
    /Not sure what they would like\?.*?href="\/us\/browse\/gifts\/gift-cards">Choose a gift card</s,
  )
  expect(await open('/us/search?query=gift&page=2')).not.toContain('Not sure what they would like?')
  const notes = [{ title: '<b>Bold</b>', text: '', link: { label: 'Away', path: 'https://evil.example/' } }]
  const search = { ...quiet.search!, search: async () => ({ ...nothing, notes }) }
  const empty = await textOf(openShop({ broken: { search } }).get('/search?query=gift'))
  expect(empty).not.toContain('evil.example')
  expect(empty).not.toContain('<b>Bold</b>')
})

describe('a redirect of the search service', () => {
  test(
    'a search for help leads to its page in the market',
    async () => {
      for (const [query, page] of [
        ['returns', '/us/returns'],
        ['delivery', '/us/delivery'],
      ]) {
        const response = await openShop().get(`/us/search?query=${query}`)
        expect([response.status, response.headers.get('location')]).toEqual([302, page])
      }
    },
    longMs,
  )

  test.each([
    ['/returns', '/us/returns'],
    ['/us/returns', '/us/returns'],
    ['/eu/returns?a=b', '/us/returns?a=b'],
    // https://docs.constructor.com/docs/using-the-constructor-dashboard-configuring-rules-redirects
    ['http://localhost:8787/returns?a=b#how', '/us/returns?a=b'],
  ])('a redirect to %s leads to the page in the market of the shopper, with the campaign', async (url, location) => {
    expect(await redirected(url)).toEqual([302, location])
    const search = '/us/search?query=returns&gclid=7'
    expect(await redirected(url, search)).toEqual([302, `${location}${location.includes('?') ? '&' : '?'}gclid=7`])
  })

  test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example', ''])(
    'a redirect to another site is ignored: %s',
    async (url) => {
      expect(await redirected(url)).toEqual([200, null])
    },
  )
})

test(
  'a price range of two fields refines the results, can be removed, and leaves an empty end open [PLP-07]',
  async () => {
    const prices = (page: string) => [...page.matchAll(/data-price="(\d+)"/g)].map(([, price]) => Number(price))
    const all = await open('/us/search?query=mug')
    expect(all).toMatch(/<input type="number"[^>]*placeholder="\$\d+"/)
    const [lowest = 0, ...others] = prices(all).toSorted((a, b) => a - b)
    const end = Math.ceil(lowest / 100)
    expect(others.at(-1)).toBeGreaterThan(end * 100)
    const fields = (from: string, to: string) =>
      `/us/search?${new URLSearchParams([
        ['query', 'mug'],
        ['filters[price]', from],
        ['filters[price]', to],
      ])}`
    const upTo = await open(fields('', String(end)))
    expect(prices(upTo).length).toBeGreaterThan(0)
    expect(prices(upTo).length).toBeLessThan(prices(all).length)
    expect(upTo).toMatch(
      new RegExp(`class="chosen__value"[^>]*href="/us/search\\?query=mug"[^>]*>.*?Up to \\$${end}`, 's'),
    )
    expect(await open(fields(String(end), ''))).toContain(`From $${end}`)
    expect(await open(fields('90', '1'))).toContain('$1 – $90')
  },
  longMs,
)

describe('a search that finds nothing', () => {
  test(
    'a search without results shows best sellers, popular searches and categories',
    async () => {
      const page = await open('/us/search?query=zzxxqqvv')
      expect(page).toMatch(/Popular searches.*?href="\/us\//s)
      expect(page).toMatch(/Shop by category.*?href="\/us\/browse\/womens"/s)
      expect(page).toContain('Popular just now')
      expect(cards(page).length).toBeGreaterThan(3)
    },
    longMs,
  )

  test(
    'a search whose refinements leave nothing shows what they hide',
    async () => {
      const page = await open('/search?query=mug&filters[price]=1-2')
      expect(page).toMatch(/Without [^:<]+: \d+ styles?<.*Without your filters/s)
      expect(cards(page).length).toBeGreaterThan(3)
    },
    longMs,
  )

  test('a search without results is a page while the platform has no best sellers', async () => {
    const catalogue = { ...quiet.catalogue!, rail: () => Promise.reject(new Error('down')) }
    const response = await openShop({ broken: { search: quiet.search!, catalogue } }).get('/search?query=zzxxqq')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('Popular just now')
  })
})

test(
  'the cards of search results name the category of their product [D-240] [TRK-04]',
  async () => {
    const page = await open('/us/search?query=jumper')
    const named = [...page.matchAll(/<article[^>]*?(?:data-categories="([^"]*)")?>/g)].map(([, names = '']) => names)
    expect(named).toContain('Womens\nClothing\nKnitwear\nJumpers')
    expect(named).not.toContain('')
  },
  longMs,
)
