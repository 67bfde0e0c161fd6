import { facetField, facetNames, isExclusive } from '#shared/domain/facet.ts'
import { type PriceRange, sortOrders, type Refinements, type SortOrder } from '#shared/domain/listing.ts'

/** Query values that a listing reads: a category and the search page. */
export const listingQuery = [
  'query',
  'exact',
  'page',
  'sort',
  'direction',
  ...facetNames.map(facetField),
  'filters[price]',
  'by',
]

export const defaultSort: SortOrder = 'featured'
// More than a shopper ticks, but a URL may have any number.
const maxValues = 100
const maxValueLength = 100

/** A page number from 1; anything else is 1. */
export function parsePageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1
  return page >= 1 ? page : 1
}

/**
 * `sort` is `field-direction`; `direction` is read only if `sort` has none. A field without any direction has its first
 * sort order. Unknown sort orders become the default (D-167).
 */
export function parseSort(query: URLSearchParams): SortOrder {
  const sort = query.get('sort') ?? ''
  if (isSortOrder(sort)) return sort
  const direction = query.get('direction')
  const matches = (order: SortOrder) => (direction ? order === `${sort}-${direction}` : order.startsWith(`${sort}-`))
  return sortOrders.find(matches) ?? defaultSort
}

export function parseRefinements(query: URLSearchParams): Refinements {
  const price = parseRange(query.get('filters[price]') ?? '')
  const refinements: Refinements = { color: [], size: [], ...(price && { price }) }
  for (const name of facetNames) {
    const chosen = values(query, facetField(name))
    if (chosen.length > 0) refinements[name] = isExclusive(name) ? chosen.slice(0, 1) : chosen
  }
  return refinements
}

/** `min-max` with min at most max; anything else is no range (D-63). */
function parseRange(text: string): PriceRange | null {
  const [, min = '', max = ''] = /^(\d{1,7}(?:\.\d{1,2})?)-(\d{1,7}(?:\.\d{1,2})?)$/.exec(text) ?? []
  return min !== '' && Number(min) <= Number(max) ? { min: Number(min), max: Number(max) } : null
}

function values(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name))].filter((value) => value.length <= maxValueLength).slice(0, maxValues)
}

function isSortOrder(text: string): text is SortOrder {
  return sortOrders.some((order) => order === text)
}
