import type { SandboxRequest } from '../env.ts'
import { wait } from '../faults/wait.ts'
import type { PaymentRequest } from './bodies.ts'
import { announceAuthorisation } from './notifications/announce.ts'
import { decide, namedOutcome, type Outcome } from './outcomes.ts'
import { insertPayment, isTokenUsed, type NewPayment } from './payment-store.ts'
import { createPspReference } from './service-error.ts'

/** Pays, and notifies the shop's webhook of the result. A payment that needs 3-D Secure is not yet final. */
export async function pay(c: SandboxRequest, request: PaymentRequest): Promise<object> {
  const { outcome, brand, tokenId, processingMs } = decide(request)
  if (processingMs > 0) await wait(processingMs)
  const isReplayed = tokenId !== undefined && (await isTokenUsed(c.env.DB, tokenId))
  const result: Outcome = isReplayed ? namedOutcome('refused') : outcome
  const payment: NewPayment = {
    ...result,
    pspReference: createPspReference(),
    reference: request.reference,
    currency: request.amount.currency,
    value: request.amount.value,
    method: request.paymentMethod.type,
    brand,
    tokenId,
    returnUrl: request.returnUrl,
    challengeToken: result.resultCode === 'RedirectShopper' ? crypto.randomUUID() : null,
  }
  await insertPayment(c.env.DB, payment)
  if (payment.challengeToken !== null) return redirectTo(c, payment.challengeToken, payment.method)
  await announceAuthorisation(c, payment)
  return responseOf(payment)
}

/** A payment's final result, as `/payments` and `/payments/details` respond. */
export function responseOf(payment: Omit<NewPayment, 'tokenId'>) {
  const { pspReference, resultCode, refusalReason, refusalReasonCode, currency, value, reference } = payment
  return {
    additionalData: {},
    pspReference,
    resultCode,
    ...(refusalReason !== undefined && { refusalReason }),
    ...(refusalReasonCode !== undefined && { refusalReasonCode }),
    amount: { currency, value },
    merchantReference: reference,
    ...(resultCode === 'Authorised' && { paymentMethod: { brand: payment.brand, type: payment.method } }),
  }
}

// A payment that redirects has no `pspReference` before its details are sent.
function redirectTo(c: SandboxRequest, challengeToken: string, paymentMethodType: string) {
  return {
    resultCode: 'RedirectShopper',
    action: {
      type: 'redirect',
      method: 'GET',
      url: `${c.env.SANDBOX_ORIGIN}/adyen/challenge/${challengeToken}`,
      paymentMethodType,
    },
  }
}
