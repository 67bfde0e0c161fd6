import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'
import { createApplePaySession } from './apple-pay-session.ts'
import {
  ApplePaySessionSchema,
  CancelSchema,
  DetailsSchema,
  PaymentMethodsSchema,
  PaymentSchema,
  UndoSchema,
  readBody,
} from './bodies.ts'
import { completePayment } from './details.ts'
import { cancelByReference, reverse } from './modifications.ts'
import { listPaymentMethods } from './payment-methods.ts'
import { pay } from './payments.ts'
import { ServiceError, respondToError } from './service-error.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

const withApiKey = createMiddleware<SandboxContext>(async function apiKey(c, next) {
  if (c.req.header('x-api-key') !== c.env.ADYEN_API_KEY)
    throw new ServiceError({
      status: 401,
      errorCode: '000',
      errorType: 'security',
      message: 'HTTP Status Response - Unauthorized',
    })
  await next()
})

/** The card payment provider's Checkout API. Money is integer minor units; a refused payment is a 200 with its reason. */
export const adyen = new Hono<SandboxContext>().basePath('/:version{v[0-9]+}')

adyen.use(withApiKey)
adyen.post('*', withIdempotencyKey)
adyen.post('/paymentMethods', async (c) => c.json(listPaymentMethods(await readBody(c, PaymentMethodsSchema))))
adyen.post('/applePay/sessions', async (c) =>
  c.json(createApplePaySession(await readBody(c, ApplePaySessionSchema), Date.now())),
)
adyen.post('/payments', async (c) => c.json(await pay(c, await readBody(c, PaymentSchema))))
adyen.post('/payments/details', async (c) => {
  const { details } = await readBody(c, DetailsSchema)
  return c.json(await completePayment(c, details.redirectResult))
})
// Modifications are asynchronous: the response says only that they were received.
adyen.post('/payments/:psp/reversals', async (c) =>
  c.json(await reverse(c, c.req.param('psp'), await readBody(c, UndoSchema)), 201),
)
adyen.post('/cancels', async (c) => c.json(await cancelByReference(c, await readBody(c, CancelSchema)), 201))
adyen.all('*', () => {
  throw new ServiceError({ status: 404, errorCode: '000', errorType: 'validation', message: 'Not Found' })
})
adyen.onError(respondToError)
