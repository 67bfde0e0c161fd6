import { expect, test } from 'vitest'
import type { PaymentRequest } from '../../ports/payment-port.ts'
import { json, present, recordedFetch, recordedLog, untilDone } from '../../test/recorded-fetch.ts'
import { createCall } from '../../upstream/call.ts'
import { createAdyenPayment } from './payment.ts'
import { markets } from '#shared/markets.ts'
import { byMarket } from '#shared/test/by-market.ts'

const address = {
  email: '',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Quay Street',
  address2: 'Flat 2',
  city: 'Austin',
  region: 'Texas',
  postalCode: '78701',
  country: 'US',
  phone: '',
}
const payment: PaymentRequest = {
  marketCode: 'us',
  kind: 'apple',
  reference: '101',
  cartId: 'cart',
  amount: { amount: 1999, currency: 'USD' },
  token: '{"data":"é"}',
  cardNetwork: '',
  email: 'ada@example.com',
  billing: address,
  delivery: null,
  ip: null,
  browser: {
    colorDepth: 24,
    javaEnabled: false,
    language: 'en',
    screenHeight: 1,
    screenWidth: 1,
    timeZoneOffset: 0,
    userAgent: 'test',
    acceptHeader: '*/*',
  },
  origin: 'https://shop.example',
  returnUrl: 'https://shop.example/wallet/return',
}

function adapter(...responses: Parameters<typeof recordedFetch>) {
  const { fetch, requests } = recordedFetch(...responses)
  const call = createCall({ service: 'payments', fetch, timeoutMs: 1000, log: recordedLog().log, headers: {} })
  const configuration = {
    url: 'https://adyen.example/v71',
    apiKey: 'key',
    merchantAccount: 'Shop',
    googleEnvironment: 'TEST' as const,
    hmacKey: null,
  }
  return { payments: createAdyenPayment({ configuration, merchantCountries: byMarket(() => 'GB'), call }), requests }
}

test('sends the amount in minor units, the token and the addresses as the provider takes them [PAY-11, PAY-22]', async () => {
  const { payments, requests } = adapter(json({ resultCode: 'Authorised', pspReference: 'PSP1' }))
  expect(await payments.pay({ payment, key: 'k' }, untilDone())).toMatchObject({ status: 'authorised' })
  const [request] = requests
  expect(present(request, 'request').headers.get('idempotency-key')).toBe('k')
  expect(present(request, 'request').body).toMatchObject({
    amount: { currency: 'USD', value: 1999 },
    reference: '101',
    paymentMethod: { type: 'applepay', applePayToken: 'eyJkYXRhIjoiw6kifQ==' },
    billingAddress: { street: '1 Quay Street, Flat 2', houseNumberOrName: 'ZZ', stateOrProvince: 'TX' },
  })
})

test('sends five digits of an American postcode, and an address only with all parts that the provider requires [PAY-11]', async () => {
  const { payments, requests } = adapter(json({ resultCode: 'Authorised', pspReference: 'PSP1' }))
  const hongKong = { ...address, city: 'Central', region: '', postalCode: '', country: 'HK' }
  for (const billing of [{ ...address, postalCode: '78701-4321' }, hongKong, { ...address, region: '' }])
    await payments.pay({ payment: { ...payment, billing, delivery: billing }, key: 'k' }, untilDone())
  expect(requests.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      billingAddress: expect.objectContaining({ postalCode: '78701' }),
      deliveryAddress: expect.objectContaining({ postalCode: '78701' }),
    }),
    ...[1, 2].map(() => expect.not.objectContaining({ billingAddress: expect.anything() })),
  ])
})

test('sends Google’s token unchanged', async () => {
  const { payments, requests } = adapter(json({ resultCode: 'Authorised', pspReference: 'PSP1' }))
  await payments.pay(
    { payment: { ...payment, kind: 'google', token: '{"a":1}', cardNetwork: 'visa' }, key: 'k' },
    untilDone(),
  )
  expect(requests[0]?.body).toMatchObject({
    paymentMethod: { type: 'googlepay', googlePayToken: '{"a":1}', googlePayCardNetwork: 'visa' },
  })
})

