import * as v from 'valibot'
import { facetName, facetOf } from '../../../shared/domain/facet.ts'
import type { Facet, Refinements } from '../../../shared/domain/listing.ts'
import type { Market } from '../../../shared/markets.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { edges, nodes, PageInfoSchema } from '../bigcommerce-api/connection.ts'
import { type ListingScope, toFilters } from './search-filters.ts'

const query = `query Facets($filters: SearchProductsFiltersInput!, $after: String) {
  site { search { searchProducts(filters: $filters) { filters(first: 50) { edges { node {
    kind: __typename displayName
    ... on ProductAttributeSearchFilter { filterKey attributes(first: 50, after: $after) { pageInfo { hasNextPage endCursor } edges { node { value productCount } } } }
  } } } } } }
}`

const FilterSchema = v.object({
  kind: v.string(),
  displayName: v.string(),
  filterKey: v.optional(v.string()),
  attributes: v.optional(
    v.object({
      pageInfo: PageInfoSchema,
      edges: edges(v.object({ value: v.string(), productCount: v.number() })),
    }),
  ),
})

const FacetsSchema = v.object({
  site: v.object({ search: v.object({ searchProducts: v.object({ filters: nodes(FilterSchema) }) }) }),
})

type Filter = v.InferOutput<typeof FilterSchema>

export type FacetRequest = ListingScope & { market: Market; refinements: Refinements }

export async function readFacets(api: BigCommerceApi, request: FacetRequest, signal: AbortSignal): Promise<Facet[]> {
  const filters = await readFilters(api, { request, after: null }, signal)
  const facets = await Promise.all(
    filters.map(async (filter) => {
      const name = nameOf(filter)
      const values = name ? await allValues(api, { request, name, filter }, signal) : []
      return name && values.length > 0 ? [facetOf(name, values)] : []
    }),
  )
  return facets.flat()
}

/** The values of a facet, of its first page and of those after it. */
async function allValues(
  api: BigCommerceApi,
  { request, name, filter }: { request: FacetRequest; name: Facet['name']; filter: Filter },
  signal: AbortSignal,
): Promise<Facet['values']> {
  const values: Facet['values'] = []
  let page = filter.attributes
  while (page) {
    values.push(...page.edges)
    const { hasNextPage, endCursor: after } = page.pageInfo
    if (!hasNextPage || after === null) break
    // The cursor is this facet's, so the pages of the other facets are ignored.
    const filters = await readFilters(api, { request, after }, signal)
    page = filters.find((next) => nameOf(next) === name)?.attributes
  }
  return values
}

async function readFilters(
  api: BigCommerceApi,
  { request, after }: { request: FacetRequest; after: string | null },
  signal: AbortSignal,
): Promise<Filter[]> {
  const { site } = await api.graphql('facets', FacetsSchema, {
    market: request.market,
    query,
    variables: { filters: toFilters(request), after },
    signal,
  })
  return site.search.searchProducts.filters
}

function nameOf({ kind, displayName, filterKey }: Filter): Facet['name'] | null {
  return kind === 'ProductAttributeSearchFilter' ? (facetName(filterKey ?? '') ?? facetName(displayName)) : null
}
