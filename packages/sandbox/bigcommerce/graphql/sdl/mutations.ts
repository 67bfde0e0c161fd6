const errors = [
  'NotFoundError',
  'EmailAlreadyInUseError',
  'AccountCreationDisabledError',
  'CustomerRegistrationError',
  'UnexpectedUpdateCustomerError',
  'CustomerDoesNotExistError',
  'CustomerNotLoggedInError',
  'CustomerPasswordError',
]
const addressErrors = [
  'CustomerAddressCreationError',
  'CustomerAddressUpdateError',
  'CustomerAddressDeletionError',
  'AddressDoesNotExistError',
]
const reviewErrors = [
  'CustomerAlreadyReviewedProductError',
  'NotAuthorizedToAddProductReviewError',
  'ProductIdNotFoundError',
  'UnexpectedAddReviewError',
]
const cartErrors = ['CartUnassignInaccessibleError', 'CartUnassignNotAllowedError']
const errorTypes = [...errors, ...addressErrors, ...cartErrors, ...reviewErrors]
  .map((name) => `type ${name} implements Error { message: String! }`)
  .join('\n  ')

function addressInput(required: '!' | '') {
  return /* GraphQL */ `
    firstName: String${required}
    lastName: String${required}
    address1: String${required}
    address2: String
    city: String${required}
    company: String
    countryCode: String${required}
    stateOrProvince: String
    phone: String
    postalCode: String
    formFields: CustomerFormFieldsInput
`
}

const field = 'fieldEntityId: Int!'

