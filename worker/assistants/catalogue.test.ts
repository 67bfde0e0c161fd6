import { afterEach, describe, expect, test, vi } from 'vitest'
import { callsOf, watchCalls } from '../test/counted-calls.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { expectOfficial, hasDocuments, noDocuments } from './test/official.ts'
import { type Market, markets } from '#shared/markets.ts'

const localityOf = ({ country: address_country, currency }: Market) => ({ address_country, currency })
const agent = 'profile="https://platform.example/.well-known/ucp"'

type CatalogueVariant = {
  id: string
  sku: string
  title: string
  url: string
  price: { amount: number; currency: string }
  availability: { available: boolean; status: string }
  options: { name: string; label: string }[]
  inputs: { id: string; match: string }[]
}
type CatalogueProduct = {
  id: string
  title: string
  url: string
  categories: { value: string }[]
  price_range: { min: { amount: number }; max: { amount: number } }
  options: { name: string; values: { label: string; exists: boolean; available: boolean }[] }[]
  selected: { name: string; label: string }[]
  variants: CatalogueVariant[]
  metadata?: { feel: { name: string; value: string; level: number }[] }
}
type Result = {
  ucp: { version: string; status: string }
  code: string
  content: string
  products: CatalogueProduct[]
  product: CatalogueProduct
  pagination: { has_next_page: boolean; total_count: number; cursor: string }
  messages: { type: string; code: string; content: string }[]
}

