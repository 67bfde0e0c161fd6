import type { WalletErrorCode, WalletField } from '#shared/domain/wallet.ts'

// The part of Apple Pay JS (version 3, and 11 for coupon codes) that the shop uses.

export type AppleItem = { label: string; amount: string; type?: 'final' | 'pending' }
export type AppleMethod = { label: string; detail: string; amount: string; identifier: string }

export type AppleRequest = {
  countryCode: string
  currencyCode: string
  merchantCapabilities: string[]
  supportedNetworks: string[]
  total: AppleItem
  lineItems: AppleItem[]
  requiredBillingContactFields: string[]
  requiredShippingContactFields: string[]
  shippingMethods?: AppleMethod[]
  shippingType?: 'shipping'
  supportsCouponCode?: boolean
  couponCode?: string
}

export type AppleUpdate = {
  newTotal: AppleItem
  newLineItems?: AppleItem[]
  newShippingMethods?: AppleMethod[]
  errors?: object[]
}

/** Before the authorisation only the last five fields are there, the postcode cut short. */
export type AppleContact = {
  givenName?: string
  familyName?: string
  emailAddress?: string
  phoneNumber?: string
  addressLines?: string[]
  locality?: string
  administrativeArea?: string
  postalCode?: string
  country?: string
  countryCode?: string
}

export type ApplePayment = {
  token: { paymentData: unknown; paymentMethod: { network?: string }; transactionIdentifier?: string }
  shippingContact?: AppleContact
  billingContact?: AppleContact
}

export interface AppleSession {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null
  onpaymentmethodselected: (() => void) | null
  onshippingcontactselected: ((event: { shippingContact: AppleContact }) => void) | null
  onshippingmethodselected: ((event: { shippingMethod: { identifier: string } }) => void) | null
  oncouponcodechanged: ((event: { couponCode: string }) => void) | null
  onpaymentauthorized: ((event: { payment: ApplePayment }) => void) | null
  oncancel: (() => void) | null
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePaymentMethodSelection(update: AppleUpdate): void
  completeShippingContactSelection(update: AppleUpdate): void
  completeShippingMethodSelection(update: AppleUpdate): void
  completeCouponCodeChange(update: AppleUpdate): void
  completePayment(result: { status: number; errors?: object[] }): void
}

export type AppleSessionClass = {
  new (version: number, request: AppleRequest): AppleSession
  supportsVersion(version: number): boolean
  canMakePayments(): boolean
  readonly STATUS_SUCCESS: number
  readonly STATUS_FAILURE: number
}

export type AppleErrorClass = new (code: WalletErrorCode, field?: WalletField, message?: string) => object

export type Apple = { ApplePaySession: AppleSessionClass; ApplePayError: AppleErrorClass }
