const pageArguments = 'before: String, after: String, first: Int, last: Int'

const connection = (name: string, node: string, edge = name) => /* GraphQL */ `
  type ${name}Connection { pageInfo: PageInfo!  edges: [${edge}Edge!] }
  type ${edge}Edge { node: ${node}!  cursor: String! }
`

const catalogueOption = 'entityId: Int!  displayName: String!  isRequired: Boolean!  isVariantOption: Boolean!'
const optionValue = 'entityId: Int!  label: String!  isDefault: Boolean!  isSelected: Boolean'
const searchFilter = 'name: String! @deprecated(reason: "Use displayName.")  displayName: String!  isCollapsedByDefault: Boolean!'

const root = /* GraphQL */ `
  scalar BigDecimal
  scalar Long
  scalar DateTime

  enum currencyCode { GBP USD EUR }

  interface Node { id: ID! }
  type PageInfo { hasNextPage: Boolean!  hasPreviousPage: Boolean!  startCursor: String  endCursor: String }
  type CollectionInfo { totalItems: Long }
  type Money { currencyCode: String!  value: BigDecimal!  formattedV2: String }
  type MoneyRange { min: Money!  max: Money! }
  type SeoDetails { pageTitle: String!  metaDescription: String!  metaKeywords: String! }
  type Image {
    url(width: Int!, height: Int, lossy: Boolean): String!
    urlOriginal(lossy: Boolean): String!
    urlTemplate(lossy: Boolean): String!
    altText: String!
    isDefault: Boolean!
  }

  type Query { site: Site!  channel: Channel!  node(id: ID!): Node }
  type Channel { entityId: Long! }
  type Site {
    search: SearchQueries!
    categoryTree(rootEntityId: Int): [CategoryTreeItem!]!
    category(entityId: Int!): Category
    products(${pageArguments}, ids: [ID!] = [], entityIds: [Int!] = [], hideOutOfStock: Boolean): ProductConnection!
    newestProducts(${pageArguments}, hideOutOfStock: Boolean): ProductConnection!
    bestSellingProducts(${pageArguments}, hideOutOfStock: Boolean): ProductConnection!
    featuredProducts(${pageArguments}, hideOutOfStock: Boolean): ProductConnection!
    product(id: ID, entityId: Int, variantEntityId: Int, optionValueIds: [OptionValueId!] = [], sku: String, useDefaultOptionSelections: Boolean): Product
    route(path: String!, redirectBehavior: RouteRedirectBehavior! = IGNORE): Route!
    settings: Settings
  }
  input OptionValueId { optionEntityId: Int!  valueEntityId: Int! }
  enum RouteRedirectBehavior { FOLLOW IGNORE }
  type Route { node: Node }

  enum StorefrontStatusType { HIBERNATION LAUNCHED MAINTENANCE PRE_LAUNCH }
  type Settings {
    storeName: String!
    storeHash: String!
    status: StorefrontStatusType!
    url: UrlField!
    channelId: Long!
    search: Search!
    currency: CurrencySettings!
  }
  type UrlField { vanityUrl: String!  cdnUrl: String!  checkoutUrl: String }
  type Search { productFilteringEnabled: Boolean! }
  type CurrencySettings { defaultCurrency: currencyCode! }
`

const categories = /* GraphQL */ `
  type CategoryTreeItem {
    entityId: Int!
    name: String!
    path: String!
    description: String!
    productCount: Int!
    image: Image
    hasChildren: Boolean!
    children: [CategoryTreeItem!]!
  }
  enum CategoryProductSort { A_TO_Z BEST_REVIEWED BEST_SELLING DEFAULT FEATURED HIGHEST_PRICE LOWEST_PRICE NEWEST Z_TO_A }
  type Category implements Node {
    id: ID!
    entityId: Int!
    name: String!
    path: String!
    defaultImage: Image
    description: String!
    breadcrumbs(depth: Int!, ${pageArguments}): BreadcrumbConnection!
    products(${pageArguments}, hideOutOfStock: Boolean, sortBy: CategoryProductSort): ProductConnection!
    seo: SeoDetails!
    defaultProductSort: CategoryProductSort
  }
  type Breadcrumb { entityId: Int!  name: String!  path: String }
  ${connection('Breadcrumb', 'Breadcrumb')}
  ${connection('Category', 'Category')}
`

