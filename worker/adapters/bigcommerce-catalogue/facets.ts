import * as v from 'valibot'
import { facetName, facetOf } from '../../../shared/domain/facet.ts'
import type { Facet, Refinements } from '../../../shared/domain/listing.ts'
import type { Market } from '../../../shared/markets.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { nodes } from './connection.ts'
import { type ListingScope, toFilters } from './search-filters.ts'

const query = `query Facets($filters: SearchProductsFiltersInput!) {
  site { search { searchProducts(filters: $filters) { filters(first: 50) { edges { node {
    kind: __typename displayName
    ... on ProductAttributeSearchFilter { filterKey attributes(first: 50) { edges { node { value productCount } } } }
  } } } } } }
}`

const FilterSchema = v.object({
  kind: v.string(),
  displayName: v.string(),
  filterKey: v.optional(v.string()),
  attributes: v.optional(nodes(v.object({ value: v.string(), productCount: v.number() })), { edges: [] }),
})

const FacetsSchema = v.object({
  site: v.object({ search: v.object({ searchProducts: v.object({ filters: nodes(FilterSchema) }) }) }),
})

type Filter = v.InferOutput<typeof FilterSchema>

export type FacetRequest = ListingScope & { market: Market; refinements: Refinements }

export async function readFacets(api: BigCommerceApi, request: FacetRequest, signal: AbortSignal): Promise<Facet[]> {
  const { site } = await api.graphql('facets', FacetsSchema, {
    market: request.market,
    query,
    variables: { filters: toFilters(request) },
    signal,
  })
  return site.search.searchProducts.filters.flatMap(toFacet)
}

function toFacet({ kind, displayName, filterKey, attributes }: Filter): Facet[] {
  if (kind !== 'ProductAttributeSearchFilter' || attributes.length === 0) return []
  const name = facetName(filterKey ?? '') ?? facetName(displayName)
  return name ? [facetOf(name, attributes)] : []
}
