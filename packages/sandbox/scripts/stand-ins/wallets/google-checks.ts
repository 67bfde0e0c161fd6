import type {
  GoogleAddress,
  GoogleCallbacks,
  GoogleOffers,
  GoogleOptions,
  GoogleRequest,
  GoogleTransaction,
} from './google-types.ts'

/**
 * The rules of Google Pay on the web for a request. The function uses nothing outside of itself, because the stand-in
 * sends its text to browsers. https://developers.google.com/pay/api/web/reference
 */
export function createGoogleChecks() {
  const networks = [
    'AMEX',
    'DISCOVER',
    'ELECTRON',
    'ELO',
    'ELO_DEBIT',
    'INTERAC',
    'JCB',
    'MAESTRO',
    'MASTERCARD',
    'VISA',
  ]
  const statuses = ['FINAL', 'ESTIMATED', 'NOT_CURRENTLY_KNOWN']

  /** Why the methods are not valid, or `null`. */
  function methodFault({ apiVersion, apiVersionMinor, allowedPaymentMethods: methods }: GoogleRequest): string | null {
    if (apiVersion !== 2 || apiVersionMinor !== 0) return 'apiVersion must be 2 and apiVersionMinor 0'
    if (!Array.isArray(methods) || methods.length === 0) return 'allowedPaymentMethods must not be empty'
    for (const { type, parameters } of methods) {
      if (type !== 'CARD') return `The payment method ${type} is not known`
      const { allowedAuthMethods = [], allowedCardNetworks = [] } = parameters ?? {}
      if (allowedAuthMethods.length === 0 || allowedCardNetworks.length === 0)
        return 'allowedAuthMethods and allowedCardNetworks must not be empty'
      if (allowedAuthMethods.some((method) => !['PAN_ONLY', 'CRYPTOGRAM_3DS'].includes(method)))
        return 'An authentication method is not known'
      if (allowedCardNetworks.some((network) => !networks.includes(network))) return 'A card network is not known'
    }
    return null
  }

  function transactionFault(transaction: GoogleTransaction | undefined): string | null {
    if (!transaction) return 'transactionInfo is required'
    const { currencyCode, totalPrice, totalPriceStatus } = transaction
    if (!/^[A-Z]{3}$/.test(currencyCode)) return 'currencyCode is not valid'
    if (!statuses.includes(totalPriceStatus)) return 'totalPriceStatus is not valid'
    if (totalPriceStatus === 'NOT_CURRENTLY_KNOWN') return null
    return /^\d+(\.\d{1,2})?$/.test(totalPrice ?? '') ? null : 'totalPrice must be a decimal text'
  }

  function optionsFault(options: GoogleOptions | undefined): string | null {
    if (!options) return null
    const { shippingOptions, defaultSelectedOptionId } = options
    if (!Array.isArray(shippingOptions) || shippingOptions.length === 0) return 'shippingOptions must not be empty'
    if (shippingOptions.some(({ id, label }) => !id || !label)) return 'A shipping option needs an id and a label'
    const isKnown = shippingOptions.some(({ id }) => id === defaultSelectedOptionId)
    return defaultSelectedOptionId === undefined || isKnown ? null : 'defaultSelectedOptionId is not an option'
  }

  function offersFault(info: GoogleOffers | undefined): string | null {
    if (!info) return null
    if (!Array.isArray(info.offers)) return 'offers must be a list'
    const isWrong = info.offers.some(
      ({ redemptionCode, description }) => !redemptionCode || !description || description.length >= 60,
    )
    return isWrong ? 'An offer needs a redemptionCode and a description of fewer than 60 characters' : null
  }

  /** Why a request is not valid, or `null`. Each intent needs its callback, and each shipping intent its flag. */
  function requestFault(request: GoogleRequest, callbacks: GoogleCallbacks | undefined): string | null {
    const intents = request.callbackIntents ?? []
    const isChanging = intents.some((intent) => intent !== 'PAYMENT_AUTHORIZATION')
    const [first] = request.allowedPaymentMethods ?? []
    const found =
      methodFault(request) ??
      transactionFault(request.transactionInfo) ??
      optionsFault(request.shippingOptionParameters) ??
      offersFault(request.offerInfo)
    if (found !== null) return found
    if (first?.tokenizationSpecification?.type !== 'PAYMENT_GATEWAY') return 'tokenizationSpecification is required'
    if (intents.includes('PAYMENT_AUTHORIZATION') !== (callbacks?.onPaymentAuthorized !== undefined))
      return 'onPaymentAuthorized and the intent PAYMENT_AUTHORIZATION need each other'
    if (isChanging !== (callbacks?.onPaymentDataChanged !== undefined))
      return 'onPaymentDataChanged and its intents need each other'
    if (intents.includes('SHIPPING_ADDRESS') && !request.shippingAddressRequired)
      return 'The intent SHIPPING_ADDRESS needs shippingAddressRequired'
    if (intents.includes('SHIPPING_OPTION') && !request.shippingOptionRequired)
      return 'The intent SHIPPING_OPTION needs shippingOptionRequired'
    if (request.shippingOptionRequired && !request.shippingAddressRequired)
      return 'shippingOptionRequired needs shippingAddressRequired'
    return null
  }

  /** The parts of an address that the page gets before the authorisation. */
  function redact({ locality, administrativeArea, countryCode, postalCode }: GoogleAddress): GoogleAddress {
    const isCut = ['GB', 'CA'].includes(countryCode)
    return {
      locality,
      administrativeArea,
      countryCode,
      postalCode: isCut ? postalCode.slice(0, -3).trim() : postalCode,
    }
  }

  return { methodFault, transactionFault, optionsFault, offersFault, requestFault, redact }
}

export type GoogleChecks = ReturnType<typeof createGoogleChecks>
