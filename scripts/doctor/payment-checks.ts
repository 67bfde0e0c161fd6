import type { Connection } from './connect.ts'
import type { Check, Finding } from './finding.ts'
import { markets } from '#shared/markets.ts'
import { includesLocale } from '#worker/configuration/includes-locale.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'

/** The payment provider: key, merchant account and wallets of each market that offers the express wallet. */
export function paymentChecks({ ports: { payments }, configuration }: Connection): Check[] {
  if (!payments) return []
  const offering = Object.values(markets).filter(({ code }) => includesLocale(configuration.expressWalletLocales, code))
  return [
    ...offering.map((market): Check => ({
      name: `payment wallets of ${market.code}`,
      settings: ['ADYEN_URL', 'ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'EXPRESS_WALLET_COUNTRIES'],
      why: `The market ${market.code} offers no wallet.`,
      fix: 'Check ADYEN_API_KEY (401), ADYEN_MERCHANT_ACCOUNT (403) and the version at the end of ADYEN_URL (404), and add Apple Pay and Google Pay to the merchant account.',
      async run(signal) {
        const amount = { amount: 10_00, currency: market.currency }
        const methods = await payments.methods({ market, amount }, signal)
        return methods.length > 0
          ? null
          : { what: `the merchant account offers no wallet for ${market.currency}`, state: 'warning' }
      },
    })),
    {
      name: 'payment webhook',
      settings: ['ADYEN_HMAC_KEY'],
      why: 'A payment whose result is not known is settled only by asking again.',
      fix: 'In the Customer Area, add a standard webhook to /hooks/payments, generate its HMAC key, set it as ADYEN_HMAC_KEY and send a test notification.',
      async run() {
        return configuration.payments?.hmacKey == null
          ? { what: 'ADYEN_HMAC_KEY is not set, so the webhook is off', state: 'warning' }
          : { what: 'the provider does not show webhooks to this key', state: 'unchecked' }
      },
    },
  ]
}

/** Whether assistants may pay. */
export function assistantPayments(env: SettingTexts): Finding[] {
  const about = { check: 'payments by assistants', settings: ['UCP_PAYMENTS'] }
  const parts = (env.UCP ?? '').split(',').map((part) => part.trim())
  if (env.UCP_PAYMENTS?.trim() !== 'on')
    return parts.includes('checkout') ? [{ ...about, state: 'ok', what: 'off' }] : []
  const missing = [
    ...(parts.includes('checkout') ? [] : ['checkout in UCP']),
    ...(['EXPRESS_WALLET_LOCALES', 'GOOGLE_PAY_SCRIPT_URL'] as const).filter((name) => !env[name]?.trim()),
  ]
  if (missing.length === 0) return [{ ...about, state: 'ok', what: 'on, with Google Pay' }]
  return [
    {
      ...about,
      state: 'problem',
      what: `they are on, without ${missing.join(', ')}`,
      why: 'No assistant can pay.',
      fix: 'Set what is missing, or UCP_PAYMENTS to off.',
    },
  ]
}

/** Live payments with test wallets, or the other way round. */
export function mixedPayments(env: SettingTexts): Finding[] {
  if (!env.EXPRESS_WALLET_LOCALES?.trim() || !env.ADYEN_URL) return []
  const isLive = /-live\b|live-/.test(env.ADYEN_URL)
  const isProduction = env.GOOGLE_PAY_ENVIRONMENT?.trim() === 'PRODUCTION'
  return isLive === isProduction
    ? []
    : [
        {
          check: 'payment environments',
          state: 'problem',
          settings: ['ADYEN_URL', 'GOOGLE_PAY_ENVIRONMENT'],
          what: `ADYEN_URL is ${isLive ? 'a live' : 'a test'} address and GOOGLE_PAY_ENVIRONMENT is ${isProduction ? 'PRODUCTION' : 'TEST'}`,
          why: 'The payment provider refuses tokens of the other environment, so no wallet payment succeeds.',
          fix: 'Use the live address with PRODUCTION, and the test address with TEST.',
        },
      ]
}

/** Test payments in production: test cards would buy goods. */
export function testPayments(env: SettingTexts): Finding[] {
  if (!env.EXPRESS_WALLET_LOCALES?.trim()) return []
  const names = [
    ...(/\bcheckout-test\b/.test(env.ADYEN_URL ?? '') ? ['ADYEN_URL'] : []),
    ...(env.GOOGLE_PAY_ENVIRONMENT?.trim() === 'PRODUCTION' ? [] : ['GOOGLE_PAY_ENVIRONMENT']),
  ]
  return names.map((name) => ({
    check: `setting ${name}`,
    state: 'problem',
    settings: [name],
    what: 'it is that of test payments',
    why: 'Test cards buy goods, and nothing is charged.',
    fix: 'Use the live address (https://{prefix}-checkout-live.adyenpayments.com/checkout/v71) with PRODUCTION.',
  }))
}
