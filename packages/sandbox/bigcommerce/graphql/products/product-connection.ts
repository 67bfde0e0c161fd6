import { connectionOf, forwardSlice, sliceOf, type PageArguments } from '../connection.ts'
import type { StorefrontScope } from '../context.ts'
import { productNode } from './product.ts'
import { sortedInGerman } from '#sandbox/catalogue/german/name-order.ts'
import {
  countProducts,
  listProducts,
  type ListingFilter,
  type ListingSort,
} from '#sandbox/catalogue/queries/listing.ts'

export type SearchSort =
  | 'A_TO_Z'
  | 'BEST_REVIEWED'
  | 'BEST_SELLING'
  | 'FEATURED'
  | 'HIGHEST_PRICE'
  | 'LOWEST_PRICE'
  | 'NEWEST'
  | 'RELEVANCE'
  | 'Z_TO_A'
type CategorySort = Exclude<SearchSort, 'RELEVANCE'> | 'DEFAULT'
export type CategoryListingArguments = PageArguments & { hideOutOfStock?: boolean | null; sortBy?: CategorySort | null }

const sorts: Record<SearchSort | CategorySort, ListingSort> = {
  A_TO_Z: 'name-up',
  BEST_REVIEWED: 'best-reviewed',
  BEST_SELLING: 'best-selling',
  DEFAULT: 'featured',
  FEATURED: 'featured',
  HIGHEST_PRICE: 'price-down',
  LOWEST_PRICE: 'price-up',
  NEWEST: 'newest',
  RELEVANCE: 'relevance',
  Z_TO_A: 'name-down',
}

/** A page of a listing: ids and total in one round trip to the database, the products in a second. */
export async function productConnection(
  scope: StorefrontScope,
  filter: ListingFilter,
  sort: SearchSort | CategorySort,
  page: PageArguments,
) {
  const slice = forwardSlice(page) ?? sliceOf(page, await countProducts(scope.env.DB, filter))
  const { DB: db } = scope.env
  const listing = { filter, sort: sorts[sort] }
  const ordered = scope.language === 'de' ? await sortedInGerman(db, filter, listing.sort) : listing
  const { ids, total } = await listProducts(db, ordered.filter, ordered.sort, {
    offset: slice.start,
    limit: slice.end - slice.start,
  })
  const products = await Promise.all(ids.map((id) => scope.product(id)))
  return connectionOf(
    products.flatMap((product) => (product ? [productNode(scope, product)] : [])),
    slice,
    total,
  )
}

export function categoryListing(
  scope: StorefrontScope,
  listing: { categoryId?: number; isInStockOnly: boolean; sort: CategorySort },
  page: PageArguments,
) {
  const filter: ListingFilter = {
    categories: listing.categoryId === undefined ? [] : [[listing.categoryId]],
    attributes: [],
    isInStockOnly: listing.isInStockOnly,
    currency: scope.channel.currency,
  }
  return productConnection(scope, filter, listing.sort, page)
}
