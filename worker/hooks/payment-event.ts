import * as v from 'valibot'
import { fromBase64, fromHex, hmacKey, hmacVerify } from '../lib/crypto.ts'
import { aboutOf, type PaymentAbout, type PaymentReport } from '../ports/payment-port.ts'

/** The events that the shop acts on. The provider signs each of them. */
const actedOn = [
  'AUTHORISATION',
  'CANCELLATION',
  'CANCEL_OR_REFUND',
  'REFUND_FAILED',
  'REFUNDED_REVERSED',
  'TECHNICAL_CANCEL',
] as const

const text = v.optional(v.string(), '')
const ItemSchema = v.object({
  eventCode: v.picklist(actedOn),
  success: v.union([
    v.picklist(['true', 'false']),
    v.pipe(
      v.boolean(),
      v.transform((is): 'true' | 'false' => (is ? 'true' : 'false')),
    ),
  ]),
  pspReference: text,
  originalReference: text,
  merchantReference: text,
  merchantAccountCode: text,
  amount: v.object({ currency: v.string(), value: v.number() }),
  additionalData: v.optional(v.object({ hmacSignature: text }), { hmacSignature: '' }),
})
// Some events, such as REPORT_AVAILABLE, have no signature and no amount, and a webhook cannot leave them out.
// https://docs.adyen.com/development-resources/webhooks/webhook-types
const OtherItemSchema = v.pipe(
  v.object({ eventCode: v.pipe(v.string(), v.notValues(actedOn)) }),
  v.transform(() => null),
)
const BodySchema = v.object({
  notificationItems: v.array(v.object({ NotificationRequestItem: v.union([ItemSchema, OtherItemSchema]) })),
})

export type PaymentEvent = v.InferOutput<typeof ItemSchema>

/** The notifications in a request body that the shop acts on, or `null` if the body has another form. */
export function parsePaymentEvents(body: string): PaymentEvent[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BodySchema), body)
  return parsed.success
    ? parsed.output.notificationItems.flatMap(({ NotificationRequestItem: event }) => event ?? [])
    : null
}

/**
 * True if the notification is signed with the key (hexadecimal digits), compared in constant time.
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures
 */
export async function isSignedEvent(event: PaymentEvent, hexKey: string): Promise<boolean> {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = event
  const ids = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...ids, amount.value, amount.currency, eventCode, success].join(':')
  const signature = fromBase64(event.additionalData.hmacSignature)
  return hmacVerify(await hmacKey(fromHex(hexKey)), { content: signed, signature })
}

/** The result of an order's payment in a notification; `null` if it decides nothing. */
export function reportOf(event: PaymentEvent): { orderId: number; about: PaymentAbout; report: PaymentReport } | null {
  const { eventCode, pspReference, originalReference, merchantReference, amount } = event
  const isSuccess = event.success === 'true'
  const orderId = /^[1-9]\d{0,11}$/.test(merchantReference) ? Number(merchantReference) : null
  if (orderId === null) return null
  const about = aboutOf(merchantReference, amount)
  const notReturned = { what: 'not-returned', pspReference: originalReference } as const
  switch (eventCode) {
    case 'AUTHORISATION':
      return { orderId, about, report: isSuccess ? { what: 'authorised', pspReference } : { what: 'refused' } }
    case 'CANCEL_OR_REFUND':
      return { orderId, about, report: isSuccess ? { what: 'returned' } : notReturned }
    // A refund that had succeeded was rejected by the card scheme, or sent back by the bank, whatever `success` says.
    // https://docs.adyen.com/point-of-sale/basic-tapi-integration/refund-payment/refund-webhooks
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return { orderId, about, report: notReturned }
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return isSuccess ? { orderId, about, report: { what: 'cancelled', pspReference: originalReference } } : null
  }
}
