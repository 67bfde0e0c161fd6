import { formatMoney } from '../../shared/domain/money.ts'
import * as texts from '../../shared/messages/en.ts'
import { walletSheet as messages } from '../../shared/messages/wallet-sheet.ts'
import type { WalletError, WalletMethod, WalletQuote } from '../../shared/wallet.ts'
import { isRecord } from '../api/shapes.ts'
import { decimalText } from './amount.ts'
import { type Authorised, type Flow, type Verdict, WalletStop } from './flow.ts'
import type {
  GoogleAddress,
  GoogleChange,
  GoogleError,
  GoogleIntent,
  GoogleOptions,
  GooglePayment,
  GooglePayments,
  GoogleRequest,
  GoogleTransaction,
  GoogleUpdate,
  GoogleVersion,
} from './google-pay.ts'

type GoogleMethod = Extract<WalletMethod, { kind: 'google' }>

/** Google may send this id before the shopper has chosen: the default is meant. */
const unselected = 'shipping_option_unselected'

const shippingIntents = ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'] as const satisfies GoogleIntent[]

/** True if the browser can pay with Google Pay. */
export async function canPayWithGoogle(google: GooglePayments, method: GoogleMethod): Promise<boolean> {
  const client = new google.PaymentsClient(clientOptions(method))
  const { result, paymentMethodPresent } = await client.isReadyToPay(cardsOf(method))
  return result && paymentMethodPresent !== false
}

/** Opens Google's sheet. Call it in the tap itself. */
export function openGoogleSheet(google: GooglePayments, flow: Flow, method: GoogleMethod): void {
  const { needsShipping } = flow.quote

  async function change({ callbackTrigger, shippingAddress, shippingOptionData }: GoogleChange): Promise<GoogleUpdate> {
    const isOption = callbackTrigger === 'SHIPPING_OPTION'
    try {
      return toUpdate(await quoteFor(), isOption)
    } catch (error) {
      const intent = isOption ? 'SHIPPING_OPTION' : 'SHIPPING_ADDRESS'
      if (error instanceof WalletStop) {
        leaveIfMoved(flow)
        return { error: { reason: 'OTHER_ERROR', intent, message: error.message } }
      }
      console.warn('wallet:', error)
      return { error: { reason: `${intent}_INVALID`, intent, message: messages.checkFailed } }
    }

    async function quoteFor(): Promise<WalletQuote> {
      const optionId = shippingOptionData?.id ?? unselected
      if (isOption) return optionId === unselected ? flow.open().then(() => flow.quote) : flow.option(optionId)
      const opened = await flow.open()
      return shippingAddress ? flow.contact(shippingAddress) : opened
    }
  }

  const client = new google.PaymentsClient({
    ...clientOptions(method),
    paymentDataCallbacks: {
      async onPaymentAuthorized(payment) {
        const verdict = await flow.authorise(toAuthorised(payment))
        if (verdict.isPaid) return { transactionState: 'SUCCESS' }
        if (verdict.isFinal) leaveIfMoved(flow)
        return { transactionState: 'ERROR', error: toPaymentError(verdict, needsShipping) }
      },
      // Without shipping there is no intent that would call it.
      ...(needsShipping && { onPaymentDataChanged: change }),
    },
  })
  client.loadPaymentData(toRequest(flow.quote, method)).then(
    () => flow.settle(),
    (error: unknown) => {
      if (isRecord(error) && error['statusCode'] === 'CANCELED') return flow.cancel(texts.wallet.dismissed)
      flow.fail(error)
      flow.settle()
    },
  )
}

/** Google's sheet cannot be closed by the page, except by leaving it. */
function leaveIfMoved(flow: Flow): void {
  if (flow.isMoving) flow.settle()
}

function clientOptions({ environment, merchantId, merchantName }: GoogleMethod) {
  return { environment, merchantInfo: { merchantId, merchantName } }
}

function cardsOf(method: GoogleMethod, billing: object = {}, tokenization: object = {}): GoogleVersion {
  const parameters = {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: method.networks,
    ...billing,
  }
  return { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [{ type: 'CARD', parameters, ...tokenization }] }
}

function toRequest(quote: WalletQuote, method: GoogleMethod): GoogleRequest {
  return {
    ...cardsOf(
      method,
      { billingAddressRequired: true, billingAddressParameters: { format: 'FULL' } },
      {
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: 'adyen', gatewayMerchantId: method.gatewayMerchantId },
        },
      },
    ),
    merchantInfo: clientOptions(method).merchantInfo,
    transactionInfo: toTransaction(quote),
    emailRequired: true,
    callbackIntents: [...(quote.needsShipping ? shippingIntents : []), 'PAYMENT_AUTHORIZATION'],
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

/** After a choice of option only the total is sent. */
function toUpdate(quote: WalletQuote, isOption: boolean): GoogleUpdate {
  const options = isOption ? null : toOptions(quote)
  const [error] = quote.errors
  return {
    newTransactionInfo: toTransaction(quote),
    ...(options && { newShippingOptionParameters: options }),
    ...(error && { error: toError(error, true) }),
  }
}

/** Google's options have no field for the price, so it is in the label. */
function toOptions({ options }: WalletQuote): GoogleOptions | null {
  const [chosen] = options
  if (!chosen) return null
  return {
    defaultSelectedOptionId: chosen.id,
    shippingOptions: options.map(({ id, label, detail, amount }) => ({
      id,
      label: `${formatMoney(amount)}: ${label}`,
      description: detail,
    })),
  }
}

function toPaymentError({ message, errors }: Extract<Verdict, { isPaid: false }>, needsShipping: boolean): GoogleError {
  const [first] = errors
  return first ? toError(first, needsShipping) : { reason: 'OTHER_ERROR', intent: 'PAYMENT_AUTHORIZATION', message }
}

function toError({ code, message }: WalletError, needsShipping: boolean): GoogleError {
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
