import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { edges, nodes, PageInfoSchema } from '../api/connection.ts'
import { type ListingScope, toFilters } from './search-filters.ts'
import { facetName, facetOf, noRefinements, refinementCount } from '#shared/domain/facet.ts'
import type { Facet, FacetName, FacetValue, ListingFacets, Refinements } from '#shared/domain/listing.ts'
import type { Market } from '#shared/markets.ts'

const cheapest = 'products(first: 1) { edges { node { prices(currencyCode: $currencyCode) { price { value } } } } }'
const connection = 'pageInfo { hasNextPage endCursor } edges { node { value productCount } }'
const query = `query Facets($filters: SearchProductsFiltersInput!, $anyPrice: SearchProductsFiltersInput!, $currencyCode: currencyCode!, $after: String, $isFirst: Boolean!) {
  site { search {
    searchProducts(filters: $filters) { filters(first: 50) { edges { node {
      kind: __typename displayName
      ... on ProductAttributeSearchFilter { filterKey attributes(first: 50, after: $after) { ${connection} } }
      ... on RatingSearchFilter { attributes: ratings(first: 50) { ${connection} } }
    } } } }
    low: searchProducts(filters: $anyPrice, sort: LOWEST_PRICE) @include(if: $isFirst) { ${cheapest} }
    high: searchProducts(filters: $anyPrice, sort: HIGHEST_PRICE) @include(if: $isFirst) { ${cheapest} }
  } }
}`

/** The attribute that has the family of each colour: its values are `Navy > Ink` (D-193). */
const shades = { attribute: 'color_shade', mark: ' > ' }

const attributeKind = 'ProductAttributeSearchFilter'

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

const PricedSchema = v.optional(
  v.object({ products: nodes(v.object({ prices: v.nullable(v.object({ price: v.object({ value: v.number() }) })) })) }),
)

const FacetsSchema = v.object({
  site: v.object({
    search: v.object({
      searchProducts: v.object({ filters: nodes(FilterSchema) }),
      low: PricedSchema,
      high: PricedSchema,
    }),
  }),
})

type Filter = v.InferOutput<typeof FilterSchema>

export type FacetRequest = ListingScope & { market: Market; refinements: Refinements }

/**
 * The facets of a listing, and the prices between which it can be refined: the platform's filters name none. They have
 * each value of the listing without refinements, with 0 products if the platform leaves it out of a refined one.
 */
export async function readFacets(
  api: BigCommerceApi,
  request: FacetRequest,
  signal: AbortSignal,
): Promise<ListingFacets> {
  const isRefined = refinementCount(request.refinements) > 0
  const [counted, all] = await Promise.all([
    readOffered(api, request, signal),
    isRefined ? readOffered(api, { ...request, refinements: noRefinements }, signal) : null,
  ])
  const { low, high } = counted
  const hasBounds = low !== null && high !== null && low < high
  return {
    facets: all ? withCounts(all.facets, counted.facets) : counted.facets,
    ...(hasBounds && { priceBounds: { min: low, max: high } }),
  }
}

async function readOffered(api: BigCommerceApi, request: FacetRequest, signal: AbortSignal) {
  const { filters, low, high } = await readFilters(api, { request, after: null }, signal)
  const facets = await Promise.all(
    filters.map(async (filter) => {
      const name = nameOf(filter)
      const values = name ? await allValues(api, { request, filter }, signal) : []
      return name && values.length > 0 ? [facetOf(name, values)] : []
    }),
  )
  const familied = filters.find((filter) => isAttribute(filter, shades.attribute))
  const named = familied ? await allValues(api, { request, filter: familied }, signal) : []
  return { facets: withFamilies(facets.flat(), named), low, high }
}

function withCounts(facets: readonly Facet[], counted: readonly Facet[]): Facet[] {
  return facets.map((facet) => {
    const values = counted.find(({ name }) => name === facet.name)?.values ?? []
    const counts = new Map(values.map(({ value, productCount }) => [value, productCount]))
    return { ...facet, values: facet.values.map((each) => ({ ...each, productCount: counts.get(each.value) ?? 0 })) }
  })
}

/** The facets with the family of each colour. */
function withFamilies(facets: readonly Facet[], named: readonly FacetValue[]): Facet[] {
  const pairs = named.map(({ value }) => value.split(shades.mark))
  const families = new Map(pairs.flatMap(([family, shade]) => (family && shade ? [[shade, family]] : [])))
  return facets.map((facet) => {
    if (facet.name !== 'color') return facet
    return {
      ...facet,
      values: facet.values.map((value) => {
        const family = families.get(value.value)
        return family === undefined ? value : { ...value, family }
      }),
    }
  })
}

/** The values of a facet, of its first page and of those after it. */
async function allValues(
  api: BigCommerceApi,
  { request, filter }: { request: FacetRequest; filter: Filter },
  signal: AbortSignal,
): Promise<Facet['values']> {
  const values: Facet['values'] = []
  let page = filter.attributes
  while (page) {
    values.push(...page.edges)
    const { hasNextPage, endCursor: after } = page.pageInfo
    if (!hasNextPage || after === null) break
    // The cursor is this facet's, so the pages of the other facets are ignored.
    const { filters } = await readFilters(api, { request, after }, signal)
    page = filters.find((next) => next.filterKey === filter.filterKey)?.attributes
  }
  return values
}

async function readFilters(
  api: BigCommerceApi,
  { request, after }: { request: FacetRequest; after: string | null },
  signal: AbortSignal,
): Promise<{ filters: Filter[]; low: number | null; high: number | null }> {
  const { price: _, ...refinements } = request.refinements
  const { site } = await api.graphql('facets', FacetsSchema, {
    market: request.market,
    query,
    variables: {
      filters: toFilters(request),
      anyPrice: toFilters({ ...request, refinements }),
      currencyCode: request.market.currency,
      after,
      isFirst: after === null,
    },
    signal,
  })
  const { searchProducts, low, high } = site.search
  const priceOf = (found: typeof low) => found?.products[0]?.prices?.price.value ?? null
  return { filters: searchProducts.filters, low: priceOf(low), high: priceOf(high) }
}

function nameOf(filter: Filter): FacetName | null {
  if (filter.kind === 'RatingSearchFilter') return 'rating'
  return filter.kind === attributeKind ? (facetName(filter.filterKey ?? '') ?? facetName(filter.displayName)) : null
}

function isAttribute({ kind, displayName, filterKey }: Filter, attribute: string): boolean {
  return kind === attributeKind && [filterKey, displayName].includes(attribute)
}
