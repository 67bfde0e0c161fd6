import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { categoryUrl } from './category-tree.ts'
import type { Market } from '#shared/markets.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '#worker/upstream/isolate-memory.ts'

/** By market and product id: the URLs of the product's categories. */
export type ProductCategoriesMemory = IsolateMemory<string[]>

const maxProducts = 2000
const freshMs = 3_600_000
/** The platform's maximum for one request. */
const maxIds = 50

const query = `query ProductCategories($entityIds: [Int!]!) { site { products(entityIds: $entityIds, first: ${maxIds}) { edges { node {
  entityId categories(first: 50) { edges { node { path } } }
} } } } }`

const ResponseSchema = v.object({
  site: v.object({
    products: nodes(v.object({ entityId: v.number(), categories: nodes(v.object({ path: v.string() })) })),
  }),
})

export function createProductCategoriesMemory(): ProductCategoriesMemory {
  return createIsolateMemory<string[]>({ maxEntries: maxProducts, maxBytes: mebibyte })
}

/** The URLs of the products' categories, none for products that the channel does not have. */
export async function readCategoryUrls(
  api: BigCommerceApi,
  { market, productIds, memory }: { market: Market; productIds: readonly number[]; memory: ProductCategoriesMemory },
  signal: AbortSignal,
): Promise<Map<number, string[]>> {
  const known = (id: number) => {
    const entry = memory.get(`${market.code} ${id}`)
    return entry && entry.ageMs < freshMs ? entry.value : null
  }
  const ids = [...new Set(productIds)]
  const unknown = ids.filter((id) => known(id) === null)
  const chunks = Array.from({ length: Math.ceil(unknown.length / maxIds) }, (_, index) =>
    unknown.slice(index * maxIds, (index + 1) * maxIds),
  )
  await Promise.all(
    chunks.map(async (entityIds) => {
      const { site } = await api.graphql('product-categories', ResponseSchema, {
        market,
        query,
        variables: { entityIds },
        signal,
      })
      const urls = new Map(
        site.products.map(({ entityId, categories }) => [entityId, categories.map(({ path }) => categoryUrl(path))]),
      )
      for (const id of entityIds) memory.set(`${market.code} ${id}`, urls.get(id) ?? [])
    }),
  )
  return new Map(ids.map((id) => [id, known(id) ?? []]))
}
