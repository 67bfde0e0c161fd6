import { pageArguments } from './parts.ts'

const formField = 'entityId: Int!  label: String!  sortOrder: Int!  isBuiltIn: Boolean!  isRequired: Boolean!'

export const formFieldsSdl = /* GraphQL */ `
  type DateTimeExtended { utc: DateTime! }

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

export const wishlistsSdl = /* GraphQL */ `
  type PublicWishlist {
    entityId: Int!
    name: String!
    token: String!
    items(${pageArguments}): WishlistItemConnection!
  }
  type WishlistItem { entityId: Int!  product: Product  productEntityId: Int!  variantEntityId: Int }
  type WishlistItemConnection { pageInfo: PageInfo!  edges: [WishlistItemEdge!]  collectionInfo: CollectionInfo }
  type WishlistItemEdge { node: WishlistItem!  cursor: String! }
`
