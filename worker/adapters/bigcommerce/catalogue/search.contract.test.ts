import { describe, expect, test } from 'vitest'
import { createCatalogueMemory } from './catalogue.ts'
import { createBigCommerceSearch } from './search.ts'
import { markets } from '#shared/markets.ts'
import { untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { api, services } = sandboxServices()
const search = createBigCommerceSearch({ api, memory: createCatalogueMemory() })

// `site.search.searchProducts` with `searchTerm`, https://developer.bigcommerce.com/docs/storefront/graphql/examples
describe.each(Object.values(markets))("the platform's own search in market $code", (market) => {
  test('finds products of the market, 48 a page, with facets that refine them [SRCH-13, SRCH-15, SRCH-16]', async () => {
    const found = await search.search({ market, query: ' dress ', page: 1 }, untilDone())
    expect(found.total).toBeGreaterThan(0)
    expect(found.products).toHaveLength(Math.min(48, found.total))
    const [first] = found.products
    const product = await services.catalogue.product({ market, id: first!.id }, untilDone())
    expect(product).toMatchObject({ style: first!.style, name: first!.name, price: first!.price })
    const colours = found.facets.find(({ name }) => name === 'color')?.values ?? []
    const colour = colours.find(({ productCount }) => productCount < found.total)
    expect(colour).toBeDefined()
    const refinements = { color: [colour!.value], size: [] }
    const refined = await search.search({ market, query: 'dress', page: 1, refinements }, untilDone())
    expect(refined.total).toBe(colour!.productCount)
  })

  test('sorts by the price that shoppers see', async () => {
    const { products } = await search.search({ market, query: 'dress', page: 1, sort: 'price-asc' }, untilDone())
    const amounts = products.map(({ price }) => (price!.reduced ?? price!.regular).amount)
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })
})

test("the platform's own search suggests at most 10 products and no terms, and finds nothing for a term that matches none", async () => {
  const market = markets.en
  const { products, suggestions } = await search.suggest({ market, query: 'dress' }, untilDone())
  expect([products.length, suggestions]).toEqual([10, []])
  expect(await search.suggest({ market, query: ' ' }, untilDone())).toEqual({
    products: [],
    suggestions: [],
    pages: [],
  })
  const page = { market, page: 1 }
  for (const query of ['zzxxqqvv', ' '])
    expect(await search.search({ ...page, query }, untilDone())).toMatchObject({ products: [], total: 0 })
  expect(await search.search({ ...page, query: 'dress', page: 99 }, untilDone())).toMatchObject({
    products: [],
    page: 99,
  })
})

test("the platform's own search refuses to search within a category, so that no result comes from elsewhere [D-241]", async () => {
  await expect(
    search.search({ market: markets.en, query: 'dress', page: 1, categoryId: 100 }, untilDone()),
  ).rejects.toMatchObject({ service: 'search', kind: 'rejected' })
})
