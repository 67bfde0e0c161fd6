export const checkoutsSdl = /* GraphQL */ `
  enum CouponType {
    FREE_SHIPPING
    PERCENTAGE_DISCOUNT
    PER_ITEM_DISCOUNT
    PER_TOTAL_DISCOUNT
    PROMOTION
    SHIPPING_DISCOUNT
  }
  type CheckoutCoupon {
    entityId: Int!
    code: String!
    couponType: CouponType
    discountedAmount: Money!
  }
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

  type CheckoutMutations {
    applyCheckoutGiftCertificate(input: ApplyCheckoutGiftCertificateInput!): ApplyCheckoutGiftCertificateResult
    unapplyCheckoutGiftCertificate(input: UnapplyCheckoutGiftCertificateInput!): UnapplyCheckoutGiftCertificateResult
  }
  input ApplyCheckoutGiftCertificateInput {
    checkoutEntityId: String!
    data: ApplyCheckoutGiftCertificateDataInput!
    version: Int
  }
  input ApplyCheckoutGiftCertificateDataInput {
    giftCertificateCode: String!
  }
  type ApplyCheckoutGiftCertificateResult {
    checkout: Checkout
  }
  input UnapplyCheckoutGiftCertificateInput {
    checkoutEntityId: String!
    data: UnapplyCheckoutGiftCertificateDataInput!
    version: Int
  }
  input UnapplyCheckoutGiftCertificateDataInput {
    giftCertificateCode: String!
  }
  type UnapplyCheckoutGiftCertificateResult {
    checkout: Checkout
  }
`
