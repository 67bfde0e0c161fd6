import type { GoogleChecks } from './google-checks.ts'
import type { GoogleAddress, GoogleCallbacks, GoogleRequest, GoogleView } from './google-types.ts'

type SheetParts = {
  checks: GoogleChecks
  request: GoogleRequest
  callbacks: GoogleCallbacks
  onChange: (view: GoogleView) => void
  startTimer: (callback: () => void, ms: number) => () => void
}
/**
 * A Google Pay sheet that is open. `result` resolves with the payment, or rejects with a status. The function uses
 * nothing outside of itself and its parameters, because the stand-in sends its text to browsers.
 * https://developers.google.com/pay/api/web/reference
 */
export function openGoogleSheet({ checks, request, callbacks, onChange, startTimer }: SheetParts) {
  const { transactionFault, optionsFault, offersFault, redact } = checks
  const answerMs = 30_000
  const unselected = 'shipping_option_unselected'
  const fault = (statusCode: string, statusMessage: string) => ({ statusCode, statusMessage })
  const intents = request.callbackIntents ?? []
  const result = Promise.withResolvers<object>()
  let address: GoogleAddress | null = null
  let last: Promise<void> = Promise.resolve()
  let view: GoogleView = {
    status: 'ready',
    transaction: request.transactionInfo,
    options: request.shippingOptionParameters?.shippingOptions ?? [],
    optionId: request.shippingOptionParameters?.defaultSelectedOptionId ?? null,
    offers: request.offerInfo?.offers ?? [],
    error: null,
  }
  const show = (changes: Partial<GoogleView>) => {
    view = { ...view, ...changes }
    onChange(view)
  }
  const isClosed = () => view.status === 'closed'
  const close = (settle: () => void) => {
    if (isClosed()) return
    show({ status: 'closed' })
    settle()
  }
  const fail = (statusCode: string, message: string) => close(() => result.reject(fault(statusCode, message)))

  async function ask<Answer>(call: () => Promise<Answer> | Answer): Promise<Answer | undefined> {
    show({ status: 'waiting', error: null })
    const late = Promise.withResolvers<undefined>()
    const stopTimer = startTimer(() => {
      fail('DEVELOPER_ERROR', 'The callback did not answer in time')
      late.resolve(undefined)
    }, answerMs)
    try {
      const answer = await Promise.race([Promise.resolve().then(call), late.promise])
      if (answer === undefined || answer === null) fail('DEVELOPER_ERROR', 'The callback gave no answer')
      return isClosed() ? undefined : answer
    } catch {
      fail('DEVELOPER_ERROR', 'The callback failed')
      return undefined
    } finally {
      stopTimer()
    }
  }

  const codesOf = ({ offers }: GoogleView) => offers.map(({ redemptionCode }) => redemptionCode)

  async function change(
    callbackTrigger: 'INITIALIZE' | 'SHIPPING_ADDRESS' | 'SHIPPING_OPTION' | 'OFFER',
    redemptionCodes = codesOf(view),
  ): Promise<void> {
    const { onPaymentDataChanged } = callbacks
    const isAsked =
      callbackTrigger === 'INITIALIZE'
        ? intents.some((intent) => intent !== 'PAYMENT_AUTHORIZATION')
        : intents.includes(callbackTrigger)
    if (isClosed() || !isAsked || !onPaymentDataChanged) return
    const answer = await ask(() =>
      onPaymentDataChanged({
        callbackTrigger,
        ...(address && { shippingAddress: redact(address) }),
        ...(request.shippingOptionRequired && { shippingOptionData: { id: view.optionId ?? unselected } }),
        ...(intents.includes('OFFER') && { offerData: { redemptionCodes } }),
      }),
    )
    if (!answer) return
    const { newTransactionInfo, newShippingOptionParameters: options, newOfferInfo, error } = answer
    const wrong =
      (newTransactionInfo && transactionFault(newTransactionInfo)) ?? optionsFault(options) ?? offersFault(newOfferInfo)
    if (wrong) return fail('DEVELOPER_ERROR', wrong)
    show({
      status: 'ready',
      error: error ?? null,
      ...(newTransactionInfo && { transaction: newTransactionInfo }),
      ...(newOfferInfo && { offers: newOfferInfo.offers }),
      ...(options && {
        options: options.shippingOptions,
        optionId: options.defaultSelectedOptionId ?? options.shippingOptions[0]?.id ?? null,
      }),
    })
  }

  async function authorise(payment: object): Promise<void> {
    if (isClosed()) return
    const { onPaymentAuthorized } = callbacks
    if (!onPaymentAuthorized) return close(() => result.resolve(payment))
    const verdict = await ask(() => onPaymentAuthorized(payment))
    if (!verdict) return
    if (verdict.transactionState === 'SUCCESS') close(() => result.resolve(payment))
    else if (verdict.transactionState === 'ERROR' && verdict.error) show({ status: 'ready', error: verdict.error })
    else fail('DEVELOPER_ERROR', 'transactionState is not valid')
  }

  // One callback runs at a time, in the order of the shopper's actions.
  const enqueue = (run: () => Promise<void>) => (last = last.then(run))
  return {
    result: result.promise,
    view: () => view,
    start(chosen: GoogleAddress | null) {
      address = chosen
      return enqueue(() => change('INITIALIZE'))
    },
    chooseAddress(chosen: GoogleAddress) {
      return enqueue(() => {
        address = chosen
        return change('SHIPPING_ADDRESS')
      })
    },
    chooseOption(id: string) {
      return enqueue(() => {
        show({ optionId: id })
        return change('SHIPPING_OPTION')
      })
    },
    applyCode: (code: string) => enqueue(() => change('OFFER', [...new Set([...codesOf(view), code])])),
    removeCode: (code: string) =>
      enqueue(() =>
        change(
          'OFFER',
          codesOf(view).filter((other) => other !== code),
        ),
      ),
    pay: (payment: (view: GoogleView) => object) => enqueue(() => authorise(payment(view))),
    cancel: () => fail('CANCELED', 'User closed the Payment Request UI.'),
  }
}
