const errorTypes = [
  'CustomerPasswordError',
  'CustomerAlreadyReviewedProductError',
  'NotAuthorizedToAddProductReviewError',
  'ProductIdNotFoundError',
  'UnexpectedAddReviewError',
]
  .map((name) => `type ${name} implements Error { message: String! }`)
  .join('\n  ')

export const mutationsSdl = /* GraphQL */ `
  type Mutation {
    catalog: CatalogMutations!
    checkout: CheckoutMutations!
    loginWithCustomerLoginJwt(jwt: String!): LoginWithCustomerLoginJwtResult!
    customer: CustomerMutations!
  }
  interface Error {
    message: String!
  }
  type ValidationError implements Error {
    path: [String!]!
    message: String!
  }
  ${errorTypes}

  type CustomerAccessToken {
    value: String!
    expiresAt: DateTime!
  }
  type LoginWithCustomerLoginJwtResult {
    customerAccessToken: CustomerAccessToken
  }

  input ReCaptchaV2Input {
    token: String!
  }
  type CatalogMutations {
    addProductReview(reCaptchaV2: ReCaptchaV2Input, input: AddProductReviewInput!): AddProductReviewResult!
  }
  input AddProductReviewInput {
    productEntityId: Long!
    review: ProductReviewInput!
  }
  input ProductReviewInput {
    author: String!
    title: String!
    text: String!
    rating: Int!
    email: String
  }
  type AddProductReviewResult {
    errors: [AddProductReviewError!]!
  }
  type InvalidInputFieldsError implements Error {
    fields: [String!]!
    message: String!
  }
  union AddProductReviewError =
    | CustomerAlreadyReviewedProductError
    | NotAuthorizedToAddProductReviewError
    | ProductIdNotFoundError
    | InvalidInputFieldsError
    | UnexpectedAddReviewError
  type CustomerMutations {
    requestResetPassword(reCaptchaV2: ReCaptchaV2Input, input: RequestResetPasswordInput!): RequestResetPasswordResult!
    resetPassword(input: ResetPasswordInput!): ResetPasswordResult!
  }
  input RequestResetPasswordInput {
    email: String!
    path: String
  }
  type RequestResetPasswordResult {
    errors: [RequestResetPasswordError!]!
  }
  union RequestResetPasswordError = ValidationError
  input ResetPasswordInput {
    customerEntityId: Int!
    token: String!
    newPassword: String!
  }
  type ResetPasswordResult {
    errors: [ResetPasswordError!]!
  }
  union ResetPasswordError = ValidationError | CustomerPasswordError
`
