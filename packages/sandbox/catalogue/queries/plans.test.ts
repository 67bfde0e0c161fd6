import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { graphql, rest, seedDefault } from '../../test/catalogue-app.ts'
import { countingDatabase } from '../../test/counting-database.ts'
import { categoryIdsTo } from '../categories.ts'
import { listingPage, listingTotal, type ListingFilter, type ListingSort } from './listing.ts'

const category = categoryIdsTo('/womens/')[0]!
const base: ListingFilter = { categories: [[category]], attributes: [], currency: 'GBP' }
const filters: [string, ListingFilter][] = [
  ['a category', base],
  [
    'a category with refinements',
    {
      ...base,
      attributes: [
        { attribute: 'Color', values: ['Ink', 'Ecru'] },
        { attribute: 'Size', values: ['10'] },
      ],
      price: { min: 100, max: 9000 },
      isInStockOnly: true,
    },
  ],
  ['several categories', { ...base, categories: [[category, category + 1], [category]] }],
  ['a search', { ...base, searchTerm: 'dress' }],
]

beforeAll(seedDefault)

async function planOf(sql: string, values: readonly unknown[]): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map((row) => row.detail)
}

const scans = (plan: readonly string[]) =>
  plan.filter((step) => /^SCAN (p|v|f|products|variants|product_facets|product_categories)\b/.test(step))

describe.each(filters)('a listing of %s', (_, filter) => {
  test.each<ListingSort>(['featured', 'price-up', 'newest', 'name-up', 'relevance'])(
    'scans no large table for a listing sorted by %s',
    async (sort) => {
      const page = listingPage(filter, sort, { offset: 48, limit: 48 })
      expect(scans(await planOf(page.text, page.values))).toEqual([])
      const total = listingTotal(filter)
      expect(scans(await planOf(total.text, total.values))).toEqual([])
    },
  )
})

test('notices a scan of a large table', async () => {
  expect(scans(await planOf('SELECT id FROM variants v WHERE stock_1 = ?', [0]))).toEqual(['SCAN v'])
})

test('reads a category in its own order from the index, without sorting', async () => {
  const page = listingPage(base, 'featured', { offset: 0, limit: 48 })
  expect((await planOf(page.text, page.values)).join('\n')).not.toContain('TEMP B-TREE')
})

test('scans neither products nor variants in the statements of common requests', async () => {
  const counted = countingDatabase(env.DB)
  const query = `{ site {
    search { searchProducts(filters: { categoryEntityId: ${category}, productAttributes: [{ attribute: "Color", values: ["Ink"] }] }) {
      products(first: 5) { edges { node { categories { edges { node { name } } } inventory { isInStock } variants(first: 1) { edges { node { sku } } } } } }
      filters { edges { node { ... on ProductAttributeSearchFilter { attributes { edges { node { value } } } } ... on CategorySearchFilter { categories { edges { node { name } } } } } } }
    } }
    product(sku: "100000") { variants(skus: ["100000-HED-10"]) { edges { node { sku } } } }
    route(path: "/e-gift-card/") { node { id } }
  } }`
  const { body } = await graphql(query, {}, { bindings: { ...env, DB: counted.db } })
  expect(body.errors).toBeUndefined()
  expect(counted.statements.length).toBeGreaterThan(6)
  for (const sql of counted.statements) {
    const parameters = Array.from({ length: sql.split('?').length - 1 }, () => '[]')
    expect({ sql, scans: scans(await planOf(sql, parameters)) }).toEqual({ sql, scans: [] })
  }
})

test('takes a product out of stock and back with its variants', async () => {
  const isInStock = () =>
    env.DB.prepare('SELECT is_in_stock FROM product_listing WHERE product_id = 1003').first<number>('is_in_stock')
  await env.DB.prepare('UPDATE variants SET stock_1 = 0 WHERE product_id = 1003').run()
  expect(await isInStock()).toBe(0)
  await env.DB.prepare('UPDATE variants SET stock_1 = 400 WHERE product_id = 1003').run()
  expect(await isInStock()).toBe(1)
})

test('changes nothing by seeding again, and replaces only the catalogue if the setting differs', async () => {
  const { seedCatalogue } = await import('../seed-d1.ts')
  const count = () => env.DB.prepare('SELECT count(*) AS n FROM products').first<number>('n')
  await seedDefault()
  expect(await count()).toBe(601)
  await env.DB.prepare("INSERT INTO seed (key, value) VALUES ('other', 'kept')").run()
  await seedCatalogue(env.DB, { styles: 20 })
  expect(await count()).toBe(20)
  expect((await rest('/v3/catalog/products?keyword=jumper&limit=250')).body.meta.pagination.total).toBeLessThan(20)
  expect(await env.DB.prepare("SELECT value FROM seed WHERE key = 'other'").first('value')).toBe('kept')
})
