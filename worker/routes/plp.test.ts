import { decodeHTML } from 'entities'
import { describe, expect, test } from 'vitest'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'

const { catalogue } = sandboxServices().services
const dresses = '/browse/womens/clothing/dresses'
const longMs = 20_000

const cards = (page: string) => [...page.matchAll(/data-product="(\d+)"/g)].map(([, id]) => Number(id))
const pricesOf = (page: string) => [...page.matchAll(/data-price="(\d+)"/g)].map(([, price]) => Number(price))
const open = (path: string) => textOf(openShop().get(path))

describe('a collection', () => {
  test.each(Object.values(markets))(
    'a collection of $code lists the products of its category id [PLP-56]',
    async (market) => {
      const tree = await catalogue.categoryTree({ market }, new AbortController().signal)
      const [category] = tree
      const [collection, listing] = await Promise.all([
        open(`${market.prefix}/browse/collection/${category!.id}`),
        open(`${market.prefix}/browse${category!.url}`),
      ])
      expect(cards(collection)).toHaveLength(48)
      expect(cards(collection)).toEqual(cards(listing))
    },
    longMs,
  )
})

describe('a listing', () => {
  test(
    'a listing takes a price range and literal sizes from its URL [PLP-07]',
    async () => {
      const page = await open(`${dresses}?filters[price]=40-60`)
      expect(pricesOf(page).length).toBeGreaterThan(0)
      // The platform filters by its own price, and no promotion raises a price.
      expect(Math.max(...pricesOf(page))).toBeLessThanOrEqual(6000)
      expect(page).toContain('£40 – £60')
    },
    longMs,
  )

  test.each([dresses, '/search?query=dress'])(
    'filters that leave nothing of %s name each filter to drop, with the number of styles that its link shows',
    async (list) => {
      const refined = new URL(list, 'https://shop.test')
      refined.searchParams.append('filters[size]', '8')
      refined.searchParams.append('filters[price]', '9000-9900')
      const page = await open(refined.pathname + refined.search)
      expect(page).toContain('data-listing-total="0"')
      const [, near = ''] = /<ul class="empty-listing__near">(.*?)<\/ul>/s.exec(page) ?? []
      const ways = [...near.matchAll(/href="([^"]+)">Without ([^:]+): (\d+) styles?</g)]
      expect(ways.map(([, , dropped]) => dropped)).toEqual(['£9,000 – £9,900'])
      const [, href = '', , total] = ways[0]!
      expect(await open(decodeHTML(href))).toContain(`data-listing-total="${total}"`)
      const [, instead = ''] = page.split('id="instead"')
      expect(instead).toContain('Near matches')
      expect(cards(instead)).toHaveLength(Math.min(12, Number(total)))
      // Analytics takes the category of the cards from them, because the section is not the list of the page.
      expect(instead.match(/data-categories="Womens/g)).toHaveLength(cards(instead).length)
    },
    longMs,
  )

  test(
    'a category shows the filters that editors chose, in their order, and others show all of them',
    async () => {
      const filtersOf = async (path: string) => {
        const [, panel = ''] = (await open(path)).split('class="refinements__groups"')
        const names = [...panel.matchAll(/name="filters\[(\w+)\]"/g)].map(([, name]) => name)
        return [...new Set(names)].filter((name) => name !== 'family')
      }
      expect(await filtersOf(dresses)).toEqual([
        'size',
        'color',
        'length',
        'price',
        'sleeve',
        'pattern',
        'fabric',
        'fit',
        'softness',
        'warmth',
        'rating',
        'sale',
      ])
      expect(await filtersOf('/browse/womens')).toEqual([
        'size',
        'color',
        'price',
        'sale',
        'length',
        'sleeve',
        'fabric',
        'pattern',
        'fit',
        'warmth',
        'softness',
        'rating',
      ])
      expect((await filtersOf('/browse/home')).slice(0, 3)).toEqual(['color', 'price', 'sale'])
    },
    longMs,
  )

  test(
    'a category and search results are refined by one rating, the first of the address, and by none if it is empty [PLP-20]',
    async () => {
      for (const list of [`${dresses}?`, '/search?query=dress&']) {
        const total = async (query: string) => /data-listing-total="(\d+)"/.exec(await open(list + query))?.[1]
        const [all, some] = [await total(''), await total('filters[rating]=4')]
        expect(Number(some)).toBeLessThan(Number(all))
        expect(await total('filters[rating]=4&filters[rating]=1')).toBe(some)
        expect(await total('filters[rating]=')).toBe(all)
        expect(await open(`${list}filters[rating]=4`)).toContain('4 stars and more')
      }
    },
    longMs,
  )

  test(
    'a category and search results are refined by colour family and by further facets, with counts that hold',
    async () => {
      for (const list of [`${dresses}?`, '/search?query=dress&'])
        for (const name of ['family', 'fabric', 'length', 'sleeve', 'pattern', 'fit', 'warmth', 'rating', 'sale']) {
          const all = await open(list)
          const [, count, value = ''] =
            new RegExp(
              `<label data-count="(\\d+)"[^>]*><input[^>]*name="filters\\[${name}\\]"[^>]*value="([^"]+)"`,
            ).exec(all) ?? []
          const refined = await open(`${list}filters[${name}]=${encodeURIComponent(decodeHTML(value))}`)
          expect([list, name, /data-listing-total="(\d+)"/.exec(refined)?.[1]]).toEqual([list, name, count])
          expect(refined).toMatch(new RegExp(`name="filters\\[${name}\\]"[^>]*value="${value}"[^>]*checked=""`))
        }
    },
    longMs,
  )

  test(
    'the cards of a colour family show a shade of the family',
    async () => {
      const page = await open(`${dresses}?filters[family]=Navy`)
      const hrefs = [...page.matchAll(/<article[\s\S]*?href="\/p\/\d+\/[^/"]+\/([^"?]+)/g)].map(([, shade]) => shade)
      expect(hrefs.length).toBeGreaterThan(0)
      for (const shade of hrefs) expect(['Ink', 'French_Navy']).toContain(shade)
    },
    longMs,
  )

  test.each([dresses, '/search?query=dress'])(
    'values that %s does not have are named and dropped, and their page takes no place in the cache',
    async (list) => {
      const shop = openShop()
      const url = (query: string) => `${list}${list.includes('?') ? '&' : '?'}${query}`
      const made = url('filters[color]=Zzxq&filters[fabric]=Zzyq')
      const page = await textOf(shop.get(made))
      expect(cards(page)).toEqual(cards(await textOf(shop.get(list))))
      expect(page).toContain('Nothing matches “Zzxq”, “Zzyq”, so we left it out.')
      expect(page).not.toContain('filters%5Bcolor%5D=Zzxq')
      await shop.settle()
      expect((await shop.get(made)).headers.get('x-cache')).toBe('miss')
      const known = url('filters[family]=Navy')
      await textOf(shop.get(known))
      await shop.settle()
      expect((await shop.get(known)).headers.get('x-cache')).toBe('hit')
    },
    longMs,
  )

  test(
    'a value that the other filters leave without products is shown with 0 and cannot be chosen',
    async () => {
      const all = await open(dresses)
      const fabrics = [...all.matchAll(/name="filters\[fabric\]"[^>]*value="([^"]+)"/g)].map(([, value]) => value)
      const pages = await Promise.all(fabrics.map((fabric) => open(`${dresses}?filters[fabric]=${fabric}`)))
      expect(pages.join('')).toMatch(/<label data-count="0"[^>]*><input[^>]*disabled=""/)
    },
    longMs,
  )

  test(
    'a category offers two price fields with the lowest and the highest price of its list',
    async () => {
      const page = await open(dresses)
      const bounds = [...page.matchAll(/<input[^>]*name="filters\[price\]"[^>]*placeholder="£(\d+)"/g)]
      expect(bounds.map(([, bound]) => Number(bound))).toEqual([expect.any(Number), expect.any(Number)])
    },
    longMs,
  )

  test(
    'a page of a listing has 48 products, whatever size the URL asks for [PLP-05] [D-22]',
    async () => {
      for (const query of ['', '?itemsperpage=12', '?itemsperpage=96'])
        expect(cards(await open(`/browse/womens${query}`))).toHaveLength(48)
    },
    longMs,
  )

  test.each([
    ['an unknown facet', 'filters[shape]=round'],
    ['an invalid range', 'filters[price]=60-40'],
    ['an unknown sort order', 'sort=weight-asc'],
    ['another page size', 'itemsperpage=500'],
    ['a page that is not a number', 'page=two'],
  ])(
    'a listing ignores %s [PLP-05] [D-22, D-63, D-64]',
    async (_what, query) => {
      const [page, plain] = await Promise.all([open(`${dresses}?${query}`), open(dresses)])
      expect(cards(page)).toEqual(cards(plain))
    },
    longMs,
  )

  test(
    'a listing shows 48 products on a page, whatever page size its URL names [PLP-05] [D-22]',
    async () => {
      for (const query of ['', '?itemsperpage=24', '?itemsperpage=500'])
        expect(cards(await open(`/browse/womens${query}`))).toHaveLength(48)
    },
    longMs,
  )

  test(
    'a listing shows the header of the second variant and the content between its rows, from the content service [PLP-11] [PLP-55]',
    async () => {
      const page = await open('/browse/womens')
      const header = /<header class="listing-header.*?<\/header>/s.exec(page)?.[0] ?? ''
      expect(header).toMatch(
        /listing-header__squiggle--1-line-title.*<h1[^>]*>Womens<\/h1>.*listing-header__subheading.*listing-header__description.*href="\/browse\/womens\/clothing\/knitwear"/s,
      )
      expect(cards(page.slice(0, page.indexOf('Pockets, as standard')))).toHaveLength(24)
      expect(await open('/browse/womens?page=2')).not.toContain('Pockets, as standard')
    },
    longMs,
  )

  test(
    'a page past the last one of a listing says so, links to the first page, and is not indexed',
    async () => {
      const response = await openShop().get(`${dresses}?page=99`)
      const page = await response.text()
      expect([response.status, cards(page)]).toEqual([200, []])
      expect(page).toContain('There is nothing on this page')
      expect(page).toContain(`href="${dresses}"`)
      expect(page).toContain('content="noindex, follow"')
    },
    longMs,
  )

  test(
    'a listing shows promotions and the resulting prices on its cards [PDP-43] [PDP-41]',
    async () => {
      const page = await open('/browse/sale')
      expect(page).toMatch(/class="badge badge--sale"[^>]*>Sale</)
      expect(page).toMatch(/<s\b[^>]*>.*?£.*?<\/s>.*?% off/s)
    },
    longMs,
  )
})

describe('search results', () => {
  test(
    'search results take the sort order and the refinements of a PLP [SRCH-15]',
    async () => {
      const cheapest = pricesOf(await open('/search?query=dress&sort=price-asc'))
      expect(cheapest.length).toBeGreaterThan(3)
      expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
      const all = await open('/search?query=dress')
      const value = /name="filters\[color\]"[^>]*value="([^"]+)"/.exec(all)?.[1] ?? ''
      const refined = await open(`/search?query=dress&filters[color]=${encodeURIComponent(value)}`)
      expect(cards(refined).length).toBeGreaterThan(0)
      expect(cards(refined).length).toBeLessThan(cards(all).length)
      expect(refined).toMatch(new RegExp(`href="/search\\?query=dress"[^>]*>.*?${value}`, 's'))
    },
    longMs,
  )

  test(
    'search results show an error while search is down, and only lose their suggestions while those are down',
    async () => {
      const down = () => Promise.reject(new Error('down'))
      const nothing = { products: [], total: 0, page: 1, pageCount: 0, facets: [] }
      const search = { search: async () => nothing, suggest: down, recommendations: down }
      const response = await openShop({ broken: { search } }).get('/search?query=zzxxqq')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Shop by category')
    },
    longMs,
  )
})
