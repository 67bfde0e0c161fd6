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
  /** The day by which the shopper wants it. */
  by?: string
  /** The names of the categories that can be chosen, by their ids. */
  groupNames?: ReadonlyMap<string, string>
}

/** Names of the query parameters of a listing. */
export const listingParameters = {
  price: 'filters[price]',
  sort: 'sort',
  page: 'page',
  query: 'query',
  by: 'by',
} as const

/** The URL of the listing with part of its state changed. Any change except of the page starts at page 1. */
export function listingHref(
  state: ListingState,
  change: Partial<Pick<ListingState, 'refinements' | 'sort' | 'page'>>,
): string {
  const text = new URLSearchParams(listingFields({ ...state, page: 1, ...change })).toString()
  return marketPath(state.market, state.path) + (text ? `?${text}` : '')
}

/** The listing without the day by which the shopper wants it. */
export function withoutDay({ by: _, ...state }: ListingState): ListingState {
  return state
}

/** The query of the listing's URL by name and value, without default values. */
export function listingFields({ query, refinements, sort, page, by }: ListingState): [name: string, value: string][] {
  return [
    ...optional(listingParameters.query, query),
    ...facetNames.flatMap((name) => (refinements[name] ?? []).flatMap((value) => optional(facetField(name), value))),
    ...optional(listingParameters.price, refinements.price ? rangeText(refinements.price) : null),
    ...optional(listingParameters.sort, sort === 'featured' ? null : sort),
    ...optional(listingParameters.page, page > 1 ? String(page) : null),
    ...optional(listingParameters.by, by ?? null),
  ]
}

function optional(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]]
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
