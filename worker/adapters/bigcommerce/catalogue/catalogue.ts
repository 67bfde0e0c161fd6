import type { BigCommerceApi } from '../api/api.ts'
import { categoriesOf, CategoryTreesSchema, readCategoryTrees, treesName, type CategoryTree } from './category-tree.ts'
import { createSwatchMemory, rememberSwatches, addSwatches, type SwatchMemory } from './facet-swatches.ts'
import { readFacets } from './facets.ts'
import { createCursorMemory, readCount, readListing, type CursorMemory } from './listing.ts'
import { createProductCategoriesMemory, type ProductCategoriesMemory, readCategoryUrls } from './product-categories.ts'
import { createFactsMemory, createProductFacts, type FactsMemory } from './product-facts.ts'
import { readProduct, readProductIdOfSku } from './product.ts'
import { readSaleStates } from './sale-states.ts'
import { readSoldItems } from './sold-items.ts'
import { readStock } from './stock.ts'
import { readRail, readSummaries } from './summaries.ts'
import type { Log } from '#worker/lib/log.ts'
import type { CataloguePort } from '#worker/ports/catalogue-port.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import type { KvLoad } from '#worker/upstream/kv-load.ts'
import { createSharedLoad, type SharedLoad } from '#worker/upstream/shared-load.ts'

/** The isolate's memory of the catalogue between requests. */
export type CatalogueMemory = {
  categoryTrees: SharedLoad<CategoryTree[]>
  cursors: CursorMemory
  swatches: SwatchMemory
  productCategories: ProductCategoriesMemory
  facts: FactsMemory
}

export type CatalogueOptions = {
  api: BigCommerceApi
  memory: CatalogueMemory
  /** What other isolates have read: the category tree, and facts of products. */
  kvLoad: KvLoad
  isSecondLocationSubtracted: boolean
  waitUntil: (work: Promise<unknown>) => void
  log: Log
}

const treeTtl = {
  freshMs: 60_000,
  staleMs: 24 * 60 * 60_000,
  maxInFlightMs: 5000,
  maxEntries: 1,
  maxBytes: 4 * mebibyte,
}

export function createCatalogueMemory(now?: () => number): CatalogueMemory {
  const clock = now && { now }
  return {
    categoryTrees: createSharedLoad({ ...treeTtl, ...clock }),
    cursors: createCursorMemory(now),
    swatches: createSwatchMemory(),
    productCategories: createProductCategoriesMemory(now),
    facts: createFactsMemory(now),
  }
}

/** The catalogue on BigCommerce: GraphQL Storefront for products, listings and facets, REST for the tree and stock. */
export function createBigCommerceCatalogue({
  api,
  memory,
  kvLoad,
  isSecondLocationSubtracted,
  waitUntil,
  log,
}: CatalogueOptions) {
  const kept = createProductFacts({ api, memory: memory.facts, kvLoad, waitUntil, log })
  return {
    // A page lists the other markets that have it, so the trees of all markets are read together.
    async categoryTree({ market }, signal) {
      signal.throwIfAborted()
      const trees = await memory.categoryTrees({
        key: 'all',
        load: (sharedSignal) =>
          kvLoad({
            name: treesName(api),
            schema: CategoryTreesSchema,
            load: () => readCategoryTrees(api, { log }, sharedSignal),
            isCacheable: (all) => all.length > 0 && all.every(({ categories }) => categories.length > 0),
          }),
        waitUntil,
        onRefreshFailure: () => log.warn('category-trees-stale'),
      })
      return categoriesOf(trees, api.channelOf(market))
    },
    async listing(request, signal) {
      const listing = await readListing(api, { request, cursors: memory.cursors }, signal)
      for (const { colours } of listing.products) rememberSwatches(memory.swatches, request.market, colours)
      return listing
    },
    count: (request, signal) => readCount(api, request, signal),
    async facets(request, signal) {
      const found = await readFacets(api, request, signal)
      return {
        ...found,
        facets: await addSwatches(api, { ...request, ...found, swatches: memory.swatches }, signal),
      }
    },
    summaries: (request, signal) => readSummaries(api, request, signal),
    rail: (request, signal) => readRail(api, request, signal),
    product: (request, signal) => readProduct(api, { ...request, isSecondLocationSubtracted, kept, log }, signal),
    productIdOfSku: (request, signal) => readProductIdOfSku(api, request, signal),
    soldItems: (request, signal) => readSoldItems(api, request, signal),
    categoryUrls: (request, signal) => readCategoryUrls(api, { ...request, memory: memory.productCategories }, signal),
    saleStates: (request, signal) => readSaleStates(api, request, signal),
    stock: (request, signal) => readStock(api, { ...request, isSecondLocationSubtracted, kept }, signal),
  } satisfies Partial<CataloguePort>
}
