import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { PaymentOutcome, PaymentPort } from '../../ports/payment-port.ts'
import type { Call } from '../../upstream/call.ts'
import { vendorRefusal } from '../../upstream/failures.ts'
import { readNotification } from './notification.ts'
import { paymentBody } from './payment-body.ts'
import {
  ApplePaySessionSchema,
  PaymentMethodsSchema,
  PaymentSchema,
  ReceivedSchema,
  toOutcome,
  toWalletMethods,
} from './payment-wire.ts'
import { money } from '#shared/domain/money.ts'
import { minorUnits } from '#shared/domain/wallet-amounts.ts'
import { ServiceError } from '#shared/errors.ts'
import { brand } from '#shared/merchant.ts'

/** An earlier request with the same idempotency key was sent, and its response is not available. */
const usedKeyCode = '704'
const usualAmount = 5000

/** Payments on Adyen's Checkout API. `call` sends the API key; it repeats nothing by itself. */
export function createAdyenPayment({
  configuration: { url, merchantAccount, googleEnvironment, hmacKey },
  merchantCountries,
  call,
}: {
  configuration: ConfigurationOf<'payments'>
  merchantCountries: ConfigurationOf<'merchantCountries'>
  call: Call
}): PaymentPort {
  const once = { method: 'POST', isIdempotent: false } as const
  const keyed = (key: string) => ({ ...once, headers: { 'idempotency-key': key } })
  return {
    async methods({ market, amount: given }, signal) {
      const amount = given ?? money(usualAmount, market.currency)
      const response = await call('payment-methods', PaymentMethodsSchema, {
        url: `${url}/paymentMethods`,
        method: 'POST',
        isIdempotent: true,
        body: {
          merchantAccount,
          countryCode: merchantCountries[market.code],
          shopperLocale: market.iso,
          channel: 'Web',
          amount: { currency: amount.currency, value: minorUnits(amount) },
          allowedPaymentMethods: ['applepay', 'googlepay'],
        },
        signal,
      })
      return toWalletMethods(response, { shopName: brand, environment: googleEnvironment })
    },
    async appleSession({ merchantId, displayName, domainName }, signal) {
      const { data } = await call('apple-session', ApplePaySessionSchema, {
        url: `${url}/applePay/sessions`,
        ...once,
        body: { displayName: displayName.slice(0, 64), domainName, merchantIdentifier: merchantId },
        signal,
      })
      return data
    },
    async pay({ payment, key }, signal) {
      return outcomeOf(
        call('payment', PaymentSchema, {
          url: `${url}/payments`,
          ...keyed(key),
          body: paymentBody(payment, merchantAccount),
          signal,
        }),
      )
    },
    returnField: 'redirectResult',
    async readNotification({ body }) {
      return hmacKey === null ? null : readNotification(body, { hmacKey, merchantAccount })
    },
    async complete({ result, key }, signal) {
      return outcomeOf(
        call('payment-details', PaymentSchema, {
          url: `${url}/payments/details`,
          ...keyed(key),
          body: { details: { redirectResult: result } },
          signal,
        }),
      )
    },
    async reverse({ paymentId, reference, key }, signal) {
      await call('payment-reversal', ReceivedSchema, {
        url: `${url}/payments/${encodeURIComponent(paymentId)}/reversals`,
        ...keyed(key),
        body: { merchantAccount, reference },
        signal,
      })
    },
    async cancel({ reference, key }, signal) {
      await call('payment-cancel', ReceivedSchema, {
        url: `${url}/cancels`,
        ...keyed(key),
        body: { merchantAccount, paymentReference: reference, reference },
        signal,
      })
    },
  }
}

async function outcomeOf(response: Promise<Parameters<typeof toOutcome>[0]>): Promise<PaymentOutcome> {
  try {
    return toOutcome(await response)
  } catch (cause) {
    if (!(cause instanceof ServiceError) || vendorRefusal(cause).code !== usedKeyCode) throw cause
    if (vendorRefusal(cause).isTransient) return { status: 'running' }
    // The earlier request may have taken effect, so this is no refusal of the payment.
    throw new ServiceError('payments', 'unavailable', {
      message: 'payments: the key was used, and the first response is not available',
      status: cause.status ?? 422,
      cause,
    })
  }
}
