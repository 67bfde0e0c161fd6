// The part of Google's Pay API 2.0 that the shop uses.

export type GoogleIntent = 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'OFFER' | 'PAYMENT_AUTHORIZATION'

export type GoogleError = {
  reason:
    | 'SHIPPING_ADDRESS_INVALID'
    | 'SHIPPING_ADDRESS_UNSERVICEABLE'
    | 'SHIPPING_OPTION_INVALID'
    | 'OFFER_INVALID'
    | 'PAYMENT_DATA_INVALID'
    | 'OTHER_ERROR'
  intent: GoogleIntent
  message: string
}

export type GoogleTransaction = {
  currencyCode: string
  countryCode: string
  totalPriceStatus: 'ESTIMATED' | 'FINAL'
  totalPrice: string
  totalPriceLabel: string
  displayItems: { label: string; type: 'LINE_ITEM'; price: string }[]
}

export type GoogleOptions = {
  shippingOptions: { id: string; label: string; description: string }[]
}

/** The codes that are applied. A description has fewer than 60 characters. */
export type GoogleOffers = { offers: { redemptionCode: string; description: string }[] }

export type GoogleAddress = {
  name?: string
  address1?: string
  address2?: string
  address3?: string
  locality?: string
  administrativeArea?: string
  countryCode?: string
  postalCode?: string
  phoneNumber?: string
}

export type GoogleChange = {
  callbackTrigger: 'INITIALIZE' | 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'OFFER'
  shippingAddress?: GoogleAddress
  shippingOptionData?: { id: string }
  offerData?: { redemptionCodes: string[] }
}

export type GoogleUpdate = {
  newTransactionInfo?: GoogleTransaction
  newShippingOptionParameters?: GoogleOptions
  newOfferInfo?: GoogleOffers
  error?: GoogleError
}

export type GooglePayment = {
  email?: string
  shippingAddress?: GoogleAddress
  paymentMethodData: {
    info?: { cardNetwork?: string; billingAddress?: GoogleAddress }
    tokenizationData: { token: string }
  }
}

type GoogleCard = { type: 'CARD'; parameters: object; tokenizationSpecification: object }
export type GoogleVersion = { apiVersion: 2; apiVersionMinor: 0; allowedPaymentMethods: GoogleCard[] }

export type GoogleRequest = GoogleVersion & {
  merchantInfo: { merchantId: string; merchantName: string }
  transactionInfo: GoogleTransaction
  emailRequired: true
  callbackIntents: GoogleIntent[]
  shippingAddressRequired?: true
  shippingAddressParameters?: { phoneNumberRequired: true }
  shippingOptionRequired?: true
  offerInfo?: GoogleOffers
}

export type GoogleCallbacks = {
  onPaymentAuthorized(
    payment: GooglePayment,
  ): Promise<{ transactionState: 'SUCCESS' } | { transactionState: 'ERROR'; error: GoogleError }>
  onPaymentDataChanged?(change: GoogleChange): Promise<GoogleUpdate>
}

export interface GoogleClient {
  isReadyToPay(request: GoogleVersion): Promise<{ result: boolean; paymentMethodPresent?: boolean }>
  /** Rejects with a `statusCode`, `CANCELED` if the shopper closed the sheet. */
  loadPaymentData(request: GoogleRequest): Promise<unknown>
}

export type GooglePayments = {
  PaymentsClient: new (options: {
    environment: 'TEST' | 'PRODUCTION'
    merchantInfo: { merchantId: string; merchantName: string }
    paymentDataCallbacks?: GoogleCallbacks
  }) => GoogleClient
}
