import type { Refinements, SortOrder } from '../../../shared/domain/listing.ts'

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

export function toSort(sort: SortOrder): string {
  return sorts[sort]
}

/** `SearchProductsFiltersInput`. Values are literal, even if they look like a range (D-63). */
export function toFilters({ categoryId, refinements }: { categoryId: number; refinements: Refinements }) {
  const attributes = [
    { attribute: 'Color', values: refinements.color },
    { attribute: 'Size', values: refinements.size },
  ].filter(({ values }) => values.length > 0)
  const { price } = refinements
  return {
    categoryEntityId: categoryId,
    searchSubCategories: true,
    ...(price && { price: { minPrice: price.min, maxPrice: price.max } }),
    ...(attributes.length > 0 && { productAttributes: attributes }),
  }
}
