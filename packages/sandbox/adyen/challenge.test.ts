import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { resetAdyenStatements } from './reset.ts'
import { ask, googlePay, payment } from './test/adyen-app.ts'

const app = createSandbox()
const browserInfo = { userAgent: 'Mozilla/5.0' }
const panOnly = payment({ paymentMethod: googlePay({ authMethod: 'PAN_ONLY', messageId: 'a1' }), browserInfo })

beforeEach(() => env.DB.batch(resetAdyenStatements(env.DB)))

const visit = (url: string, init: RequestInit = {}) => app.request(url, { redirect: 'manual', ...init }, env)

async function startChallenge(): Promise<string> {
  const { body } = await ask('/payments', panOnly)
  expect(body).toEqual({
    resultCode: 'RedirectShopper',
    action: {
      type: 'redirect',
      method: 'GET',
      paymentMethodType: 'googlepay',
      url: expect.stringMatching(/^http:\/\/localhost:8788\/adyen\/challenge\//),
    },
  })
  return body.action.url
}

async function decide(url: string, answer: string) {
  const response = await visit(url, {
    method: 'POST',
    headers: { origin: env.SANDBOX_ORIGIN },
    body: new URLSearchParams({ answer }),
  })
  return { status: response.status, location: new URL(response.headers.get('location') ?? 'http://none') }
}

test.each([
  ['approved', { resultCode: 'Authorised', paymentMethod: { type: 'googlepay', brand: 'visa' } }],
  ['refused', { resultCode: 'Refused', refusalReasonCode: '11' }],
])('completes a payment that the shopper has %s on the bank’s page [D-145]', async (answer, result) => {
  const url = await startChallenge()
  const page = await (await visit(url)).text()
  expect(page).toContain('Order 1001, £49.99.')
  const { status, location } = await decide(url, answer)
  expect([status, location.origin + location.pathname]).toEqual([303, payment().returnUrl])
  const details = { details: { redirectResult: location.searchParams.get('redirectResult') } }
  const first = await ask('/payments/details', details)
  expect(first.body).toMatchObject({ ...result, merchantReference: '1001', pspReference: expect.any(String) })
  expect((await ask('/payments/details', details)).body).toEqual(first.body)
})

test('lets the shopper decide only once', async () => {
  const url = await startChallenge()
  await decide(url, 'refused')
  expect((await decide(url, 'approved')).status).toBe(410)
  expect((await visit(url)).status).toBe(410)
})

test('refuses details before the shopper has decided, and details that nobody was given', async () => {
  await startChallenge()
  for (const details of [{ redirectResult: 'guessed' }, {}])
    expect(await ask('/payments/details', { details })).toMatchObject({ status: 422, body: { errorCode: '14_018' } })
})

test('refuses a card on file without facts about the browser, and takes it at once in dollars', async () => {
  expect((await ask('/payments', { ...panOnly, browserInfo: undefined })).body).toMatchObject({
    resultCode: 'Refused',
    refusalReasonCode: '38',
  })
  const dollars = { ...panOnly, amount: { currency: 'USD', value: 100 } }
  expect((await ask('/payments', dollars)).body.resultCode).toBe('Authorised')
})

test('takes Google’s token as JSON text and refuses it in base64', async () => {
  const paymentMethod = googlePay({ card: '5555555555554444' })
  expect((await ask('/payments', payment({ paymentMethod }))).body).toMatchObject({
    resultCode: 'Authorised',
    paymentMethod: { brand: 'mc', type: 'googlepay' },
  })
  const encoded = { ...paymentMethod, googlePayToken: btoa(paymentMethod.googlePayToken) }
  expect((await ask('/payments', payment({ paymentMethod: encoded }))).body.errorCode).toBe('14_007')
})