test.for([
  [
    { resultCode: 'Refused', refusalReasonCode: '12' },
    { status: 'refused', reason: 'not-enough-balance' },
  ],
  [
    { resultCode: 'Refused', refusalReasonCode: '999' },
    { status: 'refused', reason: 'refused' },
  ],
  [{ resultCode: 'Error' }, { status: 'refused', reason: 'failed' }],
  [{ resultCode: 'Received' }, { status: 'pending' }],
  [
    { resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET', url: 'https://bank.example' } },
    { status: 'redirect', url: 'https://bank.example' },
  ],
] as const)('reads the result of %j', async ([body, outcome]) => {
  expect(await adapter(json(body)).payments.pay({ payment, key: 'k' }, untilDone())).toMatchObject(outcome)
})

test.each([
  [{}, { reference: '', amount: null }],
  [
    { merchantReference: '101', amount: { value: 1999, currency: 'USD' } },
    { reference: '101', amount: { amount: 1999, currency: 'USD' } },
  ],
  [
    { merchantReference: '101', amount: { value: 1999, currency: 'usd' } },
    { reference: '101', amount: { amount: 1999, currency: 'USD' } },
  ],
  [
    { merchantReference: '102', amount: { value: 1999, currency: 'XXX' } },
    { reference: '102', amount: null },
  ],
])('reads the order and the amount that a response names: %j [PAY-11]', async (named, about) => {
  const response = json({ resultCode: 'Authorised', pspReference: 'PSP1', ...named })
  const { payments } = adapter(response)
  expect(await payments.complete({ result: 'r', key: 'k' }, untilDone())).toEqual({
    status: 'authorised',
    paymentId: 'PSP1',
    about,
  })
})

test('takes no notification without the key that signs it', async () => {
  const { payments } = adapter()
  expect(await payments.readNotification({ body: '{}', headers: new Headers() })).toBeNull()
})

test('refuses a response whose amount has another form [PAY-11]', async () => {
  const { payments } = adapter(json({ resultCode: 'Authorised', pspReference: 'PSP1', amount: { value: '19.99' } }))
  await expect(payments.pay({ payment, key: 'k' }, untilDone())).rejects.toMatchObject({ kind: 'malformed' })
})

test('distinguishes a request that still runs from a key whose first response is lost', async () => {
  const used = { status: 422, errorCode: '704', message: 'request already processed or in progress' }
  const running = adapter(json(used, { status: 422, headers: { 'transient-error': 'true' } }))
  expect(await running.payments.pay({ payment, key: 'k' }, untilDone())).toEqual({ status: 'running' })
  const lost = adapter(json(used, { status: 422 }))
  await expect(lost.payments.pay({ payment, key: 'k' }, untilDone())).rejects.toMatchObject({ kind: 'unavailable' })
})

test.each(['cancel', 'reverse'] as const)('a %s names the order, so that its notification does too', async (undo) => {
  const { payments, requests } = adapter(json({ status: 'received' }, { status: 201 }))
  await payments[undo]({ paymentId: 'PSP1', reference: '101', key: 'k' }, untilDone())
  expect(requests[0]?.body).toMatchObject({ merchantAccount: 'Shop', reference: '101' })
})

test('never repeats a payment by itself', async () => {
  const { payments, requests } = adapter(json({}, { status: 500 }))
  await expect(payments.pay({ payment, key: 'k' }, untilDone())).rejects.toMatchObject({ kind: 'unavailable' })
  expect(requests).toHaveLength(1)
})

test('reads the wallets with their merchant ids, and names the card brands as each wallet does [PAY-02]', async () => {
  const paymentMethods = [
    {
      type: 'applepay',
      brands: ['visa', 'mc', 'cartebancaire', 'other'],
      configuration: { merchantId: 'm', merchantName: 'Shop' },
    },
    {
      type: 'paywithgoogle',
      brands: ['visa', 'mc', 'cartebancaire'],
      configuration: { merchantId: '5', gatewayMerchantId: 'g' },
    },
    { type: 'scheme' },
  ]
  const { payments } = adapter(json({ paymentMethods }))
  expect(await payments.methods({ market: markets.en, amount: payment.amount }, untilDone())).toMatchObject([
    { kind: 'apple', merchantId: 'm', networks: ['visa', 'masterCard', 'cartesBancaires'] },
    { kind: 'google', gateway: { gateway: 'adyen', gatewayMerchantId: 'g' }, networks: ['VISA', 'MASTERCARD'] },
  ])
})
