import { connection, pageArguments } from './parts.ts'

const searchFilter =
  'name: String! @deprecated(reason: "Use displayName.")  displayName: String!  isCollapsedByDefault: Boolean!'

export const searchSdl = /* GraphQL */ `
  type SearchQueries { searchProducts(filters: SearchProductsFiltersInput!, sort: SearchProductsSortInput): SearchProducts! }
  type SearchProducts {
    products(after: String, first: Int, before: String, last: Int): ProductConnection!
    filters(${pageArguments}): SearchProductFilterConnection!
  }
  enum SearchProductsSortInput { A_TO_Z BEST_REVIEWED BEST_SELLING FEATURED HIGHEST_PRICE LOWEST_PRICE NEWEST RELEVANCE Z_TO_A }
  enum ListMatchBehavior { AND OR }
  input SearchProductsFiltersInput {
    searchTerm: String
    price: PriceSearchFilterInput
    rating: RatingSearchFilterInput
    categoryEntityId: Int
    categoryEntityIds: [Int!]
    searchSubCategories: Boolean
    brandEntityIds: [Int!]
    productAttributes: [ProductAttributeSearchFilterInput!]
    isFreeShipping: Boolean
    isFeatured: Boolean
    hideOutOfStock: Boolean
    categoryIdsFilter: CategoryEntityIdsFilterInput
  }
  input PriceSearchFilterInput { minPrice: Float  maxPrice: Float }
  input RatingSearchFilterInput { minRating: Float  maxRating: Float }
  input ProductAttributeSearchFilterInput { attribute: String!  values: [String!]! }
  input CategoryEntityIdsFilterInput { entityIds: [Int!]!  matchBehavior: ListMatchBehavior! = OR }

  interface SearchProductFilter { ${searchFilter} }
  type ProductAttributeSearchFilter implements SearchProductFilter {
    displayProductCount: Boolean!
    filterName: String! @deprecated(reason: "Use filterKey.")
    filterKey: String!
    attributes(${pageArguments}): ProductAttributeSearchFilterItemConnection!
    ${searchFilter}
  }
  type ProductAttributeSearchFilterItem { value: String!  isSelected: Boolean!  productCount: Int! }
  type CategorySearchFilter implements SearchProductFilter {
    displayProductCount: Boolean!
    categories(${pageArguments}): CategorySearchFilterItemConnection!
    ${searchFilter}
  }
  type CategorySearchFilterItem {
    entityId: Int!
    name: String!
    isSelected: Boolean!
    productCount: Int!
    subCategories(${pageArguments}): SubCategorySearchFilterItemConnection!
  }
  type SubCategorySearchFilterItem {
    entityId: Int!
    name: String!
    isSelected: Boolean!
    productCount: Int!
    subCategories(${pageArguments}): SubCategorySearchFilterItemConnection!
  }
  type PriceSearchFilter implements SearchProductFilter { selected: PriceSearchFilterItem  ${searchFilter} }
  type PriceSearchFilterItem { minPrice: Float  maxPrice: Float }
  type OtherSearchFilter implements SearchProductFilter {
    displayProductCount: Boolean!
    freeShipping: OtherSearchFilterItem
    isFeatured: OtherSearchFilterItem
    isInStock: OtherSearchFilterItem
    ${searchFilter}
  }
  type OtherSearchFilterItem { displayName: String!  isSelected: Boolean!  productCount: Int! }
  type BrandSearchFilter implements SearchProductFilter { displayProductCount: Boolean!  brands(${pageArguments}): BrandSearchFilterItemConnection!  ${searchFilter} }
  type BrandSearchFilterItem { entityId: Int!  name: String!  isSelected: Boolean!  productCount: Int! }
  type RatingSearchFilter implements SearchProductFilter { ratings(${pageArguments}): RatingSearchFilterItemConnection!  ${searchFilter} }
  type RatingSearchFilterItem { value: String!  isSelected: Boolean!  productCount: Int! }

  ${connection('SearchProductFilter', 'SearchProductFilter')}
  ${connection('ProductAttributeSearchFilterItem', 'ProductAttributeSearchFilterItem')}
  ${connection('CategorySearchFilterItem', 'CategorySearchFilterItem')}
  ${connection('SubCategorySearchFilterItem', 'SubCategorySearchFilterItem')}
  ${connection('BrandSearchFilterItem', 'BrandSearchFilterItem')}
  ${connection('RatingSearchFilterItem', 'RatingSearchFilterItem')}
`
