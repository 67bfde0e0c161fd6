import type { Apple, AppleContact, ApplePayment, AppleRequest, AppleSession, AppleUpdate } from '../apple-pay.ts'

export type FakeAppleError = { code: string; field: string | undefined; message: string | undefined }

class Refused extends Error {
  override readonly name = 'InvalidAccessError'
}

/**
 * A fake of Apple Pay JS, with its documented rules: a session needs a tap and a valid total, one session is open at a
 * time, every event gets one response, and a payment is completed once.
 */
export function createFakeApple({ version: highest = 14, canPay = true } = {}) {
  const apple = {
    isInTap: false,
    sheets: [] as FakeSheet[],
    /** Runs `task` as the handler of a tap. */
    tap(task: () => void) {
      apple.isInTap = true
      task()
      apple.isInTap = false
    },
    get sheet() {
      const sheet = apple.sheets.at(-1)
      if (!sheet) throw new Error('No sheet was opened')
      return sheet
    },
  }

  class FakeSheet implements AppleSession {
    static readonly STATUS_SUCCESS = 0
    static readonly STATUS_FAILURE = 1
    static supportsVersion = (version: number) => version <= highest
    static canMakePayments = () => canPay

    onvalidatemerchant: AppleSession['onvalidatemerchant'] = null
    onpaymentmethodselected: AppleSession['onpaymentmethodselected'] = null
    onshippingcontactselected: AppleSession['onshippingcontactselected'] = null
    onshippingmethodselected: AppleSession['onshippingmethodselected'] = null
    oncouponcodechanged: AppleSession['oncouponcodechanged'] = null
    onpaymentauthorized: AppleSession['onpaymentauthorized'] = null
    oncancel: AppleSession['oncancel'] = null

    state: 'new' | 'open' | 'closed' = 'new'
    merchantSession: unknown = null
    /** How often `completePayment` was called. */
    completions: { status: number; errors: FakeAppleError[] }[] = []
    /** The content of the sheet. */
    total: string
    wasAborted = false
    readonly version: number
    readonly request: AppleRequest
    pending: { name: string; respond: (update: AppleUpdate | null) => void } | null = null

    constructor(version: number, request: AppleRequest) {
      if (!apple.isInTap) throw new Refused('Must create a new ApplePaySession from a user gesture handler.')
      if (request.supportsCouponCode && version < 11) throw new TypeError('supportsCouponCode needs version 11')
      if (request.supportedNetworks.length === 0) throw new TypeError('No networks')
      this.version = version
      this.request = request
      this.total = checkedTotal(request.total)
      apple.sheets.push(this)
    }

    begin() {
      if (apple.sheets.some((sheet) => sheet.state === 'open'))
        throw new Refused('Page already has an active payment session.')
      this.state = 'open'
    }
    abort() {
      this.mustBeOpen()
      this.wasAborted = true
      this.close()
    }
    completeMerchantValidation(session: unknown) {
      this.merchantSession = session
      this.complete('merchant', null)
    }
    completePaymentMethodSelection = (update: AppleUpdate) => this.complete('method', update)
    completeShippingContactSelection = (update: AppleUpdate) => this.complete('contact', update)
    completeShippingMethodSelection(update: AppleUpdate) {
      if ('errors' in update) throw new TypeError('A method update has no errors')
      this.complete('option', update)
    }
    completeCouponCodeChange = (update: AppleUpdate) => this.complete('coupon', update)
    completePayment({ status, errors = [] }: { status: number; errors?: object[] }) {
      this.mustBeOpen()
      if (this.pending?.name !== 'payment') throw new Refused('Payment was completed already')
      this.completions.push({ status, errors: errors as FakeAppleError[] })
      const { respond } = this.pending
      this.pending = null
      if (status === 0 || errors.length === 0) this.close()
      respond(null)
    }

    // The shopper's side. Each resolves with the response, or with null if the sheet closed.
    validate = () =>
      this.ask('merchant', () =>
        this.onvalidatemerchant?.({
          validationURL: 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession',
        }),
      )
    selectCard = () => this.ask('method', () => this.onpaymentmethodselected?.())
    selectContact = (shippingContact: AppleContact) =>
      this.ask('contact', () => this.onshippingcontactselected?.({ shippingContact }))
    selectOption = (identifier: string) =>
      this.ask('option', () => this.onshippingmethodselected?.({ shippingMethod: { identifier } }))
    enterCoupon = (couponCode: string) => this.ask('coupon', () => this.oncouponcodechanged?.({ couponCode }))
    authorise = (payment: ApplePayment) => this.ask('payment', () => this.onpaymentauthorized?.({ payment }))
    cancel() {
      this.close()
      this.oncancel?.()
    }

    ask(name: string, fire: () => void): Promise<AppleUpdate | null> {
      this.mustBeOpen()
      return new Promise((resolve) => {
        this.pending = { name, respond: resolve }
        fire()
      })
    }
    complete(name: string, update: AppleUpdate | null) {
      this.mustBeOpen()
      if (this.pending?.name !== name) throw new Refused(`${name} was not asked for`)
      if (update) this.total = checkedTotal(update.newTotal)
      const { respond } = this.pending
      this.pending = null
      respond(update)
    }
    close() {
      this.state = 'closed'
      this.pending?.respond(null)
      this.pending = null
    }
    mustBeOpen() {
      if (this.state !== 'open') throw new Refused('The session is not active.')
    }
  }

  class FakeApplePayError {
    readonly code: string
    readonly field: string | undefined
    readonly message: string | undefined
    constructor(code: string, field?: string, message?: string) {
      this.code = code
      this.field = field
      this.message = message
    }
  }

  const vendor: Apple = { ApplePaySession: FakeSheet, ApplePayError: FakeApplePayError }
  return Object.assign(apple, { vendor })
}

/** @throws TypeError if the total is missing or not positive */
function checkedTotal(total: AppleRequest['total'] | undefined): string {
  if (!total?.label || !/^\d+\.\d{2}$/.test(total.amount) || Number(total.amount) <= 0)
    throw new TypeError(`Not a total: ${JSON.stringify(total)}`)
  return total.amount
}
