import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '../test/catalogue-app.ts'
import { magicOutcomes } from './outcomes.ts'
import { resetAdyenStatements } from './reset.ts'
import { resetProviderSettings, setProviderSettings } from './settings.ts'
import { amount, ask, card, payment, wallet } from './test/adyen-app.ts'

const home = {
  street: 'Quay Street',
  houseNumberOrName: '1',
  city: 'Austin',
  stateOrProvince: 'TX',
  postalCode: '78701',
  country: 'US',
}

beforeEach(async () => {
  setProviderSettings({ slowMs: 10 })
  await env.DB.batch(resetAdyenStatements(env.DB))
})
afterAll(resetProviderSettings)

describe('POST /payments', () => {
  test('authorises a wallet’s token [PAY-11]', async () => {
    expect(await ask('/payments', payment())).toMatchObject({
      status: 200,
      body: {
        resultCode: 'Authorised',
        pspReference: expect.stringMatching(/^[A-Z0-9]{16}$/),
        merchantReference: '1001',
        amount,
        paymentMethod: { brand: 'visa', type: 'applepay' },
      },
    })
  })

  test.each(magicOutcomes)(
    'responds 200 with $resultCode to $name, by amount and by token',
    async ({ name, amount: value, ...outcome }) => {
      const byAmount = await ask('/payments', payment({ amount: { currency: 'GBP', value } }))
      const byToken = await ask('/payments', payment({ paymentMethod: wallet({ data: name }) }))
      expect([byAmount, byToken]).toMatchObject([
        { status: 200, body: outcome },
        { status: 200, body: outcome },
      ])
      expect('paymentMethod' in byAmount.body).toBe(outcome.resultCode === 'Authorised')
    },
  )

  test('accepts test cards, and declines the card for declined payments', async () => {
    expect((await ask('/payments', payment({ paymentMethod: card('5555555555554444') }))).body).toMatchObject({
      resultCode: 'Authorised',
      paymentMethod: { brand: 'mc', type: 'scheme' },
    })
    expect((await ask('/payments', payment({ paymentMethod: card('4000000000000002') }))).body).toMatchObject({
      resultCode: 'Refused',
      refusalReason: 'Refused',
      refusalReasonCode: '2',
    })
  })

  test.each([
    [payment({ amount: undefined }), 422, '100'],
    [payment({ amount: { currency: 'GBP', value: -1 } }), 422, '137'],
    [payment({ amount: { currency: 'pounds', value: 1 } }), 422, '138'],
    [payment({ reference: undefined }), 422, '130'],
    [payment({ returnUrl: undefined }), 422, '14_030'],
    [payment({ paymentMethod: undefined }), 422, '14_004'],
    [payment({ paymentMethod: { type: 'applepay', applePayToken: 'no base64!' } }), 422, '14_007'],
    [payment({ paymentMethod: { type: 'applepay', applePayToken: 'A'.repeat(10_001) } }), 422, '14_004'],
    [payment({ paymentMethod: card('1234') }), 422, '101'],
    [payment({ paymentMethod: { type: 'cheque' } }), 500, '905'],
    [payment({ billingAddress: { ...home, postalCode: '' } }), 422, '130'],
    [payment({ billingAddress: { ...home, postalCode: '78701-4321' } }), 422, '130'],
    [payment({ billingAddress: { ...home, stateOrProvince: undefined } }), 422, '135'],
    [payment({ deliveryAddress: { ...home, houseNumberOrName: undefined } }), 422, '130'],
    [payment({ merchantAccount: 'Another' }), 403, '901'],
    ['{', 400, '702'],
    ['[]', 400, '702'],
  ])('refuses the payment %j', async (body, status, errorCode) => {
    const response = await ask('/payments', body)
    expect(response).toMatchObject({ status, body: { status, errorCode } })
    expect(await env.DB.prepare('SELECT count(*) AS count FROM adyen_payments').first('count')).toBe(0)
  })
})

