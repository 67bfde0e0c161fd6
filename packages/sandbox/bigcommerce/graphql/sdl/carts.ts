const option = 'entityId: Int!  name: String!'

const item = /* GraphQL */ `
    entityId: String!
    parentEntityId: String
    productEntityId: Int!
    variantEntityId: Int
    sku: String
    name: String!
    url: String!
    path: String!
    imageUrl: String
    brand: String
    quantity: Int!
    isTaxable: Boolean!
    isMutable: Boolean!
    discounts: [CartDiscount!]!
    discountedAmount: Money!
    couponAmount: Money!
    listPrice: Money!
    originalPrice: Money!
    salePrice: Money!
    extendedListPrice: Money!
    extendedSalePrice: Money!
    selectedOptions: [CartSelectedOption!]!
    baseCatalogProduct: Product
`

export const cartsSdl = /* GraphQL */ `
  type Cart implements Node {
    id: ID!
    entityId: String!
    currencyCode: String!
    isTaxIncluded: Boolean!
    baseAmount: Money!
    discountedAmount: Money!
    amount: Money!
    discounts: [CartDiscount!]!
    lineItems: CartLineItems!
    createdAt: DateTimeExtended!
    updatedAt: DateTimeExtended!
    locale: String!
    version: Int
  }
  type CartDiscount { entityId: String!  discountedAmount: Money! }
  type CartLineItems {
    physicalItems: [CartPhysicalItem!]!
    digitalItems: [CartDigitalItem!]!
    giftCertificates: [CartGiftCertificate!]!
    customItems: [CartCustomItem!]!
    totalQuantity: Int!
  }
  type CartPhysicalItem { ${item} isShippingRequired: Boolean!  giftWrapping: CartGiftWrapping }
  type CartDigitalItem { ${item} }
  type CartGiftWrapping { name: String!  amount: Money!  message: String }
  enum CartGiftCertificateTheme { BIRTHDAY BOY CELEBRATION CHRISTMAS GENERAL GIRL }
  type CartGiftCertificate {
    entityId: String!
    name: String!
    theme: CartGiftCertificateTheme!
    amount: Money!
    isTaxable: Boolean!
    sender: CartGiftCertificateSender!
    recipient: CartGiftCertificateRecipient!
    message: String
  }
  type CartGiftCertificateSender { name: String!  email: String! }
  type CartGiftCertificateRecipient { name: String!  email: String! }
  type CartCustomItem { entityId: String!  sku: String  name: String!  quantity: Int!  listPrice: Money!  extendedListPrice: Money! }

  interface CartSelectedOption { ${option} }
  type CartSelectedMultipleChoiceOption implements CartSelectedOption { value: String!  valueEntityId: Int!  ${option} }
  type CartSelectedCheckboxOption implements CartSelectedOption { value: String!  valueEntityId: Int!  ${option} }
  type CartSelectedTextFieldOption implements CartSelectedOption { text: String!  ${option} }
  type CartSelectedMultiLineTextFieldOption implements CartSelectedOption { text: String!  ${option} }
  type CartSelectedNumberFieldOption implements CartSelectedOption { number: Float!  ${option} }
  type CartSelectedDateFieldOption implements CartSelectedOption { date: DateTimeExtended!  ${option} }
  type CartSelectedFileUploadOption implements CartSelectedOption { fileName: String!  ${option} }

  enum CouponType { FREE_SHIPPING PERCENTAGE_DISCOUNT PER_ITEM_DISCOUNT PER_TOTAL_DISCOUNT PROMOTION SHIPPING_DISCOUNT }
  type CheckoutCoupon { entityId: Int!  code: String!  couponType: CouponType  discountedAmount: Money! }
  type CheckoutGiftCertificate {
    code: String!
    balance: Money!
    remaining: Money!
    used: Money!
    purchaseDate: DateTimeExtended!
  }
  type Checkout implements Node {
    id: ID!
    entityId: String!
    currencyCode: String!
    cart: Cart
    shippingCostTotal: Money
    handlingCostTotal: Money
    taxTotal: Money
    shippingConsignments: [CheckoutShippingConsignment!]
    subtotal: Money
    grandTotal: Money
    outstandingBalance: Money
    createdAt: DateTimeExtended!
    updatedAt: DateTimeExtended!
    coupons: [CheckoutCoupon!]!
    giftCertificates: [CheckoutGiftCertificate!]!
    version: Int
  }
`

const selection = 'optionEntityId: Int!'
const versioned = 'cartEntityId: String!  version: Int'

