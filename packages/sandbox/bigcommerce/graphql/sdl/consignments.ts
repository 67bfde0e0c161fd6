const address = `
  firstName: String
  lastName: String
  email: String
  company: String
  address1: String
  address2: String
  city: String
  stateOrProvince: String
  stateOrProvinceCode: String
  countryCode: String!
  postalCode: String
  phone: String
`
const option = `
  entityId: String!
  description: String!
  type: String!
  imageUrl: String
  cost: Money!
  transitTime: String
`

/** Shipping consignments of a checkout. Their address may be a part of one, without an e-mail. */
export const consignmentsSdl = /* GraphQL */ `
  type CheckoutShippingConsignment {
    entityId: String!
    address: CheckoutConsignmentAddress!
    availableShippingOptions: [CheckoutAvailableShippingOption!]
    selectedShippingOption: CheckoutSelectedShippingOption
    shippingCost: Money
    handlingCost: Money
    lineItemIds: [String!]!
  }
  type CheckoutAvailableShippingOption { ${option} isRecommended: Boolean! }
  type CheckoutSelectedShippingOption { ${option} }
  interface CheckoutAddress { ${address} }
  type CheckoutConsignmentAddress implements CheckoutAddress { ${address} }

  extend type CheckoutMutations {
    addCheckoutShippingConsignments(input: AddCheckoutShippingConsignmentsInput!): AddCheckoutShippingConsignmentsResult
  }
  input CheckoutAddressInput { ${address} shouldSaveAddress: Boolean! }
  input CheckoutConsignmentLineItemInput { lineItemEntityId: String!  quantity: Int! }
  input CheckoutShippingConsignmentInput { address: CheckoutAddressInput!  lineItems: [CheckoutConsignmentLineItemInput!]! }
  input AddCheckoutShippingConsignmentsInput { checkoutEntityId: String!  data: AddCheckoutShippingConsignmentsDataInput!  version: Int }
  input AddCheckoutShippingConsignmentsDataInput { consignments: [CheckoutShippingConsignmentInput!]! }
  type AddCheckoutShippingConsignmentsResult { checkout: Checkout }
`
