import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findProducts, type Product } from '../catalogue/queries/products.ts'
import { request, seedDefault, type Json } from '../test/catalogue-app.ts'

let products: Map<number, Product>
beforeAll(async () => {
  await seedDefault()
  const { results } = await env.DB.prepare('SELECT id FROM products').all<{ id: number }>()
  const found = await findProducts(
    env.DB,
    results.map(({ id }) => id),
  )
  products = new Map(found.map((product) => [product.id, product]))
})

/** The garments that are found, the best first, each with its level. */
async function search(key: string, query: string, field: string) {
  const { body } = await request(`/constructor/search/${encodeURIComponent(query)}?key=${key}&num_results_per_page=100`)
  return body.response.results.map(({ data }: Json) => {
    const { garment, customFields } = products.get(Number(data.url.split('/')[2]))!
    return { garment, level: Number(customFields.find(({ name }) => name === field)?.value) }
  }) as { garment: string; level: number }[]
}

const jumper = /jumper|cardigan|hoodie/

test.each([
  ['uk', 'warm jumper', jumper, 'feel_warmth', [4, 5]],
  ['uk', 'very warm coat', /coat/, 'feel_warmth', [4, 5]],
  ['uk', 'not itchy jumper', jumper, 'feel_softness', [4, 5]],
  ['uk', 'jumper that doesn’t itch', jumper, 'feel_softness', [4, 5]],
  ['uk', 'not itchy', /./, 'feel_softness', [4, 5]],
  ['uk', 'lightweight dress', /dress/, 'feel_weight', [1, 2]],
  ['uk', 'soft sheets', /bedding/, 'feel_softness', [4, 5]],
  ['uk', 'stretchy tee', /tee/, 'feel_stretch', [4, 5]],
  ['eu-de', 'warmer Pullover', jumper, 'feel_warmth', [4, 5]],
  ['eu-de', 'Pullover, der nicht kratzt', jumper, 'feel_softness', [4, 5]],
  ['eu-de', 'kratzt nicht', /./, 'feel_softness', [4, 5]],
  ['eu-de', 'leichtes Kleid', /dress/, 'feel_weight', [1, 2]],
  ['eu-de', 'weiche Bettwäsche', /bedding/, 'feel_softness', [4, 5]],
])(
  'in %s, %j finds only what feels so, first of the kind that was asked for [FEEL-05]',
  async (key, query, kind, field, levels) => {
    const items = await search(key, query, field)
    expect(items.length).toBeGreaterThan(2)
    expect(items.filter(({ level }) => !levels.includes(level))).toEqual([])
    expect(items.slice(0, 3).filter(({ garment }) => !kind.test(garment))).toEqual([])
  },
)

test('the highest levels come first, on the whole [FEEL-05]', async () => {
  const levels = (await search('uk', 'warm jumper', 'feel_warmth')).map(({ level }) => level)
  const share = (some: readonly number[]) => some.filter((level) => level === 5).length / some.length
  expect(share(levels.slice(0, 8))).toBeGreaterThan(share(levels.slice(8)))
})
