export type GoogleTransaction = {
  currencyCode: string
  totalPrice?: string
  totalPriceStatus: string
  totalPriceLabel?: string
  displayItems?: { label: string; price: string; type: string }[]
}
export type GoogleOption = { id: string; label: string; description?: string }
export type GoogleOptions = { shippingOptions: GoogleOption[]; defaultSelectedOptionId?: string }
/** Codes that are applied, each with a description for the shopper. */
export type GoogleOffers = { offers: { redemptionCode: string; description: string }[] }
export type GoogleFault = { reason: string; intent: string; message: string }
export type GoogleRequest = {
  apiVersion: number
  apiVersionMinor: number
  merchantInfo?: { merchantId?: string; merchantName?: string }
  allowedPaymentMethods: {
    type: string
    parameters?: { allowedAuthMethods?: string[]; allowedCardNetworks?: string[] }
    tokenizationSpecification?: { type: string; parameters: Record<string, string> }
  }[]
  transactionInfo: GoogleTransaction
  emailRequired?: boolean
  shippingAddressRequired?: boolean
  shippingAddressParameters?: { allowedCountryCodes?: string[]; phoneNumberRequired?: boolean }
  shippingOptionRequired?: boolean
  shippingOptionParameters?: GoogleOptions
  offerInfo?: GoogleOffers
  callbackIntents?: string[]
}
export type GoogleUpdate = {
  newTransactionInfo?: GoogleTransaction
  newShippingOptionParameters?: GoogleOptions
  newOfferInfo?: GoogleOffers
  error?: GoogleFault
}
export type GoogleCallbacks = {
  onPaymentDataChanged?: (change: object) => Promise<GoogleUpdate> | GoogleUpdate
  onPaymentAuthorized?: (payment: object) => Promise<GoogleVerdict> | GoogleVerdict
}
export type GoogleVerdict = { transactionState: 'SUCCESS' | 'ERROR'; error?: GoogleFault }

/** How the sheet looks now. */
export type GoogleView = {
  status: 'waiting' | 'ready' | 'closed'
  transaction: GoogleTransaction
  options: GoogleOption[]
  optionId: string | null
  offers: GoogleOffers['offers']
  error: GoogleFault | null
}
/** An address as the page learns of it before the authorisation. */
export type GoogleAddress = { locality: string; administrativeArea: string; countryCode: string; postalCode: string }
