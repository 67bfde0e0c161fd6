import type {
  GoogleAddress,
  GoogleCallbacks,
  GoogleChange,
  GoogleClient,
  GooglePayment,
  GooglePayments,
  GoogleRequest,
  GoogleUpdate,
} from '../google-pay.ts'

type Options = ConstructorParameters<GooglePayments['PaymentsClient']>[0]

/**
 * A fake of Google's `google.payments.api`, with its documented rules: every intent has its callback, a sheet with
 * shipping flags has the shipping intents, one sheet is open at a time, and a total is always there.
 */
export function createFakeGoogle({ canPay = true } = {}) {
  const google = {
    sheets: [] as FakeSheet[],
    get sheet() {
      const sheet = google.sheets.at(-1)
      if (!sheet) throw new Error('No sheet was opened')
      return sheet
    },
  }

  class FakeSheet {
    isOpen = true
    results: Awaited<ReturnType<GoogleCallbacks['onPaymentAuthorized']>>[] = []
    total: string
    close: { resolve: (value: unknown) => void; reject: (reason: unknown) => void } | null = null
    readonly closed: Promise<unknown>

    readonly request: GoogleRequest
    readonly callbacks: GoogleCallbacks

    constructor(request: GoogleRequest, callbacks: GoogleCallbacks) {
      this.request = request
      this.callbacks = callbacks
      this.total = checkedTotal(request.transactionInfo)
      this.closed = new Promise((resolve, reject) => (this.close = { resolve, reject }))
    }

    async change(change: GoogleChange): Promise<GoogleUpdate> {
      const update = await this.callbacks.onPaymentDataChanged?.(change)
      if (!update) throw new Error('DEVELOPER_ERROR: no callback')
      if (update.newTransactionInfo) this.total = checkedTotal(update.newTransactionInfo)
      if (change.callbackTrigger === 'SHIPPING_OPTION' && update.newShippingOptionParameters)
        throw new Error('A response to an option carries no options')
      return update
    }
    initialise = (shippingAddress?: GoogleAddress) =>
      this.change({ callbackTrigger: 'INITIALIZE', ...(shippingAddress && { shippingAddress }) })
    selectAddress = (shippingAddress: GoogleAddress) =>
      this.change({ callbackTrigger: 'SHIPPING_ADDRESS', shippingAddress })
    /** All codes that the sheet lists now. */
    enterCodes = (...redemptionCodes: string[]) =>
      this.change({ callbackTrigger: 'OFFER', offerData: { redemptionCodes } })
    selectOption = (id: string) => this.change({ callbackTrigger: 'SHIPPING_OPTION', shippingOptionData: { id } })

    async pay(payment: GooglePayment) {
      const result = await this.callbacks.onPaymentAuthorized(payment)
      this.results.push(result)
      if (result.transactionState === 'SUCCESS') this.end().resolve(payment)
      return result
    }
    cancel() {
      this.end().reject({ statusCode: 'CANCELED', statusMessage: 'User closed the Payment Request UI.' })
    }
    end() {
      if (!this.isOpen || !this.close) throw new Error('The sheet is closed')
      this.isOpen = false
      return this.close
    }
  }

  class PaymentsClient implements GoogleClient {
    readonly options: Options
    constructor(options: Options) {
      this.options = options
      if (!options.merchantInfo.merchantId) throw new Error('DEVELOPER_ERROR: merchantId')
    }
    isReadyToPay = async () => ({ result: canPay })
    loadPaymentData(request: GoogleRequest): Promise<unknown> {
      if (google.sheets.some(({ isOpen }) => isOpen)) throw new Error('DEVELOPER_ERROR: a sheet is open')
      const callbacks = this.options.paymentDataCallbacks
      const hasShipping = request.callbackIntents.includes('SHIPPING_ADDRESS')
      const isChanging = request.callbackIntents.some((intent) => intent !== 'PAYMENT_AUTHORIZATION')
      if (!callbacks || isChanging !== (callbacks.onPaymentDataChanged !== undefined))
        return Promise.reject({ statusCode: 'DEVELOPER_ERROR', statusMessage: 'intents and callbacks differ' })
      if (hasShipping !== Boolean(request.shippingAddressRequired && request.shippingOptionRequired))
        return Promise.reject({ statusCode: 'DEVELOPER_ERROR', statusMessage: 'intents and flags differ' })
      const sheet = new FakeSheet(request, callbacks)
      google.sheets.push(sheet)
      return sheet.closed
    }
  }

  const vendor: GooglePayments = { PaymentsClient }
  return Object.assign(google, { vendor })
}

function checkedTotal({ totalPrice, totalPriceLabel }: GoogleRequest['transactionInfo']): string {
  if (!totalPriceLabel || !/^\d+\.\d{2}$/.test(totalPrice)) throw new Error(`Not a total: ${totalPrice}`)
  return totalPrice
}
