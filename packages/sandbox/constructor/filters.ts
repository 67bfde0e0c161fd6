import { facetAttributes, familyOf } from '../catalogue/filter-fields.ts'
import { facetAttribute } from '../catalogue/queries/facets.ts'
import type { ListingFilter, ListingSort } from '../catalogue/queries/listing.ts'
import { findGroup } from './items.ts'
import type { IndexScope } from './scope.ts'

// A group that does not exist contains no products.
const noCategory = -1

/** The listing of a query: `filters[color]=…` and so on. The values of one facet are alternatives. */
export function listingFilter(
  scope: IndexScope,
  query: URLSearchParams,
  narrowed: { groupId?: string },
): ListingFilter {
  const chosen = new Map<string, string[]>()
  for (const [name, value] of query) {
    const facet = name.match(/^filters\[([^\]]+)\]$/)?.[1]
    if (facet !== undefined) chosen.set(facet, [...(chosen.get(facet) ?? []), value])
  }
  const groups = [narrowed.groupId === undefined ? [] : [narrowed.groupId], chosen.get('group_id') ?? []].filter(
    (ids) => ids.length > 0,
  )
  const known = new Set<string>(facetAttributes.map((attribute) => attribute.toLowerCase()))
  const attributes = [...chosen].filter(([facet]) => known.has(facet.toLowerCase()))
  return {
    categories: groups.map((ids) => ids.map((id) => findGroup(id)?.id ?? noCategory)),
    attributes: attributes.map(([facet, values]) => ({ attribute: facetAttribute(facet), values })),
    price: priceRange(chosen.get('price')?.[0]),
    rating: ratingFrom(chosen.get('rating')),
    currency: scope.currency,
  }
}

// An item has each number of stars that it reaches, and the values of a facet are alternatives: the lowest decides.
function ratingFrom(levels: readonly string[] = []): ListingFilter['rating'] {
  return levels.length > 0 ? { min: Math.min(...levels.map(Number)), max: undefined } : undefined
}

/** True if a filter asks for the colour or for its family. */
export function isAskedColour({ attributes }: ListingFilter, colour: string): boolean {
  const family = familyOf(colour)
  return attributes.some(
    ({ attribute, values }) =>
      (attribute === 'Color' && values.includes(colour)) ||
      (attribute === 'color_family' && family !== undefined && values.includes(family)),
  )
}

/** Their display names are in the dictionary, in this order. */
export const sortOptions = [
  { sort_by: 'relevance', sort_order: 'descending' },
  { sort_by: 'price', sort_order: 'ascending' },
  { sort_by: 'price', sort_order: 'descending' },
  { sort_by: 'date', sort_order: 'descending' },
  { sort_by: 'popularity', sort_order: 'descending' },
  { sort_by: 'rating', sort_order: 'descending' },
  { sort_by: 'name', sort_order: 'ascending' },
  { sort_by: 'name', sort_order: 'descending' },
] as const

export function listingSort(query: URLSearchParams): ListingSort {
  const isDescending = query.get('sort_order') === 'descending'
  switch (query.get('sort_by')) {
    case 'price':
      return isDescending ? 'price-down' : 'price-up'
    case 'name':
      return isDescending ? 'name-down' : 'name-up'
    case 'date':
      return 'newest'
    case 'rating':
      return 'best-reviewed'
    case 'popularity':
      return 'best-selling'
    default:
      return 'relevance'
  }
}

// Format: min-max in whole units, such as '20-45'.
function priceRange(text: string | undefined): ListingFilter['price'] {
  const [, min, max] = text?.match(/^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/) ?? []
  return min === undefined || max === undefined
    ? undefined
    : { min: Math.round(Number(min) * 100), max: Math.round(Number(max) * 100) }
}
