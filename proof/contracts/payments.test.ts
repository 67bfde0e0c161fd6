import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noVendorDocuments } from '#sandbox/test/no-vendor-documents.ts'
import { createOpenApi } from '#sandbox/test/openapi.ts'
import { root } from '#scripts/lib/root.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import { byMarket } from '#shared/test/by-market.ts'
import { createAdyenPayment } from '#worker/adapters/adyen/payment.ts'
import type { PaymentRequest } from '#worker/ports/payment-port.ts'

// The adapter's requests against the provider's own document, which the sandbox is compared with too.
const openApi = readDocument()

const address = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Quay Street',
  address2: 'Flat 2',
  city: 'Austin',
  region: 'Texas',
  postalCode: '78701',
  country: 'US',
  phone: '07700900123',
}
const payment: PaymentRequest = {
  marketCode: 'us',
  kind: 'apple',
  reference: '101',
  cartId: '00000000-0000-4000-8000-000000000000',
  amount: money(1999, 'USD'),
  token: '{"data":"é"}',
  cardNetwork: 'VISA',
  email: address.email,
  billing: address,
  delivery: address,
  ip: '192.0.2.1',
  browser: {
    colorDepth: 24,
    javaEnabled: false,
    language: 'en-US',
    screenHeight: 900,
    screenWidth: 1440,
    timeZoneOffset: 0,
    userAgent: 'Mozilla/5.0',
    acceptHeader: '*/*',
  },
  origin: 'https://shop.example',
  returnUrl: 'https://shop.example/us/wallet/return?kind=google',
}

function readDocument() {
  const candidates = [
    '.contracts/adyen/CheckoutService-v71.json',
    '../shared/contracts/adyen/adyen-checkout-v71-subset.json',
  ]
  const file = candidates.map((path) => join(root, path)).find((path) => existsSync(path))
  return file === undefined ? null : createOpenApi(readFileSync(file, 'utf8'))
}

/** The adapter, with the bodies that it sends instead of sending them. */
function recordedAdapter() {
  const bodies: unknown[] = []
  const payments = createAdyenPayment({
    configuration: {
      url: 'https://adyen.example/v71',
      apiKey: 'key',
      merchantAccount: 'Shop',
      googleEnvironment: 'TEST',
      hmacKey: null,
    },
    merchantCountries: byMarket(() => 'GB'),
    call: (_name, _schema, { body }) => {
      bodies.push(JSON.parse(JSON.stringify(body)))
      return Promise.reject(new Error('not sent'))
    },
  })
  return { payments, bodies }
}

type Send = (payments: ReturnType<typeof recordedAdapter>['payments'], signal: AbortSignal) => Promise<unknown>

test.for<[schema: string, what: string, send: Send]>([
  [
    'PaymentMethodsRequest',
    'the wallets of a market',
    (to, signal) => to.methods({ market: markets.eu, amount: null }, signal),
  ],
  [
    'PaymentMethodsRequest',
    'the wallets for a total',
    (to, signal) => to.methods({ market: markets.us, amount: payment.amount }, signal),
  ],
  [
    'ApplePaySessionRequest',
    'Apple’s session',
    (to, signal) => to.appleSession({ merchantId: 'm', displayName: brand, domainName: 'shop.example' }, signal),
  ],
  ['PaymentRequest', 'a payment with Apple Pay', (to, signal) => to.pay({ payment, key: 'k' }, signal)],
  [
    'PaymentRequest',
    'a payment with Google Pay',
    (to, signal) => to.pay({ payment: { ...payment, kind: 'google', token: '{"a":1}' }, key: 'k' }, signal),
  ],
  [
    'PaymentRequest',
    'a payment of a digital cart by an unknown address',
    (to, signal) =>
      to.pay(
        {
          payment: {
            ...payment,
            delivery: null,
            ip: null,
            cardNetwork: '',
            billing: { ...address, address1: '', phone: '' },
          },
          key: 'k',
        },
        signal,
      ),
  ],
  [
    'PaymentDetailsRequest',
    'the details after the bank’s page',
    (to, signal) => to.complete({ result: 'r', key: 'k' }, signal),
  ],
])('the request for %s (%s) matches the provider’s document [PAY-11] [PAY-22]', async ([schema, , send], context) => {
  if (!openApi) return context.skip(noVendorDocuments)
  const { payments, bodies } = recordedAdapter()
  await send(payments, new AbortController().signal).catch(() => undefined)
  expect(bodies).toHaveLength(1)
  expect(openApi.violations(schema, bodies[0])).toEqual([])
})

test('the document refuses a request that lacks a required field, so that the other tests of this file can fail', (context) => {
  if (!openApi) return context.skip(noVendorDocuments)
  expect(openApi.violations('PaymentRequest', { reference: '1' })).not.toEqual([])
})
