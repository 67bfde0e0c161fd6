import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { readColourValues, valuesPerPage } from '../api/option-values.ts'
import { productSlug } from './summary.ts'
import type { Market } from '#shared/markets.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'
import type { Log } from '#worker/lib/log.ts'
import type { CataloguePort, IndexedProduct } from '#worker/ports/catalogue-port.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import { createSharedLoad, type SharedLoad } from '#worker/upstream/shared-load.ts'

/** The isolate's memory between requests: whether a channel has a product. */
export type ProductIndexMemory = SharedLoad<boolean>

const productsPerPage = 250
// The Storefront API's maximum for one request.
const productsPerQuery = 50

const hasQuery = `query HasProduct($entityId: Int!) { site { product(entityId: $entityId) { entityId } } }`
const HasSchema = v.object({ site: v.object({ product: v.nullable(v.object({ entityId: v.number() })) }) })

const coloursQuery = `query ProductColours($entityIds: [Int!]!) { site { products(entityIds: $entityIds, first: ${productsPerQuery}) { edges { node {
  entityId name path
  productOptions(first: 10) { edges { node { displayName isVariantOption ... on MultipleChoiceOption { values(first: ${valuesPerPage}) { edges { node { label } } } } } } }
} } } } }`

const edgesOf = <Node extends v.GenericSchema>(node: Node) => v.object({ edges: v.array(v.object({ node })) })
const OptionSchema = v.object({
  displayName: v.string(),
  isVariantOption: v.boolean(),
  values: v.optional(edgesOf(v.object({ label: v.string() })), { edges: [] }),
})
const ProductNodeSchema = v.object({
  entityId: v.number(),
  name: v.string(),
  path: v.optional(v.string(), ''),
  productOptions: edgesOf(OptionSchema),
})
const ColoursSchema = v.object({ site: v.object({ products: edgesOf(ProductNodeSchema) }) })

const IdsSchema = v.object({
  data: v.array(v.object({ id: v.number() })),
  meta: v.object({ pagination: v.object({ total_pages: v.number() }) }),
})

export function createProductIndexMemory(): ProductIndexMemory {
  return createSharedLoad({
    freshMs: 10 * 60_000,
    staleMs: 24 * 60 * 60_000,
    maxInFlightMs: 5000,
    maxEntries: 20_000,
    maxBytes: 2 * mebibyte,
  })
}

/**
 * The products of a channel. Ids come from REST, which has page numbers; names and colours from GraphQL, which knows
 * the channel.
 */
export function createBigCommerceProductIndex(options: {
  api: BigCommerceApi
  memory: ProductIndexMemory
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}) {
  const { api, memory, waitUntil, log } = options
  return {
    async hasProduct({ market, id }, signal) {
      signal.throwIfAborted()
      return memory({
        key: `${market.code} ${id}`,
        load: async (sharedSignal) =>
          (
            await api.graphql('has-product', HasSchema, {
              market,
              query: hasQuery,
              variables: { entityId: id },
              signal: sharedSignal,
            })
          ).site.product !== null,
        waitUntil,
        onRefreshFailure: () => log.warn('product-index-stale', { market: market.code }),
      })
    },
    async productPageCount({ market }, signal) {
      return (await readIds(api, { market, page: 1 }, signal)).meta.pagination.total_pages
    },
    async productPage({ market, page }, signal) {
      const { data } = await readIds(api, { market, page }, signal)
      const ids = data.map(({ id }) => id)
      const chunks = chunksOf(ids, productsPerQuery)
      const products = await Promise.all(chunks.map((chunk) => readColours(api, { market, ids: chunk }, signal)))
      return products.flat().toSorted((a, b) => a.id - b.id)
    },
  } satisfies Partial<CataloguePort>
}

function readIds(
  api: BigCommerceApi,
  { market, page }: { market: Market; page: number },
  signal: AbortSignal,
): Promise<v.InferOutput<typeof IdsSchema>> {
  const query = {
    'channel_id:in': api.channelOf(market),
    is_visible: 'true',
    include_fields: 'id',
    sort: 'id',
    limit: productsPerPage,
    page,
  }
  return api.rest('product-ids', IdsSchema, { path: '/v3/catalog/products', query, signal })
}

async function readColours(
  api: BigCommerceApi,
  { market, ids }: { market: Market; ids: number[] },
  signal: AbortSignal,
): Promise<IndexedProduct[]> {
  const { site } = await api.graphql('product-colours', ColoursSchema, {
    market,
    query: coloursQuery,
    variables: { entityIds: ids },
    signal,
  })
  return Promise.all(
    site.products.edges.map(async ({ node }) => {
      const colour = node.productOptions.edges.find(
        (option) => option.node.isVariantOption && option.node.displayName.toLowerCase() === 'color',
      )
      const colours = colour?.node.values.edges.map((value) => value.node.label) ?? []
      const id = node.entityId
      const all = colours.length < valuesPerPage ? null : await readColourValues(api, { market, id }, signal)
      return { id, slug: productSlug(node, market), colours: all?.map(({ label }) => label) ?? colours }
    }),
  )
}
