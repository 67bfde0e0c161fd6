import type { PageArguments } from '../connection.ts'
import type { StorefrontScope } from '../context.ts'
import { productConnection, type SearchSort } from './product-connection.ts'
import { searchFilters } from './search-filters.ts'
import type { SearchInput } from './search-input.ts'
import { foundInGerman } from '#sandbox/catalogue/german/name-order.ts'
import { facetAttribute } from '#sandbox/catalogue/queries/facets.ts'
import type { ListingFilter } from '#sandbox/catalogue/queries/listing.ts'

/**
 * `SearchProducts`. `searchSubCategories` has no effect, because every product is stored in its category and in all
 * categories above. The store does not use brands, free shipping and 'featured', so they do not filter.
 */
export async function searchProducts(
  scope: StorefrontScope,
  { filters, sort }: { filters: SearchInput; sort?: SearchSort | null },
) {
  const filter = await inLanguage(scope, toListingFilter(scope, filters))
  return {
    products: (page: PageArguments) => productConnection(scope, filter, sort ?? 'RELEVANCE', page),
    filters: (page: PageArguments) => searchFilters(scope, filter, filters, page),
  }
}

/** A search reads the texts of the language that `Accept-Language` asks for. */
async function inLanguage(scope: StorefrontScope, filter: ListingFilter): Promise<ListingFilter> {
  const { searchTerm, ...rest } = filter
  if (scope.language !== 'de' || searchTerm === undefined) return filter
  return { ...rest, ids: await foundInGerman(scope.env.DB, searchTerm) }
}

function toListingFilter(scope: StorefrontScope, input: SearchInput): ListingFilter {
  const term = input.searchTerm?.trim()
  return {
    searchTerm: term === '' ? undefined : term,
    categories: categoryGroups(input),
    attributes: (input.productAttributes ?? [])
      .filter(({ values }) => values.length > 0)
      .map(({ attribute, values }) => ({ attribute: facetAttribute(attribute), values })),
    price: input.price ? { min: toMinor(input.price.minPrice), max: toMinor(input.price.maxPrice) } : undefined,
    rating: input.rating
      ? { min: input.rating.minRating ?? undefined, max: input.rating.maxRating ?? undefined }
      : undefined,
    isInStockOnly: input.hideOutOfStock === true,
    currency: scope.channel.currency,
  }
}

function categoryGroups({ categoryEntityId, categoryEntityIds, categoryIdsFilter }: SearchInput): number[][] {
  const groups: number[][] = []
  if (categoryEntityId != null) groups.push([categoryEntityId])
  if (categoryEntityIds && categoryEntityIds.length > 0) groups.push(categoryEntityIds)
  if (categoryIdsFilter)
    groups.push(
      ...(categoryIdsFilter.matchBehavior === 'AND'
        ? categoryIdsFilter.entityIds.map((id) => [id])
        : [categoryIdsFilter.entityIds]),
    )
  return groups
}

function toMinor(amount: number | null | undefined): number | undefined {
  return amount == null ? undefined : Math.round(amount * 100)
}
