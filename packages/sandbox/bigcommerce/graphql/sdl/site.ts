import { connection, pageArguments } from './parts.ts'
import { currencies } from '#sandbox/catalogue/currencies.ts'

export const siteSdl = /* GraphQL */ `
  scalar BigDecimal
  scalar Long
  scalar DateTime

  enum currencyCode { ${currencies.join(' ')} }

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
    publicWishlist(token: String!): PublicWishlist
    checkout(entityId: String): Checkout
    giftCertificate(code: String!): GiftCertificate
    settings: Settings
  }
  enum GiftCertificateStatus { ACTIVE DISABLED EXPIRED PENDING }
  type GiftCertificate {
    amount: Money!
    balance: Money!
    code: String!
    currencyCode: String!
    status: GiftCertificateStatus!
    purchasedAt: DateTimeExtended!
    expiresAt: DateTimeExtended
  }
  input OptionValueId { optionEntityId: Int!  valueEntityId: Int! }
  enum RouteRedirectBehavior { FOLLOW IGNORE }
  type Route { node: Node  redirect: Redirect }
  type Redirect { id: ID!  fromPath: String!  to: RedirectTo!  toUrl: String! }
  union RedirectTo = ManualRedirect | ProductRedirect | CategoryRedirect
  type ManualRedirect { url: String! }
  type ProductRedirect { entityId: Int!  path: String! }
  type CategoryRedirect { entityId: Int!  path: String! }

  enum StorefrontStatusType { HIBERNATION LAUNCHED MAINTENANCE PRE_LAUNCH }
  type Settings {
    storeName: String!
    storeHash: String!
    status: StorefrontStatusType!
    url: UrlField!
    channelId: Long!
    search: Search!
    currency: CurrencySettings!
    formFields: FormFields!
  }
  type UrlField { vanityUrl: String!  cdnUrl: String!  checkoutUrl: String }
  type Search { productFilteringEnabled: Boolean! }
  type CurrencySettings { defaultCurrency: currencyCode! }
`

export const categoriesSdl = /* GraphQL */ `
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
