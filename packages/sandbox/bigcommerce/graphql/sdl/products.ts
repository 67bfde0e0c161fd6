import { connection, pageArguments } from './parts.ts'

export const productsSdl = /* GraphQL */ `
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
    reviews(sort: ProductReviewsSortInput, filters: ProductReviewsFiltersInput, ${pageArguments}): ReviewConnection!
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
  type Author { name: String! }
  type Review { entityId: Long!  author: Author!  title: String!  text: String!  rating: Int!  createdAt: DateTimeExtended! }
  enum ProductReviewsSortInput { HIGHEST_RATING LOWEST_RATING NEWEST OLDEST }
  input ProductReviewsFiltersInput { rating: ProductReviewsRatingFilterInput }
  input ProductReviewsRatingFilterInput { minRating: Int  maxRating: Int }
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
  type ProductPreOrder implements ProductAvailability { message: String  willBeReleasedAt: DateTimeExtended  status: ProductAvailabilityStatus!  description: String! }
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
    upc: String
    mpn: String
    gtin: String
    isPurchasable: Boolean!
  }

  ${connection('Review', 'Review')}
  ${connection('Variant', 'Variant')}
  ${connection('CustomField', 'CustomField')}
  ${connection('Image', 'Image')}
  ${connection('Location', 'InventoryByLocations')}
`
