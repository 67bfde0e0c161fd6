import type * as v from 'valibot'
import type { SandboxRequest } from '../env.ts'
import type { CancelSchema, CaptureSchema, UndoSchema } from './bodies.ts'
import { announceModification } from './notifications/announce.ts'
import { findPayments, markCaptured, markUndone, type Payment } from './payment-store.ts'
import { createPspReference, invalid } from './service-error.ts'

type Undo = v.InferOutput<typeof UndoSchema>

/** Cancels or refunds a payment, whichever applies. Only the notification says whether it succeeded. */
export async function reverse(c: SandboxRequest, pspReference: string, request: Undo) {
  const payment = await requirePayment(c.env.DB, pspReference)
  const how = payment.isCaptured ? 'refunded' : 'cancelled'
  const isDone = await markUndone(c.env.DB, pspReference, how)
  return received(c, {
    payment,
    request,
    eventCode: 'CANCEL_OR_REFUND',
    isDone,
    extra: { 'modification.action': how === 'refunded' ? 'refund' : 'cancel' },
  })
}

/** Cancels a payment that was not captured. */
export async function cancel(c: SandboxRequest, pspReference: string, request: Undo) {
  const payment = await requirePayment(c.env.DB, pspReference)
  const isDone = await markUndone(c.env.DB, pspReference, 'cancelled')
  return received(c, { payment, request, eventCode: 'CANCELLATION', isDone })
}

/** Captures a payment. The amount must not be higher than the one that was authorised. */
export async function capture(c: SandboxRequest, pspReference: string, request: v.InferOutput<typeof CaptureSchema>) {
  const payment = await requirePayment(c.env.DB, pspReference)
  const { currency, value } = request.amount
  const isCovered = currency === payment.currency && value <= payment.value
  const isDone = isCovered && (await markCaptured(c.env.DB, pspReference))
  const response = await received(c, { payment, request, eventCode: 'CAPTURE', isDone })
  return { ...response, amount: { currency, value } }
}

/**
 * Cancels the payments of a merchant's reference. This needs no response of `/payments`; an unknown reference gets the
 * same response.
 */
export async function cancelByReference(c: SandboxRequest, request: v.InferOutput<typeof CancelSchema>) {
  const { merchantAccount, paymentReference, reference } = request
  const pspReference = createPspReference()
  const payments = await findPayments(c.env.DB, 'reference', paymentReference)
  const isDone = await Promise.all(payments.map((payment) => markUndone(c.env.DB, payment.pspReference, 'cancelled')))
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

async function received(
  c: SandboxRequest,
  {
    payment,
    request,
    ...change
  }: {
    payment: Payment
    request: Undo
    eventCode: 'CANCEL_OR_REFUND' | 'CANCELLATION' | 'CAPTURE'
    isDone: boolean
    extra?: Record<string, string>
  },
) {
  const pspReference = createPspReference()
  await announceModification(c, { ...change, pspReference, payment, reference: request.reference })
  return {
    merchantAccount: request.merchantAccount,
    paymentPspReference: payment.pspReference,
    pspReference,
    ...(request.reference !== undefined && { reference: request.reference }),
    status: 'received',
  }
}

async function requirePayment(db: D1Database, pspReference: string): Promise<Payment> {
  const [payment] = await findPayments(db, 'pspReference', pspReference)
  if (!payment) throw invalid('167', 'Original pspReference required for this operation')
  return payment
}
