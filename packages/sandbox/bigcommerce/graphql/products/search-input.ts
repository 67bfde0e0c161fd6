/** The fields of `SearchProductsFiltersInput` that this store uses. */
export type SearchInput = {
  searchTerm?: string | null
  price?: { minPrice?: number | null; maxPrice?: number | null } | null
  rating?: { minRating?: number | null; maxRating?: number | null } | null
  categoryEntityId?: number | null
  categoryEntityIds?: number[] | null
  categoryIdsFilter?: { entityIds: number[]; matchBehavior: 'AND' | 'OR' } | null
  productAttributes?: { attribute: string; values: string[] }[] | null
  hideOutOfStock?: boolean | null
}
