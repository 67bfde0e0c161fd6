export type AppleItem = { label: string; amount: string; type?: 'final' | 'pending' }
export type AppleMethod = { label: string; detail: string; amount: string; identifier: string }
export type AppleFault = { code: string; contactField?: string | undefined; message: string }
export type AppleRequest = {
  countryCode: string
  currencyCode: string
  supportedNetworks: string[]
  merchantCapabilities: string[]
  total: AppleItem
  lineItems?: AppleItem[]
  shippingMethods?: AppleMethod[]
  requiredShippingContactFields?: string[]
  requiredBillingContactFields?: string[]
  supportsCouponCode?: boolean
  couponCode?: string
}
export type AppleUpdate = {
  newTotal?: AppleItem
  newLineItems?: AppleItem[]
  newShippingMethods?: AppleMethod[]
  errors?: AppleFault[]
}
export type AppleStep = 'paymentMethod' | 'shippingContact' | 'shippingMethod' | 'couponCode' | 'payment'

/** How the sheet looks now. `waitingFor` is the event that the page has not answered. */
export type AppleView = {
  status: 'idle' | 'validating' | 'ready' | 'waiting' | 'closed'
  waitingFor: AppleStep | null
  result: 'paid' | 'failed' | 'cancelled' | 'timeout' | 'aborted' | null
  total: AppleItem
  lineItems: AppleItem[]
  methods: AppleMethod[]
  methodId: string | null
  errors: AppleFault[]
}
