import { connection, pageArguments } from './parts.ts'

const formFieldValue = 'entityId: Int!  name: String!'
const formField = 'entityId: Int!  label: String!  sortOrder: Int!  isBuiltIn: Boolean!  isRequired: Boolean!'

export const customersSdl = /* GraphQL */ `
  type DateTimeExtended { utc: DateTime! }
  type Customer {
    entityId: Int!
    company: String!
    customerGroupId: Int!
    customerGroupName: String
    email: String!
    firstName: String!
    lastName: String!
    notes: String!
    phone: String!
    taxExemptCategory: String!
    addressCount: Int!
    attributeCount: Int!
    storeCredit: [Money!]!
    attributes: CustomerAttributes!
    wishlists(filters: WishlistFiltersInput, ${pageArguments}): WishlistConnection!
    formFields: [CustomerFormFieldValue!]!
    addresses(${pageArguments}): AddressConnection!
    orders(filters: OrdersFiltersInput, ${pageArguments}): OrdersConnection
  }
  type CustomerAttributes { attribute(entityId: Int!): CustomerAttribute! }
  type CustomerAttribute { entityId: Int!  value: String  name: String! }

  enum DestinationAddressType { COMMERCIAL RESIDENTIAL }
  type CustomerAddress {
    entityId: Int!
    firstName: String!
    lastName: String!
    address1: String!
    address2: String
    addressType: DestinationAddressType
    city: String!
    country: String
    countryCode: String!
    stateOrProvince: String
    phone: String
    postalCode: String
    company: String
    formFields: [CustomerFormFieldValue!]!
  }
  type AddressConnection { pageInfo: PageInfo!  edges: [AddressEdge!]  collectionInfo: CollectionInfo }
  type AddressEdge { node: CustomerAddress!  cursor: String! }

  interface CustomerFormFieldValue { ${formFieldValue} }
  type TextFormFieldValue implements CustomerFormFieldValue { text: String!  ${formFieldValue} }
  type MultilineTextFormFieldValue implements CustomerFormFieldValue { multilineText: String!  ${formFieldValue} }
  type DateFormFieldValue implements CustomerFormFieldValue { date: DateTimeExtended!  ${formFieldValue} }
  type NumberFormFieldValue implements CustomerFormFieldValue { number: Float!  ${formFieldValue} }
  type PasswordFormFieldValue implements CustomerFormFieldValue { password: String!  ${formFieldValue} }
  type MultipleChoiceFormFieldValue implements CustomerFormFieldValue { valueEntityId: Int!  value: String!  ${formFieldValue} }
  type CheckboxesFormFieldValue implements CustomerFormFieldValue { valueEntityIds: [Int!]!  values: [String!]!  ${formFieldValue} }

  type FormFields {
    customer(filters: FormFieldFiltersInput, sortBy: FormFieldSortInput = FIELD_ID): [FormField!]!
    shippingAddress(filters: FormFieldFiltersInput, sortBy: FormFieldSortInput = FIELD_ID): [FormField!]!
    billingAddress(filters: FormFieldFiltersInput, sortBy: FormFieldSortInput = FIELD_ID): [FormField!]!
  }
  input FormFieldFiltersInput { entityIds: [Int!]  isRequired: Boolean  isBuiltIn: Boolean }
  enum FormFieldSortInput { FIELD_ID SORT_ORDER }
  interface FormField { ${formField} }
  type TextFormField implements FormField { defaultText: String  maxLength: Int  ${formField} }
  type MultilineTextFormField implements FormField { defaultText: String  rows: Int!  ${formField} }
  type DateFormField implements FormField { defaultDate: DateTime  minDate: DateTime  maxDate: DateTime  ${formField} }
  type PasswordFormField implements FormField { defaultText: String  maxLength: Int  ${formField} }
`

export const ordersSdl = /* GraphQL */ `
  enum OrderStatusValue {
    AWAITING_FULFILLMENT
    AWAITING_PAYMENT
    AWAITING_PICKUP
    AWAITING_SHIPMENT
    CANCELLED
    COMPLETED
    DECLINED
    DISPUTED
    INCOMPLETE
    MANUAL_VERIFICATION_REQUIRED
    PARTIALLY_REFUNDED
    PARTIALLY_SHIPPED
    PENDING
    REFUNDED
    SHIPPED
  }
  input OrdersFiltersInput {
    status: OrderStatusValue
    dateRange: OrderDateRangeFilterInput
  }
  input OrderDateRangeFilterInput {
    from: DateTime!
    to: DateTime
  }
  type OrderStatus {
    value: OrderStatusValue
    label: String!
  }
  type OrderBillingAddress {
    firstName: String
    lastName: String
    company: String
    address1: String
    address2: String
    city: String
    stateOrProvince: String
    stateOrProvinceCode: String
    country: String!
    countryCode: String!
    postalCode: String!
    phone: String
    email: String
  }
  type Order implements Node {
    id: ID!
    entityId: Int!
    orderedAt: DateTimeExtended!
    updatedAt: DateTimeExtended!
    status: OrderStatus!
    billingAddress: OrderBillingAddress!
    isTaxIncluded: Boolean!
    subTotal: Money!
    wrappingCostTotal: Money!
    shippingCostTotal: Money!
    handlingCostTotal: Money!
    taxTotal: Money!
    totalIncTax: Money!
    customerMessage: String
    totalProductQuantity: Int!
  }
  ${connection('Orders', 'Order', 'Orders')}
`

export const wishlistsSdl = /* GraphQL */ `
  input WishlistFiltersInput { entityIds: [Int!]  productEntityIds: [Int!]  variantEntityIds: [Int!] }
  input WishlistItemsFiltersInput { productEntityIds: [Int!]  variantEntityIds: [Int!] }
  type Wishlist {
    entityId: Int!
    name: String!
    isPublic: Boolean!
    token: String!
    items(filters: WishlistItemsFiltersInput, ${pageArguments}): WishlistItemConnection!
  }
  type PublicWishlist {
    entityId: Int!
    name: String!
    token: String!
    items(filters: WishlistItemsFiltersInput, ${pageArguments}): WishlistItemConnection!
    isOwner: Boolean
  }
  type WishlistItem { entityId: Int!  product: Product  productEntityId: Int!  variantEntityId: Int }
  type WishlistItemConnection { pageInfo: PageInfo!  edges: [WishlistItemEdge!]  collectionInfo: CollectionInfo }
  type WishlistItemEdge { node: WishlistItem!  cursor: String! }
  ${connection('Wishlist', 'Wishlist')}
`
