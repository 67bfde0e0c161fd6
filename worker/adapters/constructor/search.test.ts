import { describe, expect, test } from 'vitest'
import type { ConfigurationOf } from '../../configuration/configuration.ts'
import { json, recordedFetch, recordedLog, untilDone } from '../../test/recorded-fetch.ts'
import { createCall } from '../../upstream/call.ts'
import { createConstructorSearch } from './search.ts'
import { NotFoundError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'

const configuration = {
  url: 'https://search.example.com',
  keys: Object.fromEntries(
    Object.values(markets).map(({ searchIndex }) => [searchIndex, `key_${searchIndex}`]),
  ) as ConfigurationOf<'search'>['keys'],
  filters: { uk: { facet: 'market', value: 'uk' } },
  pods: { recommendation: 'pod-1', 'complete-the-look': 'pod-2' },
}

function setUp(...responses: Parameters<typeof recordedFetch>) {
  const { fetch, requests } = recordedFetch(...responses)
  const { log, lines } = recordedLog()
  const call = createCall({ service: 'search', fetch, timeoutMs: 1000, retryDelayMs: () => 0, log })
  return { requests, lines, port: createConstructorSearch({ configuration, call, log }) }
}

const item = (value: string, data: object = {}) => ({
  value,
  matched_terms: [],
  data: {
    id: '118',
    url: '/p/118/cotton-tee/Navy',
    sku: '440123',
    image_url: 'https://media.example/i/a/440123_French_Navy_1?w=400',
    original_price: 30,
    sale_price: 25,
    colour: 'French Navy',
    variation_id: '440123-French_Navy',
    ...data,
  },
})
const results = (items: unknown[], total = items.length) =>
  json({ request: {}, response: { results: items, total_num_results: total, facets: [] }, result_id: 'r' })

describe('search', () => {
  test('a page far behind all results that the service refuses does not exist, and any other page that it refuses is a failure', async () => {
    const search = (page: number) =>
      setUp(json({ message: 'refused' }, { status: 400 })).port.search(
        { market: markets.en, query: 'tee', page },
        untilDone(),
      )
    await expect(search(99_999)).rejects.toThrow(NotFoundError)
    for (const page of [2, 200])
      await expect(search(page)).rejects.toMatchObject({ service: 'search', kind: 'rejected' })
  })

  test.each([
    [markets.en, 'key_uk'],
    [markets.us, 'key_us'],
    [markets.eu, 'key_eu'],
  ])(
    "search requests a page of 48 from the market's index [SRCH-12, SRCH-15, SRCH-16, PLP-08]",
    async (market, key) => {
      const { port, requests } = setUp(results([]))
      await port.search({ market, query: ' cotton / tee? ', page: 2 }, untilDone())
      expect(requests[0]?.url.pathname).toBe('/search/cotton%20%2F%20tee%3F')
      expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({
        key,
        page: '2',
        num_results_per_page: '48',
      })
    },
  )

  test('searches, suggestions and recommendations of a market have its filter, and those of a market without one have none [SRCH-12]', async () => {
    const filtersOf = async (market: Market) => {
      const { port, requests } = setUp(({ url }) =>
        url.pathname.startsWith('/autocomplete') ? json({ sections: {} }) : results([]),
      )
      const refinements = { color: ['Ink'], size: [] }
      await port.search({ market, query: 'tee', page: 1, refinements }, untilDone())
      await port.suggest({ market, query: 'tee' }, untilDone())
      await port.recommendations({ market, kind: 'recommendation', itemId: '440123-Ink' }, untilDone())
      return requests.map(({ url }) => [...url.searchParams].filter(([name]) => name.startsWith('filters')))
    }
    expect(await filtersOf(markets.en)).toEqual([
      [
        ['filters[color]', 'Ink'],
        ['filters[market]', 'uk'],
      ],
      [['filters[Products][market]', 'uk']],
      [['filters[market]', 'uk']],
    ])
    expect(await filtersOf(markets.us)).toEqual([[['filters[color]', 'Ink']], [], []])
  })

  test('search takes no picture address from an item, because the picture of a card follows from its style and colour [SRCH-13] [D-152]', async () => {
    const { port } = setUp(results([item('Tee', { image_url: 'https://elsewhere.example/x.jpg' })]))
    const { products } = await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())
    expect(products).toHaveLength(1)
    expect(JSON.stringify(products)).not.toContain('elsewhere')
  })

  test('search maps an item to a card [SRCH-13]', async () => {
    const { port } = setUp(results([item('Cotton Tee')], 97))
    expect(await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())).toEqual({
      products: [
        {
          id: 118,
          style: '440123',
          name: 'Cotton Tee',
          slug: 'cotton-tee',
          price: { regular: { amount: 3000, currency: 'GBP' }, reduced: { amount: 2500, currency: 'GBP' } },
          colours: [{ name: 'French Navy', valueId: 0, hexes: [] }],
          colour: { name: 'French Navy', valueId: 0, hexes: [] },
          badge: null,
          sizes: [],
          lengths: [],
          fabric: null,
          isAvailable: true,
          isFreeGift: false,
          categoryIds: [],
        },
      ],
      total: 97,
      page: 1,
      pageCount: 3,
      facets: [],
    })
  })

  test.each([
    [{ group_ids: ['100', '102', 'new-in', ''] }, [100, 102]],
    [{ group_ids: 'none' }, []],
    [{}, []],
  ])(
    "search takes the categories of an item from those of its groups that have a category's id: %j [D-240] [TRK-04]",
    async (data, ids) => {
      const { port } = setUp(results([item('Tee', data)]))
      const { products } = await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())
      expect(products[0]?.categoryIds).toEqual(ids)
    },
  )

  test.each([
    [{ sale_price: 0 }, null],
    [{ sale_price: null }, null],
    [{ sale_price: 30 }, null],
    [{ sale_price: '19.99' }, 1999],
  ])('search takes a sale price only if it is above 0 and below the original: %j [SRCH-13]', async (data, reduced) => {
    const { port } = setUp(results([item('Tee', data)]))
    const { products } = await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())
    expect(products[0]?.price?.reduced?.amount ?? null).toBe(reduced)
  })

  test("search takes the product id from an item's URL if the item id names a colour [SRCH-13]", async () => {
    const { port } = setUp(results([item('Tee', { id: '440123-Navy', colour: null, variation_id: null })]))
    expect((await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())).products[0]).toMatchObject({
      id: 118,
      colour: null,
      colours: [],
    })
  })

  test.each([
    ['440123-French_Navy', 'French Navy'],
    ['440123', null],
    ['999999-Red', null],
  ])(
    'search takes the colour of an item without one from its variation %s [SRCH-13, PDP-48]',
    async (variation_id, name) => {
      const { port } = setUp(results([item('Tee', { colour: null, variation_id })]))
      const { products } = await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())
      expect(products[0]?.colour?.name ?? null).toBe(name)
    },
  )

  test('search leaves an unreadable item out and logs it [SRCH-13]', async () => {
    const { port, lines } = setUp(results([item('Tee'), { value: 'Bad' }, item('Unknown', { id: 'x', url: '' })]))
    expect((await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())).products).toHaveLength(1)
    expect(lines).toEqual([['warn', 'search-items-unreadable', { index: 'uk', count: 2 }]])
  })

  test('search throws if no item of the response is readable, and if the service refuses the request', async () => {
    await expect(
      setUp(results([{ value: 'Bad' }])).port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone()),
    ).rejects.toMatchObject({ service: 'search', kind: 'malformed' })
    await expect(
      setUp(json({ message: 'no' }, { status: 400 })).port.search(
        { market: markets.en, query: 'tee', page: 1 },
        untilDone(),
      ),
    ).rejects.toMatchObject({ service: 'search', kind: 'rejected' })
  })

  test.each(['  ', '.', ' ..'])(
    'search makes no call for the term "%s", which is empty after trimming or cannot be part of a path [SRCH-03]',
    async (query) => {
      const { port, requests } = setUp(results([]))
      expect(await port.search({ market: markets.en, query, page: 1 }, untilDone())).toEqual({
        products: [],
        total: 0,
        page: 1,
        pageCount: 0,
        facets: [],
      })
      expect(requests).toEqual([])
    },
  )

  test.each([
    [
      { name: 'price', type: 'range', min: 12.5, max: 90 },
      { min: 12.5, max: 90 },
    ],
    [{ name: 'price', type: 'range', min: 12, max: 12 }, undefined],
    [{ name: 'price', type: 'multiple', options: [] }, undefined],
    [{ name: 'weight', type: 'range', min: 1, max: 2 }, undefined],
  ])('search offers a price range only if the service returns one: %j', async (facet, bounds) => {
    const { port } = setUp(json({ response: { results: [item('Tee')], total_num_results: 1, facets: [facet] } }))
    const found = await port.search({ market: markets.en, query: 'tee', page: 1 }, untilDone())
    expect([found.priceBounds, found.facets]).toEqual([bounds, []])
  })

  test('search offers the levels of a feeling from the highest, and asks for the chosen ones by the name of the custom field [FEEL-03]', async () => {
    const options = ['1', '5'].map((value) => ({ value, display_name: value, count: 2 }))
    const facets = [{ name: 'feel_softness', display_name: 'Softness', type: 'multiple', options }]
    const { port, requests } = setUp(json({ response: { results: [item('Tee')], total_num_results: 4, facets } }))
    const refinements = { color: [], size: [], softness: ['5', '1'] }
    const found = await port.search({ market: markets.en, query: 'tee', page: 1, refinements }, untilDone())
    expect(found.facets).toEqual([
      { name: 'softness', values: ['5', '1'].map((value) => ({ value, productCount: 2 })) },
    ])
    expect(requests[0]?.url.searchParams.getAll('filters[feel_softness]')).toEqual(['5', '1'])
  })

  test('search offers the categories below the root of the groups as a facet, and asks for the chosen ones by their ids', async () => {
    const children = [
      { group_id: 'womens', display_name: 'Womens', count: 4, children: [] },
      { group_id: 'empty', display_name: 'Empty', count: 0 },
      { group_id: 7 },
      null,
    ]
    const groups = [{ group_id: 'All', display_name: 'All', count: 4, children, parents: [] }, null]
    const { port, requests } = setUp(json({ response: { results: [item('Tee')], total_num_results: 4, groups } }))
    const refinements = { color: [], size: [], group: ['womens'] }
    const { facets } = await port.search({ market: markets.us, query: 'tee', page: 1, refinements }, untilDone())
    expect(facets).toEqual([{ name: 'group', values: [{ value: 'womens', label: 'Womens', productCount: 4 }] }])
    expect(requests[0]?.url.searchParams.getAll('filters[group_id]')).toEqual(['womens'])
    expect(requests[0]?.url.searchParams.get('fmt_options[groups_start]')).toBe('top')
  })

  test.each([
    [undefined, ['102']],
    [
      ['104', '105'],
      ['104', '105'],
    ],
  ])(
    'a search within a category asks for its group, or for the chosen groups %j below it, and for the groups that begin there [PLP-04] [D-241]',
    async (group, filters) => {
      const { port, requests } = setUp(results([item('Tee')]))
      const refinements = { color: ['Ink'], size: [], ...(group && { group }) }
      await port.search({ market: markets.en, query: 'tee', page: 2, refinements, categoryId: 102 }, untilDone())
      const { pathname, searchParams } = requests[0]!.url
      expect(pathname).toBe('/search/tee')
      expect(searchParams.getAll('filters[group_id]')).toEqual(filters)
      expect(searchParams.getAll('filters[color]')).toEqual(['Ink'])
      expect([searchParams.get('fmt_options[groups_start]'), searchParams.get('page')]).toEqual(['group_id:102', '2'])
    },
  )

  test('search has the texts that the merchant shows for the query, and leaves out content without a title', async () => {
    const refined_content = [
      {
        data: {
          header: ' Gifts ',
          body: 'A card.',
          ctaText: 'Choose',
          ctaLink: '/gifts',
          assetUrl: 'https://x.example',
        },
      },
      { data: { header: 'No link', ctaText: 'Choose' } },
      { data: { assetUrl: 'https://x.example/only-a-picture.jpg' } },
      { data: null },
    ]
    const { port } = setUp(json({ response: { results: [item('Tee')], total_num_results: 1, refined_content } }))
    expect((await port.search({ market: markets.en, query: 'gift', page: 1 }, untilDone())).notes).toEqual([
      { title: 'Gifts', text: 'A card.', link: { label: 'Choose', path: '/gifts' } },
      { title: 'No link', text: '', link: null },
    ])
  })

  test("search has no products and the address if a merchant's rule responds with a redirect", async () => {
    const { port } = setUp(
      json({ response: { redirect: { data: { url: '/sale', match_id: 1, rule_id: 2 }, matched_terms: [] } } }),
    )
    expect(await port.search({ market: markets.en, query: 'sale', page: 1 }, untilDone())).toMatchObject({
      total: 0,
      redirect: '/sale',
    })
  })
})

