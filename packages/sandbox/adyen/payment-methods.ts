import type * as v from 'valibot'
import { currencyRow, isCurrency } from '../catalogue/currencies.ts'
import type { PaymentMethodsSchema } from './bodies.ts'

/** The shop's registration with Apple Pay. */
export const applePayMerchant = { merchantId: 'merchant.example.selvedge', merchantName: 'Selvedge' }

const googlePayMerchant = {
  merchantId: 'BCR2DN4TSANDBOX1',
  merchantName: 'Selvedge',
  gatewayMerchantId: 'SelvedgeECOM',
}

const klarnaCountries = ['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'PT', 'SE', 'US']

/** The payment methods that are available to a shopper in this country, for this amount. */
export function listPaymentMethods({
  countryCode,
  amount,
  allowedPaymentMethods,
  blockedPaymentMethods = [],
}: v.InferOutput<typeof PaymentMethodsSchema>) {
  const brands = brandsOf(amount?.currency ?? 'GBP')
  const methods = [
    ...(brands
      ? [
          { name: 'Cards', type: 'scheme', brands },
          { name: 'Apple Pay', type: 'applepay', brands, configuration: applePayMerchant },
        ]
      : []),
    { name: 'PayPal', type: 'paypal', configuration: { merchantId: 'SELVEDGESANDBOX', intent: 'authorize' } },
    ...(brands ? [{ name: 'Google Pay', type: 'googlepay', brands, configuration: googlePayMerchant }] : []),
    ...(countryCode === undefined || klarnaCountries.includes(countryCode)
      ? [{ name: 'Pay later with Klarna.', type: 'klarna' }]
      : []),
  ]
  const isOffered = ({ type }: { type: string }) =>
    (allowedPaymentMethods?.includes(type) ?? true) && !blockedPaymentMethods.includes(type)
  return { paymentMethods: methods.filter(isOffered), storedPaymentMethods: [] }
}

/** The merchant account settles in the store's currencies. Others have no wallet and no card. */
function brandsOf(currency: string): string[] | undefined {
  return isCurrency(currency) ? ['visa', 'mc', 'amex', currencyRow(currency).ownCard] : undefined
}