export const mutationsSdl = /* GraphQL */ `
  type Mutation {
    cart: CartMutations!
    catalog: CatalogMutations!
    checkout: CheckoutMutations!
    login(email: String!, password: String!, guestCartEntityId: String): LoginResult!
    logout(cartEntityId: String): LogoutResult!
    wishlist: WishlistMutations!
    loginWithCustomerLoginJwt(jwt: String!, guestCartEntityId: String): LoginWithCustomerLoginJwtResult!
    customer: CustomerMutations!
  }
  interface Error { message: String! }
  type ValidationError implements Error { path: [String!]!  message: String! }
  ${errorTypes}

  type CustomerAccessToken { value: String!  expiresAt: DateTime! }
  type LoginResult { result: String!  customer: Customer  cart: Cart  customerAccessToken: CustomerAccessToken }
  type LoginWithCustomerLoginJwtResult { redirectTo: String!  customer: Customer  cart: Cart  customerAccessToken: CustomerAccessToken }
  type LogoutResult { result: String!  cartUnassignResult: CartUnassignResult! }
  type CartUnassignResult { cart: Cart  errors: [CartUnassignError!]! }
  union CartUnassignError = CartUnassignInaccessibleError | CartUnassignNotAllowedError

  input ReCaptchaV2Input { token: String! }
  type CatalogMutations {
    addProductReview(reCaptchaV2: ReCaptchaV2Input, input: AddProductReviewInput!): AddProductReviewResult!
  }
  input AddProductReviewInput { productEntityId: Long!  review: ProductReviewInput! }
  input ProductReviewInput { author: String!  title: String!  text: String!  rating: Int!  email: String }
  type AddProductReviewResult { errors: [AddProductReviewError!]! }
  type InvalidInputFieldsError implements Error { fields: [String!]!  message: String! }
  union AddProductReviewError = CustomerAlreadyReviewedProductError | NotAuthorizedToAddProductReviewError | ProductIdNotFoundError | InvalidInputFieldsError | UnexpectedAddReviewError
  type CustomerMutations {
    changePassword(input: ChangePasswordInput!): ChangePasswordResult!
    requestResetPassword(reCaptchaV2: ReCaptchaV2Input, input: RequestResetPasswordInput!): RequestResetPasswordResult!
    resetPassword(input: ResetPasswordInput!): ResetPasswordResult!
    registerCustomer(reCaptchaV2: ReCaptchaV2Input, input: RegisterCustomerInput!): RegisterCustomerResult!
    updateCustomer(reCaptchaV2: ReCaptchaV2Input, input: UpdateCustomerInput!): UpdateCustomerResult!
    addCustomerAddress(reCaptchaV2: ReCaptchaV2Input, input: AddCustomerAddressInput!): AddCustomerAddressResult!
    updateCustomerAddress(reCaptchaV2: ReCaptchaV2Input, input: UpdateCustomerAddressInput!): UpdateCustomerAddressResult!
    deleteCustomerAddress(reCaptchaV2: ReCaptchaV2Input, input: DeleteCustomerAddressInput!): DeleteCustomerAddressResult!
  }
  input ChangePasswordInput { currentPassword: String!  newPassword: String! }
  type ChangePasswordResult { errors: [ChangePasswordError!]! }
  union ChangePasswordError = ValidationError | CustomerDoesNotExistError | CustomerPasswordError | CustomerNotLoggedInError
  input RequestResetPasswordInput { email: String!  path: String }
  type RequestResetPasswordResult { errors: [RequestResetPasswordError!]! }
  union RequestResetPasswordError = ValidationError
  input ResetPasswordInput { customerEntityId: Int!  token: String!  newPassword: String! }
  type ResetPasswordResult { errors: [ResetPasswordError!]! }
  union ResetPasswordError = ValidationError | CustomerPasswordError
  input RegisterCustomerInput {
    firstName: String!
    lastName: String!
    email: String!
    password: String!
    phone: String
    company: String
    address: AddCustomerAddressInput
    formFields: CustomerFormFieldsInput
  }
  type RegisterCustomerResult { customer: Customer  errors: [RegisterCustomerError!]! }
  union RegisterCustomerError = EmailAlreadyInUseError | AccountCreationDisabledError | CustomerRegistrationError | ValidationError
  input UpdateCustomerInput { firstName: String  lastName: String  email: String  phone: String  company: String  formFields: CustomerFormFieldsInput }
  type UpdateCustomerResult { customer: Customer  errors: [UpdateCustomerError!]! }
  union UpdateCustomerError = UnexpectedUpdateCustomerError | EmailAlreadyInUseError | ValidationError | CustomerDoesNotExistError | CustomerNotLoggedInError

  input AddCustomerAddressInput { ${addressInput('!')} }
  type AddCustomerAddressResult { address: CustomerAddress  errors: [AddCustomerAddressError!]! }
  union AddCustomerAddressError = CustomerNotLoggedInError | CustomerAddressCreationError | ValidationError
  input UpdateCustomerAddressInput { addressEntityId: Int!  data: UpdateCustomerAddressDataInput! }
  input UpdateCustomerAddressDataInput { ${addressInput('')} }
  type UpdateCustomerAddressResult { address: CustomerAddress  errors: [UpdateCustomerAddressError!]! }
  union UpdateCustomerAddressError = CustomerNotLoggedInError | AddressDoesNotExistError | CustomerAddressUpdateError | ValidationError
  input DeleteCustomerAddressInput { addressEntityId: Int! }
  type DeleteCustomerAddressResult { errors: [DeleteCustomerAddressError!]! }
  union DeleteCustomerAddressError = CustomerNotLoggedInError | CustomerAddressDeletionError

  input CustomerFormFieldsInput {
    checkboxes: [CheckboxesFormFieldInput!]
    multipleChoices: [MultipleChoiceFormFieldInput!]
    numbers: [NumberFormFieldInput!]
    dates: [DateFormFieldInput!]
    texts: [TextFormFieldInput!]
    multilineTexts: [MultilineTextFormFieldInput!]
    passwords: [PasswordFormFieldInput!]
  }
  input CheckboxesFormFieldInput { ${field}  fieldValueEntityIds: [Int!]! }
  input MultipleChoiceFormFieldInput { ${field}  fieldValueEntityId: Int! }
  input NumberFormFieldInput { ${field}  number: Float! }
  input DateFormFieldInput { ${field}  date: DateTime! }
  input TextFormFieldInput { ${field}  text: String! }
  input MultilineTextFormFieldInput { ${field}  multilineText: String! }
  input PasswordFormFieldInput { ${field}  password: String! }

  type WishlistMutations {
    createWishlist(input: CreateWishlistInput!): CreateWishlistResult
    addWishlistItems(input: AddWishlistItemsInput!): AddWishlistItemsResult
    deleteWishlistItems(input: DeleteWishlistItemsInput!): DeleteWishlistItemsResult
    updateWishlist(input: UpdateWishlistInput!): UpdateWishlistResult
    deleteWishlists(input: DeleteWishlistsInput!): DeleteWishlistResult
  }
  input WishlistItemInput { productEntityId: Int!  variantEntityId: Int }
  input CreateWishlistInput { name: String!  isPublic: Boolean!  items: [WishlistItemInput!] }
  type CreateWishlistResult { result: Wishlist! }
  input AddWishlistItemsInput { entityId: Int!  items: [WishlistItemInput!]! }
  type AddWishlistItemsResult { result: Wishlist! }
  input DeleteWishlistItemsInput { entityId: Int!  itemEntityIds: [Int!]! }
  type DeleteWishlistItemsResult { result: Wishlist! }
  input UpdateWishlistInput { entityId: Int!  data: WishlistUpdateDataInput! }
  input WishlistUpdateDataInput { name: String  isPublic: Boolean }
  type UpdateWishlistResult { result: Wishlist! }
  input DeleteWishlistsInput { entityIds: [Int!]! }
  type DeleteWishlistResult { result: String! }

`
