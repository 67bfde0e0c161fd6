import type { BigCommerceApi } from '../api/api.ts'
import { type CategoryNames, CategoryNamesSchema, readCategoryNames, withNames } from './category-names.ts'
import { categoriesOf, CategoryTreesSchema, readCategoryTrees, treesName, type CategoryTree } from './category-tree.ts'
import { createSwatchMemory, rememberSwatches, addSwatches, type SwatchMemory } from './facet-swatches.ts'
import { readFacets } from './facets.ts'
import { createCursorMemory, readCount, readListing, type CursorMemory } from './listing.ts'
import { readOutlines } from './outlines.ts'
import { createProductCategoriesMemory, type ProductCategoriesMemory, readCategoryUrls } from './product-categories.ts'
import { createFactsMemory, createProductFacts, type FactsMemory } from './product-facts.ts'
import { readProduct, readProductIdOfSku } from './product.ts'
import { readLastProductId, readProductsFrom } from './products-from.ts'
import { readSaleStates } from './sale-states.ts'
import { readSoldItems } from './sold-items.ts'
import { readStock } from './stock.ts'
import { readRail, readSummaries } from './summaries.ts'
import { isInDefaultLanguage, type Market } from '#shared/markets.ts'
import type { Log } from '#worker/lib/log.ts'
import type { CataloguePort } from '#worker/ports/catalogue-port.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import type { KvLoad } from '#worker/upstream/kv-load.ts'
import { createSharedLoad, type SharedLoad } from '#worker/upstream/shared-load.ts'

/** The isolate's memory of the catalogue between requests. */
export type CatalogueMemory = {
  categoryTrees: SharedLoad<CategoryTree[]>
  categoryNames: SharedLoad<CategoryNames>
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

const noNames: CategoryNames = {}

export function createCatalogueMemory(now?: () => number): CatalogueMemory {
  const clock = now && { now }
  return {
    categoryTrees: createSharedLoad({ ...treeTtl, ...clock }),
    categoryNames: createSharedLoad({ ...treeTtl, maxEntries: 20, ...clock }),
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
  /** In the market's language; none if they cannot be read, so that the tree has those of the default language. */
  function namesIn(market: Market): Promise<CategoryNames> {
    const channelId = api.channelOf(market)
    return memory
      .categoryNames({
        key: `${channelId} ${market.iso}`,
        load: (sharedSignal) =>
          kvLoad({
            name: `category-names ${channelId} ${market.iso}`,
            schema: CategoryNamesSchema,
            load: () => readCategoryNames(api, { market }, sharedSignal),
            isCacheable: (names) => Object.keys(names).length > 0,
          }),
        waitUntil,
        onRefreshFailure: () => log.warn('category-names-stale', { market: market.code, language: market.language }),
      })
      .catch(log.fallback('category-names', noNames, { market: market.code, language: market.language }))
  }

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
      const categories = categoriesOf(trees, api.channelOf(market))
      return isInDefaultLanguage(market) ? categories : withNames(categories, await namesIn(market))
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
    outlines: (request, signal) => readOutlines(api, { ...request, isSecondLocationSubtracted }, signal),
    lastProductId: (request, signal) => readLastProductId(api, request, signal),
    productsFrom: (request, signal) => readProductsFrom(api, { ...request, isSecondLocationSubtracted, kept }, signal),
    rail: (request, signal) => readRail(api, request, signal),
    product: (request, signal) => readProduct(api, { ...request, isSecondLocationSubtracted, kept, log }, signal),
    productIdOfSku: (request, signal) => readProductIdOfSku(api, request, signal),
    soldItems: (request, signal) => readSoldItems(api, request, signal),
    categoryUrls: (request, signal) => readCategoryUrls(api, { ...request, memory: memory.productCategories }, signal),
    saleStates: (request, signal) => readSaleStates(api, request, signal),
    stock: (request, signal) => readStock(api, { ...request, isSecondLocationSubtracted, kept }, signal),
  } satisfies Partial<CataloguePort>
}
