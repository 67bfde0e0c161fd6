import { hmacBase64 } from '../../crypto.ts'
import type { Payment } from '../payment-store.ts'

export type NewNotification = {
  eventCode: 'AUTHORISATION' | 'CANCEL_OR_REFUND' | 'TECHNICAL_CANCEL'
  isSuccess: boolean
  /** Reference of this event: for an authorisation, the payment's own. */
  pspReference: string
  payment: Pick<Payment, 'pspReference' | 'reference' | 'currency' | 'value' | 'method' | 'brand'>
  reason?: string | undefined
  extra?: Record<string, string> | undefined
}

/** The body of a notification, signed with the HMAC key, which is in hexadecimal digits. */
export async function notificationBody(
  { eventCode, isSuccess, pspReference, payment, reason = '', extra = {} }: NewNotification,
  { merchantAccount, hmacKey, now }: { merchantAccount: string; hmacKey: string; now: number },
): Promise<string> {
  const isAuthorisation = eventCode === 'AUTHORISATION'
  const item = {
    amount: { currency: payment.currency, value: payment.value },
    eventCode,
    eventDate: new Date(now).toISOString().replace(/\.\d+Z$/, '+00:00'),
    merchantAccountCode: merchantAccount,
    merchantReference: payment.reference,
    ...(!isAuthorisation && { originalReference: payment.pspReference }),
    paymentMethod: payment.brand,
    pspReference,
    reason,
    success: String(isSuccess),
    ...(isAuthorisation && isSuccess && { operations: ['CANCEL', 'CAPTURE', 'REFUND'] }),
  }
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')
  const additionalData = { ...extra, hmacSignature: await hmacBase64(bytesOf(hmacKey), signed) }
  return JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { additionalData, ...item } }],
  })
}

function bytesOf(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
