import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { categoryIdsTo } from '../catalogue/categories.ts'
import { findCategoryIds, findProducts, type Product } from '../catalogue/queries/products.ts'
import { request, seedDefault, type Json } from '../test/catalogue-app.ts'
import { shopperQueries, type Wanted } from './test/shopper-queries.ts'

const pageSize = 48
const firstRow = 8
/** How much of the first row must be what was asked for. */
const wellAnswered = 0.75

type Outcome = { query: string; recallAt8: number; recallAt48: number; isEmpty: boolean }

let products: Product[]
let categoryIds: Map<number, number[]>
beforeAll(async () => {
  await seedDefault()
  const { results } = await env.DB.prepare('SELECT id FROM products').all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  products = await findProducts(env.DB, ids)
  categoryIds = await findCategoryIds(env.DB, ids)
})

test('150 queries in shoppers’ words find what they ask for, and few find nothing', async () => {
  expect(shopperQueries).toHaveLength(150)
  expect(new Set(shopperQueries.map(([query]) => query)).size).toBe(150)
  const outcomes: Outcome[] = []
  for (const [query, wanted] of shopperQueries) outcomes.push(await ask(query, wanted))
  const figures = {
    recallAt8: mean(outcomes.map(({ recallAt8 }) => recallAt8)),
    recallAt48: mean(outcomes.map(({ recallAt48 }) => recallAt48)),
    well: mean(outcomes.map((outcome) => Number(outcome.recallAt8 >= wellAnswered))),
    nothing: mean(outcomes.map(({ isEmpty }) => Number(isEmpty))),
  }
  const missed = outcomes.filter(({ recallAt8 }) => recallAt8 < 1).map(({ query }) => query)
  console.log(`Shoppers' queries: ${JSON.stringify(figures)}. Not all found among the first 8: ${missed.join(', ')}`)
  expect(figures).toEqual({
    recallAt8: expect.toSatisfy((recall: number) => recall >= 0.97),
    recallAt48: expect.toSatisfy((recall: number) => recall >= 0.94),
    well: expect.toSatisfy((share: number) => share >= 0.97),
    nothing: 0,
  })
})

test.each(['100019', 'order 100053', '#100053'])(
  '%j, which is the number of an order, finds the way to orders, or nothing, after which the page leads to them',
  async (query) => {
    const { body } = await request(`/constructor/search/${encodeURIComponent(query)}?key=uk`)
    const { redirect, results = [] } = body.response
    expect([redirect?.data.url ?? '/find-order', results]).toEqual(['/find-order', []])
  },
)

test.each(['wedding', 'wedding guest dress', 'dress for a wedding'])(
  '%j finds dresses for women, the long ones first, below a line about the occasion',
  async (query) => {
    const { body } = await request(`/constructor/search/${encodeURIComponent(query)}?key=uk&num_results_per_page=8`)
    const byId = new Map(products.map((product) => [String(product.id), product]))
    const found = body.response.results.map(({ data }: Json) => byId.get(data.url.split('/')[2]))
    expect(found.map((product?: Product) => [product?.department, product?.garment])).toEqual(
      Array.from({ length: 8 }, () => ['women', expect.stringMatching(/^(midi|maxi)-dress$/)]),
    )
    expect(body.response.refined_content[0].data.header).toBe('Dressing for somebody else’s day')
  },
)

/** Recall among the first n results, of as many items as can be among them. */
async function ask(query: string, wanted: Wanted | string): Promise<Outcome> {
  const { body } = await request(
    `/constructor/search/${encodeURIComponent(query)}?key=uk&num_results_per_page=${pageSize}`,
  )
  const { redirect, results = [] } = body.response
  if (typeof wanted === 'string') {
    const isThere = redirect?.data.url === wanted
    return {
      query,
      recallAt8: Number(isThere),
      recallAt48: Number(isThere),
      isEmpty: !redirect && results.length === 0,
    }
  }
  const right = new Set(products.filter((product) => isWanted(product, wanted)).map(({ id }) => String(id)))
  if (right.size === 0) throw new Error(`The catalogue has nothing for ${query}`)
  const found: string[] = results.map(({ data }: Json) => data.url.split('/')[2])
  const recallAt = (count: number) =>
    found.slice(0, count).filter((id) => right.has(id)).length / Math.min(count, right.size)
  return { query, recallAt8: recallAt(firstRow), recallAt48: recallAt(pageSize), isEmpty: found.length === 0 }
}

function isWanted(product: Product, wanted: Wanted): boolean {
  const fabric = product.customFields.find(({ name }) => name === 'fabric_composition')?.value.toLowerCase() ?? ''
  return (
    product.is_visible === 1 &&
    (wanted.kinds?.includes(product.garment) ?? true) &&
    (wanted.colours === undefined || product.colours.some(({ name }) => wanted.colours?.includes(name))) &&
    (wanted.department === undefined || product.department === wanted.department) &&
    (wanted.patterns?.includes(product.pattern) ?? true) &&
    (wanted.fabric === undefined || fabric.includes(wanted.fabric)) &&
    (wanted.size === undefined || product.sizes.includes(wanted.size)) &&
    (wanted.name?.test(product.name) ?? true) &&
    (wanted.category === undefined ||
      (categoryIds.get(product.id) ?? []).includes(categoryIdsTo(wanted.category).at(-1) ?? 0))
  )
}

function mean(numbers: readonly number[]): number {
  return Math.round((1000 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 1000
}
