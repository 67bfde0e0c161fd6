import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { categoryUrl } from './category-tree.ts'
import type { Market } from '#shared/markets.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '#worker/upstream/isolate-memory.ts'
import { readRemembered } from '#worker/upstream/read-remembered.ts'

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

export function createProductCategoriesMemory(now?: () => number): ProductCategoriesMemory {
  return createIsolateMemory({ maxEntries: maxProducts, maxBytes: mebibyte, ...(now && { now }) })
}

/** The URLs of the products' categories, none for products that the channel does not have. */
export async function readCategoryUrls(
  api: BigCommerceApi,
  { market, productIds, memory }: { market: Market; productIds: readonly number[]; memory: ProductCategoriesMemory },
  signal: AbortSignal,
): Promise<Map<number, string[]>> {
  return readRemembered(productIds, {
    memory,
    keyOf: (id) => `${market.code} ${id}`,
    freshMs,
    maxIds,
    read: async (entityIds) => {
      const variables = { entityIds }
      const { site } = await api.graphql('product-categories', ResponseSchema, { market, query, variables, signal })
      const urls = new Map(
        site.products.map(({ entityId, categories }) => [entityId, categories.map(({ path }) => categoryUrl(path))]),
      )
      return new Map(entityIds.map((id) => [id, urls.get(id) ?? []]))
    },
  })
}