describe('suggestions', () => {
  const sections = (products: unknown[], suggestions: unknown[]) =>
    json({ sections: { Products: products, 'Search Suggestions': suggestions }, result_id: 'r' })

  test('a request for suggestions requests 10 products and 5 suggestions, and returns no more [SRCH-11, SRCH-12]', async () => {
    const { port, requests } = setUp(
      sections(
        Array.from({ length: 11 }, () => item('Tee')),
        Array.from({ length: 6 }, (_, index) => ({ value: 'x', data: { id: `term ${index}` } })),
      ),
    )
    const { products, suggestions } = await port.suggest({ market: markets.eu, query: ' cotton / tee ' }, untilDone())
    expect([products.length, suggestions.length]).toEqual([10, 5])
    expect(requests[0]?.url.pathname).toBe('/autocomplete/cotton%20%2F%20tee')
    expect(requests[0]?.url.search).toContain('num_results_Search%20Suggestions=5')
    expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({
      key: 'key_eu',
      num_results_Products: '10',
    })
  })

  test("a request for suggestions uses a suggestion's id, or else its value, and leaves out one that has neither [SRCH-14]", async () => {
    const { port } = setUp(
      sections([], [{ value: 'Cotton Tees', data: { id: 'cotton tees' } }, { value: 'tees' }, { data: {} }, null]),
    )
    expect(await port.suggest({ market: markets.en, query: 'tee' }, untilDone())).toEqual({
      products: [],
      suggestions: ['cotton tees', 'tees'],
      pages: [],
    })
  })

  test('the suggestions have the pages of the index that can be read, and the term that was searched for instead', async () => {
    const page = (value: string, url: unknown) => ({ value, data: { id: value, url } })
    const { port } = setUp(
      json({
        request: { term: 'jumpers', original_query: 'jumpr' },
        sections: {
          Categories: [
            page('Jumpers', '/browse/jumpers'),
            page('Knits', '/browse/knits'),
            page('Third', '/browse/third'),
          ],
          Pages: [page('', '/nameless'), { value: 'Returns' }, page('Help', 7), page('Delivery', '/delivery')],
          Stores: 'none',
        },
      }),
    )
    expect(await port.suggest({ market: markets.en, query: 'jumpr' }, untilDone())).toEqual({
      products: [],
      suggestions: [],
      pages: [
        { label: 'Jumpers', path: '/browse/jumpers' },
        { label: 'Knits', path: '/browse/knits' },
        { label: 'Delivery', path: '/delivery' },
      ],
      correctedTerm: 'jumpers',
    })
  })

  test('the suggestions have terms but no products for an empty query [D-77] [SRCH-01]', async () => {
    const { port, requests } = setUp(sections([item('Tee')], [{ value: 'knitwear' }]))
    expect(await port.suggest({ market: markets.en, query: ' ' }, untilDone())).toEqual({
      products: [],
      suggestions: ['knitwear'],
      pages: [],
    })
    expect(requests[0]?.url.pathname).toBe('/autocomplete/%20')
  })

  test('a request for suggestions throws if the service is down', async () => {
    await expect(
      setUp(json({ message: 'no' }, { status: 500 })).port.suggest({ market: markets.en, query: 'tee' }, untilDone()),
    ).rejects.toMatchObject({ service: 'search', kind: 'unavailable' })
  })
})

describe('recommendations', () => {
  test.each([
    ['recommendation', 'pod-1'],
    ['complete-the-look', 'pod-2'],
  ] as const)(
    'a request for recommendations of the kind %s asks for 8 by item id [PDP-48, CONST-07]',
    async (kind, id) => {
      const { port, requests } = setUp(results(Array.from({ length: 9 }, () => item('Tee'))))
      const products = await port.recommendations(
        { market: markets.en, kind, itemId: '440123-French_Navy' },
        untilDone(),
      )
      expect(products).toHaveLength(8)
      expect(requests[0]?.url.pathname).toBe(`/recommendations/v1/pods/${id}`)
      expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({
        key: 'key_uk',
        num_results: '8',
        item_id: '440123-French_Navy',
      })
    },
  )

  test('a request for recommendations throws if the service refuses it, so that the page leaves them out [PDP-48]', async () => {
    const { port } = setUp(json({ message: 'Unknown pod' }, { status: 400 }))
    await expect(
      port.recommendations({ market: markets.en, kind: 'recommendation', itemId: 'x' }, untilDone()),
    ).rejects.toMatchObject({ service: 'search' })
  })
})