export const cartMutationsSdl = /* GraphQL */ `
  scalar UUID
  scalar IpAddress
  type CartMutations {
    createCart(input: CreateCartInput!): CreateCartResult
    deleteCart(input: DeleteCartInput!): DeleteCartResult
    addCartLineItems(input: AddCartLineItemsInput!): AddCartLineItemsResult
    updateCartLineItem(input: UpdateCartLineItemInput!): UpdateCartLineItemResult
    deleteCartLineItem(input: DeleteCartLineItemInput!): DeleteCartLineItemResult
    updateCartCurrency(input: UpdateCartCurrencyInput!): UpdateCartCurrencyResult
    assignCartToCustomer(input: AssignCartToCustomerInput!): AssignCartToCustomerResult
    unassignCartFromCustomer(input: UnassignCartFromCustomerInput!): UnassignCartFromCustomerResult
    createCartRedirectUrls(input: CreateCartRedirectUrlsInput): CreateCartRedirectUrlsResult!
  }
  input CreateCartInput { lineItems: [CartLineItemInput!]  currencyCode: String  locale: String }
  input CartLineItemInput { quantity: Int!  productEntityId: Int  variantEntityId: Int  sku: String  selectedOptions: CartSelectedOptionsInput }
  input CartSelectedOptionsInput {
    checkboxes: [CartSelectedCheckboxOptionInput!]
    dateFields: [CartSelectedDateFieldOptionInput!]
    multiLineTextFields: [CartSelectedMultiLineTextFieldOptionInput!]
    multipleChoices: [CartSelectedMultipleChoiceOptionInput!]
    numberFields: [CartSelectedNumberFieldOptionInput!]
    textFields: [CartSelectedTextFieldOptionInput!]
  }
  input CartSelectedCheckboxOptionInput { ${selection}  optionValueEntityId: Int! }
  input CartSelectedDateFieldOptionInput { ${selection}  date: DateTime! }
  input CartSelectedMultiLineTextFieldOptionInput { ${selection}  text: String! }
  input CartSelectedMultipleChoiceOptionInput { ${selection}  optionValueEntityId: Int! }
  input CartSelectedNumberFieldOptionInput { ${selection}  number: Float! }
  input CartSelectedTextFieldOptionInput { ${selection}  text: String! }
  type CreateCartResult { cart: Cart }
  input DeleteCartInput { cartEntityId: String! }
  type DeleteCartResult { deletedCartEntityId: String }
  input AddCartLineItemsInput { ${versioned}  data: AddCartLineItemsDataInput! }
  input AddCartLineItemsDataInput { lineItems: [CartLineItemInput!] }
  type AddCartLineItemsResult { cart: Cart }
  input UpdateCartLineItemInput { ${versioned}  lineItemEntityId: String!  data: UpdateCartLineItemDataInput! }
  input UpdateCartLineItemDataInput { lineItem: CartLineItemInput }
  type UpdateCartLineItemResult { cart: Cart }
  input DeleteCartLineItemInput { ${versioned}  lineItemEntityId: String! }
  type DeleteCartLineItemResult { deletedLineItemEntityId: String  cart: Cart  deletedCartEntityId: String }
  input UpdateCartCurrencyInput { cartEntityId: String!  data: UpdateCartCurrencyDataInput! }
  input UpdateCartCurrencyDataInput { currencyCode: String! }
  type UpdateCartCurrencyResult { cart: Cart }
  input AssignCartToCustomerInput { ${versioned} }
  type AssignCartToCustomerResult { cart: Cart }
  input UnassignCartFromCustomerInput { ${versioned} }
  type UnassignCartFromCustomerResult { cart: Cart }
  input CreateCartRedirectUrlsInput {
    cartEntityId: String
    queryParams: [CreateCartRedirectUrlsQueryParamsInput!]
    ipAddress: IpAddress
    visitorId: UUID
    visitId: UUID
  }
  input CreateCartRedirectUrlsQueryParamsInput { key: String!  value: String! }
  type CreateCartRedirectUrlsResult { redirectUrls: CartRedirectUrls  errors: [CreateCartRedirectUrlsError!]! }
  type CartRedirectUrls { redirectedCheckoutUrl: String!  embeddedCheckoutUrl: String! }
  union CreateCartRedirectUrlsError = NotFoundError

  type CheckoutMutations {
    applyCheckoutCoupon(input: ApplyCheckoutCouponInput!): ApplyCheckoutCouponResult
    unapplyCheckoutCoupon(input: UnapplyCheckoutCouponInput!): UnapplyCheckoutCouponResult
    applyCheckoutGiftCertificate(input: ApplyCheckoutGiftCertificateInput!): ApplyCheckoutGiftCertificateResult
    unapplyCheckoutGiftCertificate(input: UnapplyCheckoutGiftCertificateInput!): UnapplyCheckoutGiftCertificateResult
  }
  input ApplyCheckoutCouponInput { checkoutEntityId: String!  data: ApplyCheckoutCouponDataInput!  version: Int }
  input ApplyCheckoutCouponDataInput { couponCode: String! }
  type ApplyCheckoutCouponResult { checkout: Checkout }
  input UnapplyCheckoutCouponInput { checkoutEntityId: String!  data: UnapplyCheckoutCouponDataInput!  version: Int }
  input UnapplyCheckoutCouponDataInput { couponCode: String! }
  type UnapplyCheckoutCouponResult { checkout: Checkout }
  input ApplyCheckoutGiftCertificateInput { checkoutEntityId: String!  data: ApplyCheckoutGiftCertificateDataInput!  version: Int }
  input ApplyCheckoutGiftCertificateDataInput { giftCertificateCode: String! }
  type ApplyCheckoutGiftCertificateResult { checkout: Checkout }
  input UnapplyCheckoutGiftCertificateInput { checkoutEntityId: String!  data: UnapplyCheckoutGiftCertificateDataInput!  version: Int }
  input UnapplyCheckoutGiftCertificateDataInput { giftCertificateCode: String! }
  type UnapplyCheckoutGiftCertificateResult { checkout: Checkout }
`
