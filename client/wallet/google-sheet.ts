import { isRecord } from '../api/shapes.ts'
import { decimalText } from './amount.ts'
import { type Authorised, type Flow, WalletStop } from './flow.ts'
import type {
  GoogleAddress,
  GoogleChange,
  GoogleError,
  GoogleIntent,
  GoogleOffers,
  GoogleOptions,
  GooglePayment,
  GooglePayments,
  GoogleRequest,
  GoogleTransaction,
  GoogleUpdate,
  GoogleVersion,
} from './google-pay.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { WalletError, WalletMethod, WalletQuote } from '#shared/domain/wallet.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'

type GoogleMethod = Extract<WalletMethod, { kind: 'google' }>
type GoogleSheet = { google: GooglePayments; flow: Flow; method: GoogleMethod; hasCoupons: boolean }

/** Google may send this id before the shopper has chosen: the default is meant. */
const unselected = 'shipping_option_unselected'

const shippingIntents = ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'] as const satisfies GoogleIntent[]

/** True if the browser can pay with Google Pay. */
export async function canPayWithGoogle(google: GooglePayments, method: GoogleMethod): Promise<boolean> {
  const client = new google.PaymentsClient(clientOptions(method))
  const { result, paymentMethodPresent } = await client.isReadyToPay(cardsOf(method))
  return result && paymentMethodPresent !== false
}

/**
 * Opens Google's sheet. Call it in the tap itself. The page cannot close it: a message that ends the payment is shown
 * in the sheet, and the page follows once the shopper has closed it.
 */
export function openGoogleSheet({ google, flow, method, hasCoupons }: GoogleSheet): void {
  const { needsShipping } = flow.quote

  async function change(given: GoogleChange): Promise<GoogleUpdate> {
    const { callbackTrigger } = given
    const intent = callbackTrigger !== 'INITIALIZE' ? callbackTrigger : needsShipping ? 'SHIPPING_ADDRESS' : 'OFFER'
    try {
      return toUpdate(await quoteFor(given), callbackTrigger, hasCoupons)
    } catch (error) {
      if (error instanceof WalletStop) return { error: { reason: 'OTHER_ERROR', intent, message: error.message } }
      console.warn('wallet:', error)
      return { error: { reason: `${intent}_INVALID`, intent, message: messages.checkFailed } }
    }
  }

  async function quoteFor(given: GoogleChange): Promise<WalletQuote> {
    const { callbackTrigger, shippingAddress, shippingOptionData, offerData } = given
    if (callbackTrigger === 'OFFER') return flow.coupon(offerData?.redemptionCodes ?? [])
    if (callbackTrigger !== 'SHIPPING_OPTION') return shippingAddress ? flow.contact(shippingAddress) : flow.open()
    if (shippingOptionData && shippingOptionData.id !== unselected) return flow.option(shippingOptionData.id)
    await flow.open()
    return flow.quote
  }

  const client = new google.PaymentsClient({
    ...clientOptions(method),
    paymentDataCallbacks: {
      async onPaymentAuthorized(payment) {
        const failure = await flow.authorise(toAuthorised(payment))
        if (!failure) return { transactionState: 'SUCCESS' }
        const { errors: [error] = [], message } = failure
        return { transactionState: 'ERROR', error: toError(error ?? { code: 'unknown', message }, needsShipping) }
      },
      // Without one of its intents nothing would call it.
      ...((needsShipping || hasCoupons) && { onPaymentDataChanged: change }),
    },
  })
  client
    .loadPaymentData(toRequest(flow.quote, method, hasCoupons))
    .then(flow.end, (error: unknown) =>
      isRecord(error) && error['statusCode'] === 'CANCELED' ? flow.cancel() : flow.fail(error),
    )
}

function clientOptions({ environment, merchantId, merchantName }: GoogleMethod) {
  return { environment, merchantInfo: { merchantId, merchantName } }
}

