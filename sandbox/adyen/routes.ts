import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'
import { createApplePaySession } from './apple-pay-session.ts'
import { ApplePaySessionSchema, PaymentMethodsSchema, PaymentSchema, readBody } from './bodies.ts'
import { listPaymentMethods } from './payment-methods.ts'
import { pay } from './payments.ts'
import { ServiceError, answerError, invalid } from './service-error.ts'

const withApiKey = createMiddleware<SandboxContext>(async function apiKey(c, next) {
  if (c.req.header('x-api-key') !== c.env.ADYEN_API_KEY)
    throw new ServiceError({
      status: 401,
      errorCode: '000',
      errorType: 'security',
      message: 'HTTP Status Response - Unauthorized',
    })
  const key = c.req.header('idempotency-key')
  if (key !== undefined) c.header('idempotency-key', key)
  await next()
})

/** The card payment provider's Checkout API. Money is integer minor units; a refused payment is a 200 with its reason. */
export const adyen = new Hono<SandboxContext>().basePath('/:version{v[0-9]+}')

adyen.use(withApiKey)
adyen.post('/paymentMethods', async (c) => c.json(listPaymentMethods(await readBody(c, PaymentMethodsSchema))))
adyen.post('/applePay/sessions', async (c) =>
  c.json(createApplePaySession(await readBody(c, ApplePaySessionSchema), Date.now())),
)
adyen.post('/payments', async (c) => {
  const request = await readBody(c, PaymentSchema)
  return c.json(await pay(c.env.DB, request, c.req.header('idempotency-key')))
})
// The sandbox never asks the shopper for a further step, so no details can be completed.
adyen.post('/payments/details', () => {
  throw invalid('14_018', 'Invalid payload provided')
})
adyen.all('*', () => {
  throw new ServiceError({ status: 404, errorCode: '000', errorType: 'validation', message: 'Not Found' })
})
adyen.onError(answerError)
