import * as v from 'valibot'
import { hexKey, httpUrl, type SettingsOf, text } from './setting-schemas.ts'

/** Settings of the payment provider (docs/payments.md). */
export const paymentSettings = {
  ADYEN_URL: {
    what: "payment provider's Checkout API, with its version",
    schema: v.optional(httpUrl),
    neededBy: 'EXPRESS_WALLET_LOCALES',
  },
  ADYEN_MERCHANT_ACCOUNT: {
    what: 'merchant account at the payment provider',
    schema: v.optional(text),
    neededBy: 'EXPRESS_WALLET_LOCALES',
  },
  ADYEN_API_KEY: {
    what: 'API key of the payment provider',
    schema: v.optional(text),
    isSecret: true,
    neededBy: 'EXPRESS_WALLET_LOCALES',
  },
  ADYEN_HMAC_KEY: {
    what: '64 hexadecimal digits, the key that signs the payment provider’s notifications; without it there is no webhook, and an unknown payment is decided only by asking again',
    schema: v.optional(hexKey),
    isSecret: true,
  },
} as const

/** What the provider's adapter takes from the settings of the wallets. */
type Wallets = { GOOGLE_PAY_ENVIRONMENT: 'TEST' | 'PRODUCTION' }

/** `null` if the shop takes no payments itself. */
export function paymentsOf({
  ADYEN_URL: url,
  ADYEN_API_KEY: apiKey,
  ADYEN_MERCHANT_ACCOUNT: merchantAccount,
  ...values
}: SettingsOf<typeof paymentSettings> & Wallets) {
  if (url === undefined || apiKey === undefined || merchantAccount === undefined) return null
  return {
    url,
    apiKey,
    merchantAccount,
    googleEnvironment: values.GOOGLE_PAY_ENVIRONMENT,
    hmacKey: values.ADYEN_HMAC_KEY ?? null,
  }
}