async function ask(
  path: 'search' | 'lookup' | 'product',
  body: unknown,
  { shop = openShop(), headers = {} }: { shop?: ReturnType<typeof openShop>; headers?: Record<string, string> } = {},
) {
  const response = await shop.get(`/ucp/catalog/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ucp-agent': agent, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const result = await response.json<Result>()
  if (response.ok) expectOfficial(result.ucp.status === 'error' ? 'error' : path, result)
  return { response, status: response.status, result }
}

const { services } = sandboxServices()
const listed = await services.catalogue.productPage({ market: markets.en, page: 1 }, new AbortController().signal)
const ids = listed.map(({ id }) => String(id))

afterEach(() => vi.restoreAllMocks())

type Offer = { url: string; price: number; priceCurrency: string; availability: string }
type Group = { name: string; hasVariant: ({ sku: string; name: string; offers: Offer } | { url: string })[] }

async function jsonLdOf(shop: ReturnType<typeof openShop>, path: string): Promise<Group> {
  const page = await textOf(shop.get(path))
  const blocks = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  const all = blocks.flatMap(([, json = '']) => JSON.parse(json) as unknown)
  return present(all.find((each) => (each as { '@type'?: string })['@type'] === 'ProductGroup') as Group, 'group')
}

describe('the catalogue', () => {
  test.each(Object.values(markets) as Market[])(
    'has the name, prices, availability and links of the page for 17 products of $code [UCP-01]',
    async (market) => {
      const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
      const chosen = ids.filter((_, index) => index % Math.floor(ids.length / 17) === 0).slice(0, 17)
      let compared = 0
      for (const id of chosen) {
        const { result } = await ask('product', { id, context: localityOf(market) }, { shop })
        if (result.ucp.status === 'error') continue
        const { pathname } = new URL(result.product.url)
        const group = await jsonLdOf(shop, pathname)
        expect(result.product.title).toBe(group.name)
        const offers = group.hasVariant.flatMap((each) =>
          'sku' in each
            ? [
                [
                  each.sku,
                  each.name,
                  Math.round(each.offers.price * 100),
                  each.offers.priceCurrency,
                  each.offers.url,
                  each.offers.availability !== 'https://schema.org/OutOfStock',
                ],
              ]
            : [],
        )
        const own = result.product.variants.map(({ sku, title, price, url, availability }) => [
          sku,
          title,
          price.amount,
          price.currency,
          url,
          availability.available,
        ])
        expect(own.toSorted()).toEqual(offers.toSorted())
        compared += 1
      }
      expect(compared).toBeGreaterThan(14)
    },
    60_000,
  )

  test('looks up products and variants together, and says what it does not have [UCP-02]', async () => {
    const [id = ''] = ids
    const { result: one } = await ask('product', { id })
    const variant = present(one.product.variants.at(-1), 'variant')
    const { result } = await ask('lookup', { ids: [id, variant.id, id, '999999999', 'nonsense'] })
    expect(result.products).toHaveLength(1)
    const inputs = result.products[0]?.variants.flatMap((each) => each.inputs.map((input) => [each.id, input]))
    expect(inputs).toContainEqual([variant.id, { id: variant.id, match: 'exact' }])
    expect(inputs?.map(([, input]) => input)).toContainEqual({ id, match: 'featured' })
    expect(result.messages.map(({ content }) => content)).toEqual(['999999999', 'nonsense'])
  })

  test('narrows a product by selected values, and gives the least important up first [UCP-03]', async () => {
    const { result } = await ask('product', { id: ids[0] })
    const { product } = result
    const [colour, size] = product.options
    expect(product.selected).toEqual([{ name: colour?.name, label: product.variants[0]?.options[0]?.label }])
    const label = present(
      size?.values.find(({ exists }) => exists),
      'size',
    ).label
    const selected = [
      { name: 'Size', label },
      { name: 'Color', label: 'No such colour' },
    ]
    const { result: narrowed } = await ask('product', { id: ids[0], selected, preferences: ['Size', 'Color'] })
    expect(narrowed.product.selected).toEqual([{ name: 'Size', label }])
    for (const { options } of narrowed.product.variants) expect(options).toContainEqual({ name: 'Size', label })
    const [first] = product.variants
    const { result: exact } = await ask('product', { id: first?.id, selected: [{ name: 'Size', label: 'other' }] })
    expect([exact.product.variants[0]?.id, exact.product.selected]).toEqual([first?.id, first?.options])
  })

  test('says of each value if it exists with the selected ones, and if that can be bought [UCP-03]', async () => {
    const { catalogue } = sandboxServices().services
    const product: typeof catalogue.product = async (...sent) => {
      const found = await catalogue.product(...sent)
      if (!found) return null
      const [red, blue] = ['Red', 'Blue'].map((name, valueId) => ({ name, valueId, hexes: [] }))
      const choices = [
        { colour: 'Red', size: '8', stock: 5 },
        { colour: 'Red', size: '10', stock: 0 },
        { colour: 'Blue', size: '12', stock: 5 },
      ]
      const variants = choices.map((each, id) => ({
        ...found.variants[0]!,
        id,
        length: null,
        isPurchasable: true,
        ...each,
      }))
      const made = { colours: [red!, blue!], colour: red!, sizes: ['8', '10', '12'], lengths: [], variants }
      return { ...found, ...made, isAvailable: true }
    }
    const shop = openShop({ broken: { catalogue: { product } } })
    const selected = [{ name: 'Color', label: 'Red' }]
    const { result } = await ask('product', { id: ids[0], selected }, { shop })
    expect(result.product.options.find(({ name }) => name === 'Size')?.values).toEqual([
      { label: '8', exists: true, available: true },
      { label: '10', exists: true, available: false },
      { label: '12', exists: false, available: false },
    ])
  })

  test('is in the market and the language of the context, with that market’s prices [UCP-04]', async () => {
    const search = async (context: object, query = 'dress') =>
      (await ask('search', { query, context })).result.products[0]
    expect((await search({}))?.variants[0]?.price.currency).toBe('GBP')
    expect((await search({ address_country: 'us' }))?.variants[0]?.price.currency).toBe('USD')
    expect((await search({ address_country: 'DE' }))?.url).toContain('/eu/p/')
    const german = await search({ address_country: 'AT', language: 'de-AT' }, 'Kleid')
    expect([german?.url.includes('/eu/de/p/'), german?.options.map(({ name }) => name)]).toEqual([
      true,
      expect.arrayContaining(['Farbe']),
    ])
    expect((await search({ currency: 'EUR', address_country: 'JP' }))?.variants[0]?.price.currency).toBe('EUR')
  })

  test('is in the market of its host, if the context names no other [UCP-04]', async () => {
    const american = 'http://us.localhost:8787'
    const shop = openShop({ origin: american, vars: { MARKET_HOSTS: 'us=us.localhost:8787' } })
    const search = async (context: object) => (await ask('search', { query: 'dress', context }, { shop })).result
    const [here] = (await search({})).products
    expect([here?.variants[0]?.price.currency, here?.url.startsWith(`${american}/p/`)]).toEqual(['USD', true])
    const [british] = (await search({ address_country: 'GB' })).products
    expect(british?.url.startsWith('http://localhost:8787/p/')).toBe(true)
  })

  test('pages through a search without a product twice, by cursors of these results only [UCP-05]', async () => {
    const shop = openShop()
    const seen: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 6; page += 1) {
      const { result } = await ask('search', { query: 'dress', pagination: { cursor, limit: 20 } }, { shop })
      seen.push(...result.products.map(({ id }) => id))
      cursor = result.pagination.cursor
      if (!result.pagination.has_next_page) break
    }
    expect(seen.length).toBeGreaterThan(48)
    expect(new Set(seen).size).toBe(seen.length)
    const { result: first } = await ask('search', { query: 'dress' }, { shop })
    expect(first.products).toHaveLength(10)
    for (const [query, other] of [
      ['shirt', first.pagination.cursor],
      ['dress', `${first.pagination.cursor.slice(0, -2)}AA`],
      ['dress', 'eyJwYWdlIjoyfQ'],
    ]) {
      const { status, result } = await ask('search', { query, pagination: { cursor: other } }, { shop })
      expect([status, result.code]).toEqual([400, 'invalid_cursor'])
    }
  })

  test('filters by price in minor units and by the category of a product [UCP-05]', async () => {
    const { result: cheap } = await ask('search', { query: 'dress', filters: { price: { max: 5000 } } })
    expect(cheap.products.length).toBeGreaterThan(0)
    for (const { price_range } of cheap.products) expect(price_range.min.amount).toBeLessThanOrEqual(5000)
    const { result: product } = await ask('product', { id: ids[0] })
    const value = present(product.product.categories[0], 'category').value
    const { result } = await ask('search', { filters: { categories: [value] } })
    expect(result.pagination.total_count).toBeGreaterThan(0)
    const { result: unknown } = await ask('search', { query: 'dress', filters: { categories: ['Nowhere'] } })
    expect([unknown.products, unknown.messages[0]?.code]).toEqual([[], 'unknown_category'])
  })

  test('costs at most 1.2 times the calls of a search page, and none from the cache [UCP-06]', async () => {
    const page = await callsOf('/us/search?query=scarf', '/us/search?query=kettle')
    vi.restoreAllMocks()
    const shop = openShop()
    const { sent, clear } = watchCalls({ hasWaves: false })
    const search = () => ask('search', { query: 'scarf', context: { address_country: 'US' } }, { shop })
    await search()
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.length).toBeLessThanOrEqual(page.length * 1.2)
    await shop.settle()
    clear()
    await search()
    expect(sent).toEqual([])
  })

  test('says how a product feels, in the words of its page, and nothing of a mug [FEEL-06]', async () => {
    const productOf = async (query: string, language?: string) => {
      const context = { address_country: 'IE', language }
      const { result } = await ask('search', { query, context })
      return (await ask('product', { id: present(result.products[0], query).id, context })).result.product
    }
    const { metadata } = await productOf('warm jumper')
    expect(metadata?.feel).toContainEqual({ name: 'Warmth', value: 'for frost', level: 5 })
    const german = await productOf('warmer Pullover', 'de')
    expect(german.metadata?.feel).toContainEqual({ name: 'Wärme', value: 'für Frost', level: 5 })
    expect(await productOf('mug')).not.toHaveProperty('metadata')
  })

  test('has plain texts only [UCP-07]', async () => {
    const { result } = await ask('search', { query: 'dress', pagination: { limit: 50 } })
    for (const product of result.products) expect(JSON.stringify(product)).not.toMatch(/<\/?[a-z]/i)
  })
})

test('the official schemas refuse a product without a variant and one without a price [UCP-01]', async (context) => {
  if (!hasDocuments) return context.skip(noDocuments)
  const { result } = await ask('product', { id: ids[0] })
  expect(() => expectOfficial('product', { ...result, product: { ...result.product, variants: [] } })).toThrow('valid')
  expect(() => expectOfficial('search', { ...result, products: [{ id: '1' }] })).toThrow('valid')
})

describe('a request of the catalogue', () => {
  test.each([
    ['no query', 'search', {}, 400, 'invalid_request'],
    ['a long query', 'search', { query: 'a'.repeat(101) }, 400, 'invalid_request'],
    ['a limit of nothing', 'search', { query: 'a', pagination: { limit: 0 } }, 400, 'invalid_request'],
    ['a text for a number', 'search', { query: 'a', filters: { price: { max: '1' } } }, 400, 'invalid_request'],
    ['too many ids', 'lookup', { ids: Array.from({ length: 21 }, (_, id) => String(id)) }, 400, 'request_too_large'],
    ['no ids', 'lookup', { ids: [] }, 400, 'invalid_request'],
    ['no JSON', 'lookup', '{', 400, 'invalid_request'],
    ['a list', 'lookup', [], 400, 'invalid_request'],
    [
      'an option twice',
      'product',
      { id: '1', selected: [1, 2].map((n) => ({ name: 'Size', label: String(n) })) },
      400,
      'invalid_request',
    ],
    ['a large body', 'product', { id: '1', more: 'a'.repeat(17_000) }, 413, 'request_too_large'],
  ] as const)('with %s is refused with a code [UCP-08]', async (...[, path, body, status, code]) => {
    const refused = await ask(path, body)
    expect([refused.status, refused.result.code]).toEqual([status, code])
  })

  test.each([
    [{ 'ucp-agent': '' }, 400, 'invalid_profile_url'],
    [{ 'ucp-agent': 'profile=https://platform.example' }, 400, 'invalid_profile_url'],
    [{ 'ucp-agent': 'profile="http://169.254.169.254/latest"' }, 400, 'invalid_profile_url'],
    [{ 'ucp-agent': 'profile="https://user:password@platform.example"' }, 400, 'invalid_profile_url'],
    [{ 'ucp-agent': `${agent}, version="2026-01-11"` }, 422, 'version_unsupported'],
    [{ 'ucp-agent': `${agent}; version="2026-01-11"` }, 422, 'version_unsupported'],
    [{ 'content-type': 'text/plain' }, 415, 'invalid_request'],
    [{ origin: 'https://evil.example' }, 403, 'forbidden'],
  ])('with the headers %j is refused, and its profile is never fetched [UCP-09]', async (headers, status, code) => {
    const { sent } = watchCalls({ hasWaves: false })
    const fetched = vi.mocked(globalThis.fetch)
    const { response, result } = await ask('search', { query: 'dress' }, { headers })
    expect([response.status, result.code]).toEqual([status, code])
    expect([sent, fetched.mock.calls]).toEqual([[], []])
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('is accepted from a platform of this version, reads no cookie and sets none [UCP-09]', async () => {
    const shop = openShop()
    shop.jar.set('wsPreferredLocale', 'us')
    const headers = { 'ucp-agent': `${agent}, version="2026-08-25"` }
    const { response, result } = await ask('search', { query: 'dress' }, { shop, headers })
    expect([response.status, result.ucp.version, response.headers.getSetCookie()]).toEqual([200, '2026-08-25', []])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test.each(['999999999', '101-999999999', '1; DROP TABLE', '~', '-1', '1e9'])(
    'for the product %j is told that there is none [UCP-02]',
    async (id) => {
      const { status, result } = await ask('product', { id })
      expect([status, result.ucp.status, result.messages[0]?.code]).toEqual([200, 'error', 'not_found'])
    },
  )

  test('is refused above the limit of its network, which is not that of its shoppers [UCP-10]', async () => {
    const counted: string[] = []
    const limiter = { limit: async ({ key }: { key: string }) => (counted.push(key), { success: false }) }
    const shop = openShop({ bindings: { LIMIT_NETWORKS: limiter }, headers: { 'cf-connecting-ip': '203.0.113.9' } })
    const { response, result } = await ask('search', { query: 'dress' }, { shop })
    expect([response.status, result.code, response.headers.get('retry-after')]).toEqual([429, 'too_many_tries', '60'])
    expect(counted).toEqual(['assistant ip 203.0.113.9'])
  })

  test.each([
    [{ UCP: '' }, 404],
    [{ UCP: 'mcp,permalink' }, 404],
    [{ UCP: 'catalog', MAINTENANCE_LOCALES: 'en' }, 503],
  ])('of a shop with %j is answered with %i [UCP-11]', async (vars, status) => {
    expect((await ask('search', { query: 'dress' }, { shop: openShop({ vars }) })).status).toBe(status)
  })
})