describe('the key', () => {
  test.each([{ 'x-api-key': 'wrong' }, { 'x-api-key': '' }])(
    'requires the API key on every path: %j',
    async (headers) => {
      for (const path of ['/payments', '/paymentMethods', '/applePay/sessions', '/nowhere']) {
        expect(await ask(path, payment(), headers)).toMatchObject({
          status: 401,
          body: {
            status: 401,
            errorCode: '000',
            errorType: 'security',
            message: 'HTTP Status Response - Unauthorized',
          },
        })
      }
    },
  )
})

describe('POST /paymentMethods', () => {
  const ofTypes = (body: Json) => body.paymentMethods.map(({ type }: Json) => type)
  const { merchantAccount } = payment()

  test('lists the payment methods and the wallet’s merchant', async () => {
    const { status, body } = await ask('/paymentMethods', {
      merchantAccount,
      countryCode: 'GB',
      channel: 'Web',
      amount,
    })
    expect([status, ofTypes(body)]).toEqual([200, ['scheme', 'applepay', 'paypal', 'googlepay', 'klarna']])
    expect(body.paymentMethods[1]).toMatchObject({
      brands: ['visa', 'mc', 'amex', 'maestro'],
      configuration: { merchantId: expect.any(String), merchantName: 'Selvedge' },
    })
    expect(body.paymentMethods[3]).toMatchObject({
      brands: ['visa', 'mc', 'amex', 'maestro'],
      configuration: { merchantId: expect.any(String), merchantName: 'Selvedge', gatewayMerchantId: 'SelvedgeECOM' },
    })
  })

  test('names the brands of the currency, and no wallet in a currency that is not settled [PAY-02]', async () => {
    const of = async (currency: string) =>
      (await ask('/paymentMethods', { merchantAccount, countryCode: 'US', amount: { currency, value: 100 } })).body
    expect((await of('USD')).paymentMethods[1].brands).toEqual(['visa', 'mc', 'amex', 'discover'])
    expect(ofTypes(await of('SEK'))).toEqual(['paypal', 'klarna'])
  })

  test('leaves out blocked methods and methods that the country does not have', async () => {
    expect(
      ofTypes(
        (await ask('/paymentMethods', { merchantAccount, countryCode: 'NZ', blockedPaymentMethods: ['paypal'] })).body,
      ),
    ).toEqual(['scheme', 'applepay', 'googlepay'])
    expect(
      ofTypes((await ask('/paymentMethods', { merchantAccount, allowedPaymentMethods: ['applepay'] })).body),
    ).toEqual(['applepay'])
  })
})

describe('POST /applePay/sessions', () => {
  const session = {
    displayName: 'Selvedge & Söhne',
    domainName: 'shop.selvedge.example',
    merchantIdentifier: 'merchant.example.selvedge',
  }

  test('returns a merchant session in base64 JSON', async () => {
    const { status, body } = await ask('/applePay/sessions', session)
    const decoded = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(atob(body.data), (character) => character.codePointAt(0)!)),
    )
    expect(status).toBe(200)
    expect(decoded).toMatchObject({
      domainName: session.domainName,
      displayName: session.displayName,
      nonce: expect.any(String),
    })
    expect(decoded.expiresAt).toBeGreaterThan(decoded.epochTimestamp)
  })

  test.each([
    { displayName: 'x'.repeat(65) },
    { domainName: undefined },
    { domainName: 'https://shop' },
    { merchantIdentifier: 'merchant.other' },
  ])('refuses an Apple Pay session with %j', async (change) => {
    expect(await ask('/applePay/sessions', { ...session, ...change })).toMatchObject({
      status: 422,
      body: { errorType: 'validation' },
    })
  })
})

test('refuses unknown paths with the provider’s message', async () => {
  expect(await ask('/nowhere', {})).toMatchObject({ status: 404, body: { status: 404 } })
})
