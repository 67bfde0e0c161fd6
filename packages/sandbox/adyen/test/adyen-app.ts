import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { Json } from '../../test/catalogue-app.ts'
import { adyen } from '../routes.ts'

export const amount = { currency: 'GBP', value: 4999 }

/** A wallet's payment method with a token made of this payment data. */
export const wallet = (paymentData: object) => ({ type: 'applepay', applePayToken: btoa(JSON.stringify(paymentData)) })
/** Google's payment method. The token is JSON text, not base64; the sandbox's secret is not encrypted. */
export const googlePay = (secret: object) => ({
  type: 'googlepay',
  googlePayCardNetwork: 'VISA',
  googlePayToken: JSON.stringify({
    signature: 'c2FuZGJveA==',
    protocolVersion: 'ECv2',
    signedMessage: JSON.stringify({ encryptedMessage: btoa(JSON.stringify(secret)), tag: 'c2FuZGJveA==' }),
  }),
})
export const card = (number: string) => ({
  type: 'scheme',
  encryptedCardNumber: `test_${number}`,
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
})

export const payment = (change: object = {}) => ({
  merchantAccount: env.ADYEN_MERCHANT_ACCOUNT,
  reference: '1001',
  amount,
  paymentMethod: wallet({ version: 'EC_v1', data: 'c2FuZGJveA==' }),
  returnUrl: 'https://shop.selvedge.example/order-confirmation',
  ...change,
})

/** Posts a JSON body, or a text that is not JSON. */
export async function ask(
  path: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: Json }> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': env.ADYEN_API_KEY, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
  const context = createExecutionContext()
  const response = await adyen.request(`/v71${path}`, init, { ...env, ADYEN_WEBHOOK_URL: '' }, context)
  await waitOnExecutionContext(context)
  return { status: response.status, headers: response.headers, body: await response.json() }
}
