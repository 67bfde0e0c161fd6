import * as v from 'valibot'
import { fromBase64, fromHex, hmacKey, hmacVerify } from '../../lib/crypto.ts'
import { aboutOf, type PaymentNotification, type ReportedPayment } from '../../ports/payment-port.ts'

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

type PaymentEvent = v.InferOutput<typeof ItemSchema>

/**
 * Reads a notification. Each of its events is signed with the key (hexadecimal digits). The provider repeats it for up
 * to 30 days until the response is `[accepted]`, so events that the shop does not act on are accepted too: a refused
 * one would hold up all later ones. https://docs.adyen.com/development-resources/webhooks/troubleshoot
 */
export async function readNotification(
  body: string,
  { hmacKey: key, merchantAccount }: { hmacKey: string; merchantAccount: string },
): Promise<PaymentNotification> {
  const events = parsePaymentEvents(body)
  if (!events) return { status: 'malformed' }
  const isSigned = await Promise.all(events.map((event) => isSignedEvent(event, key)))
  if (isSigned.includes(false)) return { status: 'not-signed' }
  const own = events.filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount)
  return {
    status: 'read',
    events: own.map((event) => ({
      facts: { eventCode: event.eventCode, success: event.success },
      reported: reportOf(event),
    })),
    response: '[accepted]',
  }
}

/** The notifications in a request body that the shop acts on, or `null` if the body has another form. */
function parsePaymentEvents(body: string): PaymentEvent[] | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BodySchema), body)
  return parsed.success
    ? parsed.output.notificationItems.flatMap(({ NotificationRequestItem: event }) => event ?? [])
    : null
}

/**
 * True if the notification is signed with the key (hexadecimal digits), compared in constant time.
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures
 */
async function isSignedEvent(event: PaymentEvent, hexKey: string): Promise<boolean> {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = event
  const ids = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...ids, amount.value, amount.currency, eventCode, success].join(':')
  const signature = fromBase64(event.additionalData.hmacSignature)
  return hmacVerify(await hmacKey(fromHex(hexKey)), { content: signed, signature })
}

/** The result of an order's payment in a notification; `null` if it decides nothing. */
function reportOf(event: PaymentEvent): ReportedPayment | null {
  const { eventCode, pspReference, originalReference, merchantReference, amount } = event
  const isSuccess = event.success === 'true'
  const orderId = /^[1-9]\d{0,11}$/.test(merchantReference) ? Number(merchantReference) : null
  if (orderId === null) return null
  const about = aboutOf(merchantReference, amount)
  const notReturned = { what: 'not-returned', paymentId: originalReference } as const
  switch (eventCode) {
    case 'AUTHORISATION':
      return {
        orderId,
        about,
        report: isSuccess ? { what: 'authorised', paymentId: pspReference } : { what: 'refused' },
      }
    case 'CANCEL_OR_REFUND':
      return { orderId, about, report: isSuccess ? { what: 'returned' } : notReturned }
    // A refund that had succeeded was rejected by the card scheme, or sent back by the bank, whatever `success` says.
    // https://docs.adyen.com/point-of-sale/basic-tapi-integration/refund-payment/refund-webhooks
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return { orderId, about, report: notReturned }
    case 'CANCELLATION':
    case 'TECHNICAL_CANCEL':
      return isSuccess ? { orderId, about, report: { what: 'cancelled', paymentId: originalReference } } : null
  }
}
