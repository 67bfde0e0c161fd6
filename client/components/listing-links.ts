import { facetField, facetNames } from '#shared/domain/facet.ts'
import type { FacetName, PriceRange, Refinements, SortOrder } from '#shared/domain/listing.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

/** The state of a listing in its URL. */
export type ListingState = {
  market: Market
  path: string
  query: string | null
  refinements: Refinements
  sort: SortOrder
  page: number
  /** The names of the categories that can be chosen, by their ids. */
  groupNames?: ReadonlyMap<string, string>
}

/** Names of the query parameters of a listing. */
export const listingQuery = {
  price: 'filters[price]',
  sort: 'sort',
  page: 'page',
  query: 'query',
} as const

/** The URL of the listing with part of its state changed. Any change except of the page starts at page 1. */
export function listingHref(
  state: ListingState,
  change: Partial<Pick<ListingState, 'refinements' | 'sort' | 'page'>>,
): string {
  const next = { ...state, page: 1, ...change }
  const search = new URLSearchParams()
  if (next.query !== null) search.set(listingQuery.query, next.query)
  for (const name of facetNames)
    for (const value of next.refinements[name] ?? []) search.append(facetField(name), value)
  if (next.refinements.price) search.set(listingQuery.price, rangeText(next.refinements.price))
  if (next.sort !== 'featured') search.set(listingQuery.sort, next.sort)
  if (next.page > 1) search.set(listingQuery.page, String(next.page))
  const text = search.toString()
  return marketPath(state.market, state.path) + (text ? `?${text}` : '')
}

/** The refinements with one value toggled. */
export function toggleRefinement(refinements: Refinements, name: FacetName, value: string): Refinements {
  const values = refinements[name] ?? []
  return {
    ...refinements,
    [name]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
  }
}

/** A range in the format of URLs. */
function rangeText({ min, max }: PriceRange): string {
  return `${min}-${max}`
}
