import { printField } from '#shared/domain/cloth.ts'
import { chosenAttributes } from '#shared/domain/facet.ts'
import type { Refinements, SortOrder } from '#shared/domain/listing.ts'
import type { ListingPlace } from '#worker/ports/catalogue-port.ts'

const sorts = {
  featured: 'FEATURED',
  'newest-desc': 'NEWEST',
  'selling-desc': 'BEST_SELLING',
  'reviews-desc': 'BEST_REVIEWED',
  'price-asc': 'LOWEST_PRICE',
  'price-desc': 'HIGHEST_PRICE',
  'name-asc': 'A_TO_Z',
  'name-desc': 'Z_TO_A',
} as const satisfies Record<SortOrder, string>

/** The products of a category and of those below it, those of a design, or the results of a search. */
export type ListingScope = ListingPlace | { searchTerm: string }

/** `SearchProductsSortInput`. The editors' order is that of a category, so results come by relevance instead. */
export function toSort(sort: SortOrder, scope: ListingScope): string {
  return 'searchTerm' in scope && sort === 'featured' ? 'RELEVANCE' : sorts[sort]
}

/** `SearchProductsFiltersInput`. Values are literal, even if they look like a range (D-63). */
export function toFilters({ refinements, ...scope }: ListingScope & { refinements: Refinements }) {
  const { price, rating, ...others } = refinements
  const attributes = [
    ...('print' in scope ? [{ attribute: printField, values: [scope.print] }] : []),
    ...chosenAttributes(others),
  ]
  const minRating = Number(rating?.[0])
  return {
    ...('searchTerm' in scope && { searchTerm: scope.searchTerm }),
    ...('categoryId' in scope && { categoryEntityId: scope.categoryId, searchSubCategories: true }),
    ...(price && { price: { minPrice: price.min, maxPrice: price.max } }),
    ...(minRating > 0 && { rating: { minRating } }),
    ...(attributes.length > 0 && { productAttributes: attributes }),
  }
}
