import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryIdsTo } from '../catalogue/categories.ts'
import { marketChannels } from '../catalogue/channels.ts'
import { request, seedDefault, type Json } from '../test/catalogue-app.ts'

beforeAll(seedDefault)

const get = (path: string) => request(`/constructor${path}`)
/** The id of a category's group: this merchant uploads the platform's category ids. */
const groupOf = (path: string) => String(categoryIdsTo(path).at(-1))

test('responds 400 with a message to an unknown key', async () => {
  for (const path of ['/search/dress?key=fr', '/autocomplete/dress']) {
    const { status, body } = await get(path)
    expect([status, typeof body.message]).toEqual([400, 'string'])
  }
})

describe('autocomplete', () => {
  test('returns the two autocomplete sections, each with its maximum [SRCH-11, SRCH-13]', async () => {
    const { status, body } = await get(
      '/autocomplete/dress?key=uk&num_results_Products=4&num_results_Search%20Suggestions=2',
    )
    expect(status).toBe(200)
    expect(body.sections.Products).toHaveLength(4)
    expect(body.sections['Search Suggestions'].map((item: Json) => item.data.id)).toEqual(['dresses', 'midi dresses'])
    expect(body.result_id).toMatch(/^[0-9a-f-]{36}$/)
    const { value, data } = body.sections.Products[0]
    expect(value).toContain('Dress')
    expect(data).toMatchObject({
      id: `${data.sku}-${data.colour.replaceAll(' ', '_')}`,
      url: expect.stringMatching(/^\/p\/\d+\/[a-z0-9-]+\/[A-Za-z_]+$/),
      sku: expect.stringMatching(/^\d{6}$/),
      image_url: expect.stringContaining('/media/i/selvedge/'),
      original_price: expect.any(Number),
      sale_price: expect.any(Number),
      colour: expect.any(String),
      variation_id: `${data.sku}-${data.colour.replaceAll(' ', '_')}`,
    })
  })

  test('returns prices in the market of the key', async () => {
    const keys = marketChannels
      .map(({ market }) => market)
      .filter((key) => env.CONSTRUCTOR_KEYS.split(',').includes(key))
    const prices = await Promise.all(
      keys.map(
        async (key) => (await get(`/autocomplete/dress?key=${key}`)).body.sections.Products[0].data.original_price,
      ),
    )
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(prices).size).toBe(keys.length)
  })

  test('returns no suggestions for nonsense', async () => {
    const { body } = await get('/autocomplete/zzzqqq?key=uk')
    expect(body.sections).toEqual({ Products: [], 'Search Suggestions': [], Categories: [], Pages: [], Stores: [] })
  })
})

describe('what the service understands', () => {
  const search = async (query: string, more = '') =>
    (await get(`/search/${encodeURIComponent(query)}?key=uk${more}`)).body
  const selected = ({ response }: Json) =>
    response.facets.flatMap((facet: Json) =>
      (facet.options ?? [])
        .filter(({ status }: Json) => status === 'selected')
        .map(({ value }: Json) => [facet.name, value]),
    )

  test.each([
    ['jumpr', 'jumpers'],
    ['navy jumpr', 'navy jumpers'],
    ['teatowel', 'tea towel'],
    ['scraf', 'scarf'],
    ['wedding jumpr', 'wedding jumpers'],
  ])('searches for the corrected term of %j and keeps what was typed', async (typed, term) => {
    const { request: asked, response } = await search(typed)
    expect(asked).toMatchObject({ term, original_query: typed })
    expect(response.total_num_results).toBeGreaterThan(0)
  })

  test('holds no item of a hidden category', async () => {
    const { response } = await search('keepsake')
    expect(response.total_num_results).toBe(0)
  })

  test('leaves a term without typing errors as it is', async () => {
    expect((await search('Navy jumper')).request).not.toHaveProperty('original_query')
  })

  test('selects the size of a query in the size facet, if items have it', async () => {
    expect(selected(await search('size 12 dress'))).toEqual([['size', '12']])
    expect(selected(await search('dress'))).toEqual([])
    expect(selected(await search('size 12 mug'))).toEqual([])
  })

  test('names the words that the results match, so that a client can name the others', async () => {
    const { response } = await search('purple dinosaur dress')
    expect(response.results[0].matched_terms).toEqual(['purple', 'dress'])
    expect((await search('size 12 mug')).response.results[0].matched_terms).toEqual(['mug'])
  })

  test('returns an item in the colour that was asked for, or else chosen', async () => {
    const { response } = await search('red dress')
    for (const { data } of response.results) expect(['Poppy', 'Brick', 'Claret', 'Raspberry']).toContain(data.colour)
    const chosen = await search('dress', '&filters[color]=Ink')
    for (const { data } of chosen.response.results) expect(data.colour).toBe('Ink')
  })

  test.each([
    ['returns', '/returns'],
    ['How do I return an item?', '/returns'],
    ['delivry', '/delivery'],
  ])('redirects %j', async (query, url) => {
    expect((await search(query)).response).toMatchObject({
      redirect: { data: { url }, matched_terms: expect.any(Array) },
    })
  })

  test('suggests categories, pages and stores for a corrected term', async () => {
    const sections = async (query: string, key = 'uk') =>
      (await get(`/autocomplete/${encodeURIComponent(query)}?key=${key}`)).body.sections
    expect((await sections('jumpr')).Categories[0]).toMatchObject({
      value: 'Jumpers in Womens',
      data: { id: groupOf('/womens/clothing/knitwear/jumpers/'), url: '/browse/womens/clothing/knitwear/jumpers' },
    })
    expect((await sections('refund')).Pages).toMatchObject([{ value: 'Returns', data: { url: '/returns' } }])
    expect((await sections('bath shop')).Stores).toMatchObject([
      { value: 'Selvedge Bath', data: { url: '/shop-finder?town=Bath' } },
    ])
    expect((await sections('bath shop', 'us')).Stores).toEqual([])
  })
})

