import type * as v from 'valibot'
import type { SandboxRequest } from '../env.ts'
import type { CancelSchema, UndoSchema } from './bodies.ts'
import { announceModification } from './notifications/announce.ts'
import { findPayments, markCancelled, type Payment } from './payment-store.ts'
import { createPspReference, invalid } from './service-error.ts'

/**
 * Cancels a payment; no payment is captured here, so there is nothing to refund. Only the notification says whether it
 * succeeded.
 */
export async function reverse(c: SandboxRequest, pspReference: string, request: v.InferOutput<typeof UndoSchema>) {
  const payment = await requirePayment(c.env.DB, pspReference)
  const isDone = await markCancelled(c.env.DB, pspReference)
  const modification = createPspReference()
  const { merchantAccount, reference } = request
  await announceModification(c, {
    eventCode: 'CANCEL_OR_REFUND',
    pspReference: modification,
    payment,
    reference,
    isDone,
    extra: { 'modification.action': 'cancel' },
  })
  return {
    merchantAccount,
    paymentPspReference: payment.pspReference,
    pspReference: modification,
    ...(reference !== undefined && { reference }),
    status: 'received',
  }
}

/**
 * Cancels the payments of a merchant's reference. This needs no response of `/payments`; an unknown reference gets the
 * same response.
 */
export async function cancelByReference(c: SandboxRequest, request: v.InferOutput<typeof CancelSchema>) {
  const { merchantAccount, paymentReference, reference } = request
  const pspReference = createPspReference()
  const payments = await findPayments(c.env.DB, 'reference', paymentReference)
  const isDone = await Promise.all(payments.map((payment) => markCancelled(c.env.DB, payment.pspReference)))
  const cancelled = payments.filter((_, index) => isDone[index])
  for (const payment of cancelled.length > 0 ? cancelled : payments.slice(-1))
    await announceModification(c, {
      eventCode: 'TECHNICAL_CANCEL',
      pspReference,
      payment,
      reference,
      isDone: cancelled.includes(payment),
    })
  return {
    merchantAccount,
    paymentReference,
    pspReference,
    ...(reference !== undefined && { reference }),
    status: 'received',
  }
}

async function requirePayment(db: D1Database, pspReference: string): Promise<Payment> {
  const [payment] = await findPayments(db, 'pspReference', pspReference)
  if (!payment) throw invalid('167', 'Original pspReference required for this operation')
  return payment
}
