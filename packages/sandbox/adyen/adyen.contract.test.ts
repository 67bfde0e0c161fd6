import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { vendorText } from '../contracts/vendor-documents.ts'
import { noVendorDocuments } from '../test/no-vendor-documents.ts'
import { createOpenApi } from '../test/openapi.ts'
import { magicOutcomes } from './outcomes.ts'
import { resetAdyenStatements } from './reset.ts'
import { resetProviderSettings, setProviderSettings } from './settings.ts'
import { amount, ask, card, googlePay, payment } from './test/adyen-app.ts'

const document = await vendorText('CheckoutService-v71.json', 'adyen-checkout-v71-subset.json')
const openApi = document === null ? null : createOpenApi(document)

const { merchantAccount } = payment()
const browserInfo = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'en-GB',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: 0,
  userAgent: 'Mozilla/5.0',
}
const session = {
  displayName: 'Selvedge',
  domainName: 'shop.selvedge.example',
  merchantIdentifier: 'merchant.example.selvedge',
}

beforeEach(async () => {
  setProviderSettings({ slowMs: 10 })
  await env.DB.batch(resetAdyenStatements(env.DB))
})
afterAll(resetProviderSettings)

test('sends requests that match the vendor’s document', (context) => {
  if (!openApi) return context.skip(noVendorDocuments)
  expect(openApi.violations('PaymentRequest', payment())).toEqual([])
  expect(openApi.violations('ApplePaySessionRequest', session)).toEqual([])
})

test.for([
  ['/paymentMethods', { merchantAccount, countryCode: 'GB', amount }, 200, 'PaymentMethodsResponse'],
  ['/applePay/sessions', session, 200, 'ApplePaySessionResponse'],
  ['/payments', payment({ paymentMethod: card('4111111111111111') }), 200, 'PaymentResponse'],
  ...magicOutcomes.map(
    ({ amount: value }) =>
      ['/payments', payment({ amount: { currency: 'GBP', value } }), 200, 'PaymentResponse'] as const,
  ),
  ['/payments', payment({ paymentMethod: googlePay({ authMethod: 'PAN_ONLY' }), browserInfo }), 200, 'PaymentResponse'],
  ['/payments', '{', 400, 'ServiceError'],
  ['/payments', payment({ merchantAccount: 'Another' }), 403, 'ServiceError'],
  ['/payments', payment({ returnUrl: undefined }), 422, 'ServiceError'],
  ['/payments', payment({ paymentMethod: { type: 'cheque' } }), 500, 'ServiceError'],
  ['/payments/details', { details: {} }, 422, 'ServiceError'],
] as const)('responds to %s %j with %i and %s', async ([path, body, status, schema], context) => {
  const response = await ask(path, body)
  expect(response.status).toBe(status)
  if (!openApi) return context.skip(noVendorDocuments)
  expect(openApi.violations(schema, response.body)).toEqual([])
})

test('notices a response that does not match the vendor’s document', (context) => {
  if (!openApi) return context.skip(noVendorDocuments)
  expect(openApi.violations('PaymentResponse', { resultCode: 'Maybe' })).toHaveLength(1)
  expect(openApi.violations('ServiceError', { reason: 'none' })).toHaveLength(1)
})
