import type * as v from 'valibot'
import type { PaymentMethodsSchema } from './bodies.ts'

/** The shop's registration with Apple Pay. */
export const applePayMerchant = { merchantId: 'merchant.example.selvedge', merchantName: 'Selvedge' }

const methods = [
  { name: 'Cards', type: 'scheme', brands: ['visa', 'mc', 'amex', 'maestro'] },
  { name: 'Apple Pay', type: 'applepay', brands: ['visa', 'mc', 'amex'], configuration: applePayMerchant },
  { name: 'PayPal', type: 'paypal', configuration: { merchantId: 'SELVEDGESANDBOX', intent: 'authorize' } },
  { name: 'Google Pay', type: 'googlepay', configuration: { merchantId: '50', gatewayMerchantId: 'SelvedgeECOM' } },
  { name: 'Pay later with Klarna.', type: 'klarna' },
]
const klarnaCountries = ['AT', 'BE', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IE', 'IT', 'NL', 'PT', 'SE', 'US']

/** The payment methods that are available to a shopper in this country. */
export function listPaymentMethods({
  countryCode,
  allowedPaymentMethods,
  blockedPaymentMethods = [],
}: v.InferOutput<typeof PaymentMethodsSchema>) {
  const isOffered = ({ type }: { type: string }) =>
    (allowedPaymentMethods?.includes(type) ?? true) &&
    !blockedPaymentMethods.includes(type) &&
    (type !== 'klarna' || countryCode === undefined || klarnaCountries.includes(countryCode))
  return { paymentMethods: methods.filter(isOffered), storedPaymentMethods: [] }
}