function cardsOf({ networks, gateway }: GoogleMethod): GoogleVersion {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: networks,
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL' },
        },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: gateway },
      },
    ],
  }
}

function toRequest(quote: WalletQuote, method: GoogleMethod, hasCoupons: boolean): GoogleRequest {
  return {
    ...cardsOf(method),
    merchantInfo: clientOptions(method).merchantInfo,
    transactionInfo: toTransaction(quote),
    emailRequired: true,
    callbackIntents: [
      ...(quote.needsShipping ? shippingIntents : []),
      ...(hasCoupons ? (['OFFER'] as const) : []),
      'PAYMENT_AUTHORIZATION',
    ],
    ...(hasCoupons && { offerInfo: toOffers(quote) }),
    ...(quote.needsShipping && {
      shippingAddressRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
      shippingOptionRequired: true,
    }),
  }
}

function toTransaction(quote: WalletQuote): GoogleTransaction {
  return {
    currencyCode: quote.currency,
    countryCode: quote.countryCode,
    totalPriceStatus: quote.needsShipping && quote.optionId === null ? 'ESTIMATED' : 'FINAL',
    totalPrice: decimalText(quote.total),
    totalPriceLabel: quote.label,
    displayItems: quote.lines.map(({ label, amount }) => ({ label, type: 'LINE_ITEM', price: decimalText(amount) })),
  }
}

/** After a choice of option only the total is sent. An empty list of options is not allowed. */
function toUpdate(quote: WalletQuote, trigger: GoogleChange['callbackTrigger'], hasCoupons: boolean): GoogleUpdate {
  const { options, errors } = quote
  const [error] = errors
  return {
    newTransactionInfo: toTransaction(quote),
    ...(trigger !== 'SHIPPING_OPTION' && options.length > 0 && { newShippingOptionParameters: toOptions(quote) }),
    ...(hasCoupons && { newOfferInfo: toOffers(quote) }),
    ...(error && { error: toError(error, true) }),
  }
}

function toOffers({ coupons }: WalletQuote): GoogleOffers {
  return { offers: coupons.map((redemptionCode) => ({ redemptionCode, description: messages.offer })) }
}

/** Google takes the first option as the chosen one. Its options have no field for the price, so it is in the label. */
function toOptions({ options }: WalletQuote): GoogleOptions {
  return {
    shippingOptions: options.map(({ id, label, detail, amount }) => ({
      id,
      label: `${formatMoney(amount)}: ${platformText(label)}`,
      description: detail,
    })),
  }
}

function toError({ code, message }: WalletError, needsShipping: boolean): GoogleError {
  if (code.startsWith('coupon')) return { reason: 'OFFER_INVALID', intent: 'OFFER', message }
  if (needsShipping && code === 'shippingContactInvalid')
    return { reason: 'SHIPPING_ADDRESS_INVALID', intent: 'SHIPPING_ADDRESS', message }
  if (needsShipping && code === 'addressUnserviceable')
    return { reason: 'SHIPPING_ADDRESS_UNSERVICEABLE', intent: 'SHIPPING_ADDRESS', message }
  const reason = code === 'billingContactInvalid' ? 'PAYMENT_DATA_INVALID' : 'OTHER_ERROR'
  return { reason, intent: 'PAYMENT_AUTHORIZATION', message }
}

function toAuthorised({ email = '', shippingAddress, paymentMethodData }: GooglePayment): Authorised {
  const { info, tokenizationData } = paymentMethodData
  const billing = info?.billingAddress
  return {
    token: tokenizationData.token,
    cardNetwork: info?.cardNetwork ?? '',
    contact: toFullContact(shippingAddress ?? {}, email),
    billingContact: billing ? toFullContact(billing, email) : null,
  }
}

/** Google's other fields have the Worker's names. */
function toFullContact(address: GoogleAddress, emailAddress: string) {
  const { address1, address2, address3 } = address
  return { ...address, emailAddress, addressLines: [address1, address2, address3].flatMap((line) => line || []) }
}
