import type { PaymentRequest } from './bodies.ts'
import { decide } from './outcomes.ts'
import { createPspReference, invalid } from './service-error.ts'

const maxKey = 64

/** Pays once: a second request with the same key gets the response of the first, even if its body differs. */
export async function pay(db: D1Database, request: PaymentRequest, key: string | undefined): Promise<unknown> {
  if (key !== undefined && (key === '' || key.length > maxKey))
    throw invalid('704', `Idempotency-Key is longer than ${maxKey} characters or empty`)
  const held = key === undefined ? null : await findResponse(db, key)
  if (held !== null) return held
  const pspReference = createPspReference()
  const { outcome, brand } = decide(request)
  const { type } = request.paymentMethod
  const response = {
    additionalData: {},
    pspReference,
    ...outcome,
    amount: { currency: request.amount.currency, value: request.amount.value },
    merchantReference: request.reference,
    ...(outcome.resultCode === 'Authorised' && { paymentMethod: { brand, type } }),
  }
  // Of two concurrent requests, the one that is stored first counts.
  await db
    .prepare(
      'INSERT INTO adyen_payments (psp_reference, idempotency_key, reference, response, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING',
    )
    .bind(pspReference, key ?? null, request.reference, JSON.stringify(response), Date.now())
    .run()
  return key === undefined ? response : findResponse(db, key)
}

async function findResponse(db: D1Database, key: string): Promise<unknown> {
  const response = await db
    .prepare('SELECT response FROM adyen_payments WHERE idempotency_key = ?')
    .bind(key)
    .first<string>('response')
  return response === null ? null : JSON.parse(response)
}
