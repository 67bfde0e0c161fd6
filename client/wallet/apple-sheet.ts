import { decimalText } from './amount.ts'
import type { Apple, AppleItem, ApplePayment, AppleRequest, AppleSession, AppleUpdate } from './apple-pay.ts'
import { type Authorised, type Flow, WalletStop } from './flow.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { WalletError, WalletErrorCode, WalletMethod, WalletQuote } from '#shared/domain/wallet.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'

/** The lowest version with update dictionaries, and the lowest with coupon codes. */
const version = 3
const couponVersion = 11

type AppleSheet = { apple: Apple; flow: Flow; method: WalletMethod; hasCoupons: boolean }

/** The method of the session that takes the response to an event. */
type Completion = Extract<keyof AppleSession, `complete${string}Selection` | 'completeCouponCodeChange'>

/** True if the browser can pay with Apple Pay. */
export function canPayWithApple({ ApplePaySession }: Apple): boolean {
  return ApplePaySession.supportsVersion(version) && ApplePaySession.canMakePayments()
}

/** Opens Apple's sheet. Call it in the tap itself. @throws Error if the browser does not allow a sheet now */
export function openAppleSheet({ apple, flow, method, hasCoupons }: AppleSheet): void {
  const { ApplePaySession, ApplePayError } = apple
  const takesCoupons = hasCoupons && ApplePaySession.supportsVersion(couponVersion)
  const session = new ApplePaySession(
    takesCoupons ? couponVersion : version,
    toRequest(flow.quote, method, takesCoupons),
  )

  const toError = ({ code, field, message }: WalletError) => new ApplePayError(code, field, message)

  function close(error: unknown): void {
    flow.fail(error)
    // Apple's sheet may have closed by itself.
    try {
      session.abort()
    } catch {}
  }

  /**
   * Responds to an event of the sheet once. A failure is shown as an error with the code `failure`. `null`: the
   * response cannot carry errors or options, so a failure closes the sheet.
   */
  async function respond(
    complete: Completion,
    ask: () => Promise<WalletQuote>,
    failure: WalletErrorCode | null = null,
  ): Promise<void> {
    let update: AppleUpdate
    try {
      update = toUpdate(await ask(), toError, failure !== null)
    } catch (error) {
      if (flow.isClosed) return
      if (failure === null || error instanceof WalletStop) return close(error)
      console.warn('wallet:', error)
      update = {
        ...toUpdate(flow.quote, toError, false),
        errors: [toError({ code: failure, message: messages.checkFailed })],
      }
    }
    if (!flow.isClosed) session[complete](update)
  }

  async function validate(validationUrl: string): Promise<void> {
    try {
      const [merchant] = await Promise.all([flow.merchantSession(validationUrl), flow.open()])
      if (!flow.isClosed) session.completeMerchantValidation(merchant)
    } catch (error) {
      close(error)
    }
  }

  async function pay(payment: ApplePayment): Promise<void> {
    const failure = await flow.authorise(toAuthorised(payment))
    try {
      // A sheet that the shopper has closed takes no result.
      if (!flow.isClosed) {
        session.completePayment(
          failure
            ? { status: ApplePaySession.STATUS_FAILURE, errors: (failure.errors ?? []).map(toError) }
            : { status: ApplePaySession.STATUS_SUCCESS },
        )
      }
    } finally {
      // Without an error that can be corrected, a failure closes the sheet.
      if (!failure?.errors?.length) flow.end()
    }
  }

  session.onvalidatemerchant = ({ validationURL }) => void validate(validationURL)
  if (flow.quote.needsShipping) {
    session.onshippingcontactselected = ({ shippingContact }) =>
      void respond('completeShippingContactSelection', () => flow.contact(shippingContact), 'addressUnserviceable')
    // This response can carry no error, and the sheet must not show a total that is not the option's.
    session.onshippingmethodselected = ({ shippingMethod }) =>
      void respond('completeShippingMethodSelection', () => flow.option(shippingMethod.identifier))
  } else {
    // Without a delivery address this is the only event that can update the total.
    session.onpaymentmethodselected = () => void respond('completePaymentMethodSelection', flow.open)
  }
  if (takesCoupons) {
    // The field shows the first code.
    const [, ...others] = flow.quote.coupons
    session.oncouponcodechanged = ({ couponCode }) =>
      void respond('completeCouponCodeChange', () => flow.coupon([...others, couponCode]), 'couponCodeInvalid')
  }
  session.onpaymentauthorized = ({ payment }) => void pay(payment)
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- Apple documents the property
  session.oncancel = flow.cancel
  session.begin()
}

function toRequest(quote: WalletQuote, { networks }: WalletMethod, takesCoupons: boolean): AppleRequest {
  const [coupon] = quote.coupons
  return {
    countryCode: quote.countryCode,
    currencyCode: quote.currency,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: networks,
    total: totalOf(quote),
    lineItems: linesOf(quote),
    requiredBillingContactFields: ['postalAddress'],
    requiredShippingContactFields: quote.needsShipping ? ['postalAddress', 'name', 'phone', 'email'] : ['email'],
    ...(quote.needsShipping && { shippingType: 'shipping' as const }),
    ...(takesCoupons && { supportsCouponCode: true, ...(coupon !== undefined && { couponCode: coupon }) }),
  }
}

function toUpdate(quote: WalletQuote, toError: (error: WalletError) => object, hasErrors: boolean): AppleUpdate {
  return {
    newTotal: totalOf(quote),
    newLineItems: linesOf(quote),
    ...(hasErrors &&
      quote.needsShipping && {
        newShippingMethods: quote.options.map(({ id, label, detail, amount }) => ({
          identifier: id,
          label: platformText(label),
          detail,
          amount: decimalText(amount),
        })),
      }),
    ...(hasErrors && quote.errors.length > 0 && { errors: quote.errors.map(toError) }),
  }
}

function totalOf({ label, total, needsShipping, optionId }: WalletQuote): AppleItem {
  return { label, amount: decimalText(total), type: needsShipping && optionId === null ? 'pending' : 'final' }
}

function linesOf({ lines }: WalletQuote): AppleItem[] {
  return lines.map(({ label, amount }) => ({ label, amount: decimalText(amount) }))
}

function toAuthorised({ token, shippingContact, billingContact }: ApplePayment): Authorised {
  return {
    token: JSON.stringify(token.paymentData),
    transactionId: token.transactionIdentifier ?? '',
    cardNetwork: token.paymentMethod.network ?? '',
    contact: shippingContact,
    billingContact,
  }
}