const products = /* GraphQL */ `
  type ProductConnection { pageInfo: PageInfo!  edges: [ProductEdge!]  collectionInfo: CollectionInfo }
  type ProductEdge { node: Product!  cursor: String! }

  enum ProductConditionType { NEW REFURBISHED USED }
  enum ProductCategorySort { PRODUCT_ASSIGNED_DATE }
  type Product implements Node {
    id: ID!
    entityId: Int!
    sku: String!
    path: String!
    name: String!
    description: String!
    plainTextDescription(characterLimit: Int = 120): String!
    warranty: String!
    minPurchaseQuantity: Int
    maxPurchaseQuantity: Int
    addToCartUrl: String!
    prices(includeTax: Boolean = false, currencyCode: currencyCode): Prices
    productOptions(${pageArguments}): ProductOptionConnection!
    options(${pageArguments}): OptionConnection! @deprecated(reason: "Use productOptions.")
    reviewSummary: Reviews!
    type: String!
    availabilityV2: ProductAvailability!
    categories(sortBy: ProductCategorySort, ${pageArguments}): CategoryConnection!
    brand: Brand
    variants(${pageArguments}, isPurchasable: Boolean, entityIds: [Int!] = [], optionValueIds: [OptionValueId!] = [], skus: [String!] = []): VariantConnection!
    customFields(names: [String!] = [], ${pageArguments}): CustomFieldConnection!
    images(${pageArguments}): ImageConnection!
    defaultImage: Image
    inventory: ProductInventory!
    seo: SeoDetails!
    condition: ProductConditionType
    showCartAction: Boolean!
  }
  type Brand implements Node { id: ID!  entityId: Int!  name: String!  path: String! }
  type Reviews { numberOfReviews: Int!  summationOfRatings: Int! }
  type Prices {
    price: Money!
    salePrice: Money
    basePrice: Money
    retailPrice: Money
    priceRange: MoneyRange!
    saved: Money
  }
  type CustomField { entityId: Int!  name: String!  value: String! }

  enum ProductAvailabilityStatus { Available Preorder Unavailable }
  interface ProductAvailability { status: ProductAvailabilityStatus!  description: String! }
  type ProductAvailable implements ProductAvailability { status: ProductAvailabilityStatus!  description: String! }
  type ProductPreOrder implements ProductAvailability { message: String  status: ProductAvailabilityStatus!  description: String! }
  type ProductUnavailable implements ProductAvailability { message: String  status: ProductAvailabilityStatus!  description: String! }

  type ProductInventory { isInStock: Boolean!  hasVariantInventory: Boolean!  aggregated: AggregatedInventory }
  type AggregatedInventory { availableToSell: Int!  warningLevel: Int! }
  type VariantInventory {
    aggregated: Aggregated
    isInStock: Boolean!
    byLocation(locationEntityIds: [Int!] = [], locationEntityCodes: [String!] = [], ${pageArguments}): LocationConnection
  }
  type Aggregated { availableToSell: Long!  warningLevel: Int! }
  type InventoryByLocations {
    locationEntityId: Long!
    locationEntityCode: String!
    locationEntityTypeId: String
    availableToSell: Long!
    warningLevel: Int!
    isInStock: Boolean!
  }

  type Variant implements Node {
    id: ID!
    entityId: Int!
    sku: String!
    options(${pageArguments}): OptionConnection!
    productOptions(${pageArguments}): ProductOptionConnection!
    defaultImage: Image
    prices(includeTax: Boolean = false, currencyCode: currencyCode): Prices
    inventory: VariantInventory
    metafields(namespace: String!, keys: [String!] = [], ${pageArguments}): MetafieldConnection!
    upc: String
    mpn: String
    gtin: String
    isPurchasable: Boolean!
  }
  type Metafields { id: ID!  entityId: Int!  key: String!  value: String! }

  interface CatalogProductOption { ${catalogueOption} }
  type MultipleChoiceOption implements CatalogProductOption {
    displayStyle: String!
    values(${pageArguments}): ProductOptionValueConnection!
    ${catalogueOption}
  }
  type TextFieldOption implements CatalogProductOption { defaultValue: String  minLength: Int  maxLength: Int  ${catalogueOption} }
  type MultiLineTextFieldOption implements CatalogProductOption { defaultValue: String  minLength: Int  maxLength: Int  maxLines: Int  ${catalogueOption} }
  enum LimitInputBy { HIGHEST_VALUE LOWEST_VALUE NO_LIMIT RANGE }
  enum LimitDateOption { EARLIEST_DATE LATEST_DATE NO_LIMIT RANGE }
  type CheckboxOption implements CatalogProductOption { checkedByDefault: Boolean!  label: String!  checkedOptionValueEntityId: Int!  uncheckedOptionValueEntityId: Int!  ${catalogueOption} }
  type NumberFieldOption implements CatalogProductOption { defaultValue: Float  lowest: Float  highest: Float  isIntegerOnly: Boolean!  limitNumberBy: LimitInputBy!  ${catalogueOption} }
  type DateFieldOption implements CatalogProductOption { defaultValue: DateTime  earliest: DateTime  latest: DateTime  limitDateBy: LimitDateOption!  ${catalogueOption} }
  type FileUploadFieldOption implements CatalogProductOption { maxFileSize: Int!  fileTypes: [String!]!  ${catalogueOption} }
  interface CatalogProductOptionValue { ${optionValue} }
  type MultipleChoiceOptionValue implements CatalogProductOptionValue { ${optionValue} }
  type SwatchOptionValue implements CatalogProductOptionValue {
    hexColors: [String!]!
    imageUrl(width: Int!, height: Int, lossy: Boolean): String
    ${optionValue}
  }
  type ProductOption { entityId: Int!  displayName: String!  isRequired: Boolean!  values(${pageArguments}): OptionValueConnection! }
  type ProductOptionValue { entityId: Int!  label: String! }

  ${connection('Variant', 'Variant')}
  ${connection('CustomField', 'CustomField')}
  ${connection('Image', 'Image')}
  ${connection('Location', 'InventoryByLocations')}
  ${connection('Metafield', 'Metafields')}
  ${connection('ProductOption', 'CatalogProductOption')}
  ${connection('ProductOptionValue', 'CatalogProductOptionValue')}
  ${connection('Option', 'ProductOption')}
  ${connection('OptionValue', 'ProductOptionValue')}
`

const search = /* GraphQL */ `
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

/** The part of the vendor's Storefront schema that the sandbox serves; names, types and arguments are the vendor's. */
export const storefrontSdl = [root, categories, products, search].join('\n')
