import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { PageInfoSchema, edges } from '../api/connection.ts'
import { withAllColours } from '../api/option-values.ts'
import { type ListingScope, toFilters, toSort } from './search-filters.ts'
import { cardFieldsOf, ListedNodeSchema, toSummary, valuesOfCard } from './summary.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import { itemsPerPage, type Listing } from '#shared/domain/listing.ts'
import type { PlatformSummary } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'
import type { ListingPlace, ListingRequest } from '#worker/ports/catalogue-port.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '#worker/upstream/isolate-memory.ts'

type ScopedRequest = Omit<ListingRequest, keyof ListingPlace> & ListingScope

/** The cursor at which each page of a listing ends, so that a later page is reached without walking all pages before it. */
export type CursorMemory = IsolateMemory<string>

// The products change, so an old cursor would repeat or skip some.
const cursorTtlMs = 5 * 60_000
const maxCursors = 5000

const parameters = '$filters: SearchProductsFiltersInput!, $sort: SearchProductsSortInput, $first: Int!, $after: String'

const products = (fields: string) => `site { search { searchProducts(filters: $filters, sort: $sort) {
  products(first: $first, after: $after) { pageInfo { hasNextPage endCursor } collectionInfo { totalItems } ${fields} }
} } }`

const pageQuery = (fields: string) =>
  `query Listing(${parameters}, $currencyCode: currencyCode!) { ${products(`edges { node { ${fields} } }`)} }`
const walkQuery = `query ListingWalk(${parameters}) { ${products('')} }`

const walkEntries = { pageInfo: PageInfoSchema, collectionInfo: v.object({ totalItems: v.number() }) }
const WalkSchema = inSearch(v.object(walkEntries))
const PageSchema = inSearch(v.object({ ...walkEntries, edges: edges(ListedNodeSchema) }))

export function createCursorMemory(now?: () => number): CursorMemory {
  return createIsolateMemory({ maxEntries: maxCursors, maxBytes: mebibyte, ...(now && { now }) })
}

/**
 * One page of a category, a design or search results. The platform has no page numbers, so the pages before it are
 * walked by cursor, from the nearest cached one. A page past the end is empty and has the real total.
 */
export async function readListing(
  api: BigCommerceApi,
  context: { request: ScopedRequest; cursors: CursorMemory },
  signal: AbortSignal,
): Promise<Listing<PlatformSummary>> {
  const { request, cursors } = context
  const { market, page } = request
  const listed = { filters: toFilters(request), sort: toSort(request.sort, request), first: itemsPerPage }
  const keyOf = (endedPage: number) => JSON.stringify([market.code, listed.filters, listed.sort, endedPage])
  let [ended, after] = nearestEnd(cursors, keyOf, page - 1)
  while (ended < page - 1) {
    const walked = await api.graphql('listing-walk', WalkSchema, {
      market,
      query: walkQuery,
      variables: { ...listed, after },
      signal,
    })
    const { pageInfo, collectionInfo } = walked.site.search.searchProducts.products
    ended += 1
    if (!pageInfo.hasNextPage || pageInfo.endCursor === null || page > pageCountOf(collectionInfo.totalItems)) {
      return { products: [], total: collectionInfo.totalItems, page, pageCount: pageCountOf(collectionInfo.totalItems) }
    }
    after = pageInfo.endCursor
    cursors.set(keyOf(ended), after)
  }
  const {
    pageInfo,
    collectionInfo,
    edges: found,
  } = await readPage(api, { market, listed: { ...listed, after } }, signal)
  if (pageInfo.endCursor !== null) cursors.set(keyOf(page), pageInfo.endCursor)
  return {
    products: (await withAllColours(api, { market, products: found, pageSize: valuesOfCard }, signal)).map((node) =>
      toSummary(node, market),
    ),
    total: collectionInfo.totalItems,
    page,
    pageCount: pageCountOf(collectionInfo.totalItems),
  }
}

/** The first products of search results, by relevance. */
export async function readFirst(
  api: BigCommerceApi,
  { market, searchTerm, count }: { market: Market; searchTerm: string; count: number },
  signal: AbortSignal,
): Promise<PlatformSummary[]> {
  const scope = { searchTerm, refinements: noRefinements }
  const listed = { filters: toFilters(scope), sort: toSort('featured', scope), first: count, after: null }
  const { edges: found } = await readPage(api, { market, listed }, signal)
  return found.map((node) => toSummary(node, market))
}

async function readPage(
  api: BigCommerceApi,
  { market, listed }: { market: Market; listed: object },
  signal: AbortSignal,
) {
  const variables = { ...listed, currencyCode: market.currency }
  const query = pageQuery(cardFieldsOf(api, market))
  const response = await api.graphql('listing', PageSchema, { market, query, variables, signal })
  return response.site.search.searchProducts.products
}

export async function readCount(
  api: BigCommerceApi,
  request: Pick<ListingRequest, 'market' | 'refinements'> & ListingPlace,
  signal: AbortSignal,
): Promise<number> {
  const variables = { filters: toFilters(request), first: 1 }
  const { site } = await api.graphql('listing-count', WalkSchema, {
    market: request.market,
    query: walkQuery,
    variables,
    signal,
  })
  return site.search.searchProducts.products.collectionInfo.totalItems
}

/** The last page at or before `page` whose end is cached, and its cursor; 0 and `null` if there is none. */
function nearestEnd(
  cursors: CursorMemory,
  keyOf: (page: number) => string,
  page: number,
): [ended: number, after: string | null] {
  for (let ended = page; ended > Math.max(0, page - maxCursors); ended -= 1) {
    const cached = cursors.get(keyOf(ended))
    if (cached && cached.ageMs < cursorTtlMs) return [ended, cached.value]
  }
  return [0, null]
}

function pageCountOf(total: number): number {
  return Math.ceil(total / itemsPerPage)
}

function inSearch<Schema extends v.GenericSchema>(connection: Schema) {
  return v.object({ site: v.object({ search: v.object({ searchProducts: v.object({ products: connection }) }) }) })
}