describe('search and browse', () => {
  test('returns results, facets, groups and a total', async () => {
    const { body } = await get('/search/cushion?key=uk&num_results_per_page=5&page=2')
    expect(body.response.results).toHaveLength(5)
    expect(body.response.total_num_results).toBeGreaterThan(10)
    expect(body.response.facets.map((facet: Json) => [facet.name, facet.type])).toEqual([
      ['color', 'multiple'],
      ['size', 'multiple'],
      ['color_family', 'multiple'],
      ['fabric', 'multiple'],
      ['styling_length', 'multiple'],
      ['sleeve_length', 'multiple'],
      ['pattern', 'multiple'],
      ['print', 'multiple'],
      ['product_fit', 'multiple'],
      ['feel_warmth', 'multiple'],
      ['feel_softness', 'multiple'],
      ['on_sale', 'multiple'],
      ['rating', 'single'],
      ['price', 'range'],
    ])
    const [root, ...others] = body.response.groups
    expect([root.group_id, root.count, others]).toEqual(['All', body.response.total_num_results, []])
    expect(root.children[0]).toMatchObject({ group_id: expect.any(String), count: expect.any(Number) })
    expect(body.response.sort_options[0]).toMatchObject({ sort_by: 'relevance', status: 'selected' })
  })

  test('starts its groups at the chosen one, or at the root or another one if a client asks for it, with the groups above each', async () => {
    const [home, living] = [groupOf('/home/'), groupOf('/home/living/')]
    const groups = async (more: string): Promise<Json[]> =>
      (await get(`/search/cushion?key=uk&filters[group_id]=${living}${more}`)).body.response.groups
    const [all, top] = ['All', 'Home'].map((name) => ({ group_id: name === 'All' ? name : home, display_name: name }))
    const [chosen] = await groups('')
    expect(chosen).toMatchObject({ group_id: living, display_name: 'Living', parents: [all, top] })
    expect(chosen.children).toMatchObject([
      {
        group_id: groupOf('/home/living/cushions/'),
        parents: [all, top, { group_id: living, display_name: 'Living' }],
      },
    ])
    expect((await groups('&fmt_options[groups_start]=top'))[0]).toMatchObject({ group_id: 'All', parents: [] })
    expect((await groups(`&fmt_options[groups_start]=group_id:${home}`))[0]).toMatchObject({
      group_id: home,
      children: [{ group_id: living }],
    })
  })

  test('a search within a group returns only items of the group, and those of all groups that are chosen', async () => {
    const search = async (...groups: string[]) => {
      const filters = groups.map((group) => `&filters[group_id]=${group}`).join('')
      return (await get(`/search/stripe?key=us&num_results_per_page=200${filters}`)).body.response
    }
    const [womens, home] = [groupOf('/womens/'), groupOf('/home/')]
    const [all, inWomens, inHome, inBoth] = await Promise.all([
      search(),
      search(womens),
      search(home),
      search(womens, home),
    ])
    expect(inWomens.results.length).toBeGreaterThan(0)
    for (const { data } of inWomens.results) expect(data.group_ids).toContain(womens)
    for (const { data } of inHome.results) expect(data.group_ids).toContain(home)
    expect(inBoth.total_num_results).toBe(inWomens.total_num_results + inHome.total_num_results)
    expect(inBoth.total_num_results).toBeLessThan(all.total_num_results)
    expect((await search('womens')).total_num_results).toBe(0)
  })

  test('applies filters to results', async () => {
    const { body } = await get(
      `/browse/group_id/${groupOf('/womens/clothing/dresses/')}?key=uk&filters[color]=Ink&num_results_per_page=50`,
    )
    expect(body.response.results.length).toBeGreaterThan(0)
    for (const { data } of body.response.results) {
      expect(data.group_ids).toContain(groupOf('/womens/clothing/dresses/'))
      expect(data.facets[0].values).toContain('Ink')
    }
    expect((await get('/browse/group_id/nothing?key=uk')).body.response.total_num_results).toBe(0)
    expect((await get('/browse/shoe_size/4?key=uk')).status).toBe(400)
  })

  test('a colour family narrows the results, shows each in a shade of the family, and names the family of each colour', async () => {
    const { body } = await get('/search/dress?key=uk&filters[color_family]=Navy&num_results_per_page=50')
    const { results, facets, total_num_results: total } = body.response
    const optionsOf = (name: string): Json[] => facets.find((facet: Json) => facet.name === name).options
    expect(total).toBeGreaterThan(0)
    expect(optionsOf('color_family').find(({ value }) => value === 'Navy')).toMatchObject({
      count: total,
      status: 'selected',
    })
    expect(optionsOf('color').find(({ value }) => value === 'Ink')!.data).toEqual({ family: 'Navy' })
    for (const { data } of results) expect(['Ink', 'French Navy']).toContain(data.colour)
  })

  test('returns the price range that a price filter can choose from', async () => {
    const range = async (more = '') =>
      (await get(`/search/cushion?key=us${more}`)).body.response.facets.find(({ name }: Json) => name === 'price')
    const { min, max } = await range()
    expect(min).toBeLessThan(max)
    expect(await range(`&filters[price]=${min}-${min}`)).toMatchObject({ min, max, status: { min, max: min } })
    expect((await get('/search/zzzqqq?key=uk')).body.response.facets.map(({ name }: Json) => name)).not.toContain(
      'price',
    )
  })

  test('sorts results by price', async () => {
    const { body } = await get(
      `/browse/group_id/${groupOf('/home/')}?key=us&sort_by=price&sort_order=descending&num_results_per_page=20`,
    )
    const prices = body.response.results.map((item: Json) => item.data.sale_price)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  })
})

