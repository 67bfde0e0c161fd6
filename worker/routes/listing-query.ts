import { sortOrders, type Refinements, type SortOrder } from '../../shared/domain/listing.ts'

/** Query values that a listing reads. */
export const listingQuery = ['query', 'page', 'sort', 'direction', 'itemsperpage', 'filters[color]', 'filters[size]'] as const

const defaultSort: SortOrder = 'featured'

/** A page number from 1; anything else is 1 (D-22). */
export function parsePage(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 1
  return page >= 1 ? page : 1
}

/** `sort` is `field-direction`; `direction` is read only when `sort` has none; unknown orders fall back (D-64). */
export function parseSort(query: URLSearchParams): SortOrder {
  const sort = query.get('sort') ?? ''
  if (isSortOrder(sort)) return sort
  const withDirection = `${sort}-${query.get('direction') ?? 'asc'}`
  return isSortOrder(withDirection) ? withDirection : defaultSort
}

export function parseRefinements(query: URLSearchParams): Refinements {
  return { color: query.getAll('filters[color]'), size: query.getAll('filters[size]') }
}

function isSortOrder(text: string): text is SortOrder {
  return Object.hasOwn(sortOrders, text)
}