describe('recommendations', () => {
  test('recommends eight similar products, never the product itself [PDP-48]', async () => {
    const { data } = (await get('/autocomplete/midi%20dress?key=uk')).body.sections.Products[0]
    for (const pod of ['recommendations', 'complete-the-look']) {
      const { body } = await get(`/recommendations/v1/pods/${pod}?key=uk&num_results=8&item_id=${data.id}`)
      expect(body.response.results).toHaveLength(8)
      expect(body.response.pod.id).toBe(pod)
      const skus = body.response.results.map((item: Json) => item.data.sku)
      expect(new Set(skus).size).toBe(8)
      expect(skus).not.toContain(data.sku)
    }
  })

  test('recommends other gift cards for a gift card, and nothing that completes a look', async () => {
    const products = (await get('/search/gift%20card?key=uk')).body.response.results.map(({ data }: Json) => data)
    const card = products.find(({ variation_id: id }: Json) => id.startsWith('100000'))
    const recommended = async (pod: string) =>
      (await get(`/recommendations/v1/pods/${pod}?key=uk&num_results=8&item_id=${card.id}`)).body.response.results.map(
        ({ value }: Json) => value,
      )
    expect(await recommended('recommendations')).toEqual(['Gift Card By Post'])
    expect(await recommended('complete-the-look')).toEqual([])
  })

  test('completes nothing for the id of a product, which no item has', async () => {
    const { body } = await get('/recommendations/v1/pods/complete-the-look?key=uk&item_id=1005')
    const { data } = (await get('/autocomplete/midi%20dress?key=uk')).body.sections.Products[0]
    const unknown = await get(`/recommendations/v1/pods/complete-the-look?key=uk&item_id=${data.sku}-No_Such_Colour`)
    expect(unknown.body.response.results).toEqual(body.response.results)
  })

  test('refuses an unknown pod', async () => {
    expect((await get('/recommendations/v1/pods/nothing?key=uk')).status).toBe(400)
  })
})

test('accepts requests from pages of other origins', async () => {
  expect((await get('/search/mug?key=uk')).headers.get('access-control-allow-origin')).toBe('*')
})
