import type { PaymentReport } from '../ports/payment-port.ts'
import { present } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import type { Money } from '#shared/domain/money.ts'

const { configuration } = sandboxServices()
const key = present(configuration.payments?.hmacKey, 'HMAC key')

type Report = { amount?: Money; paymentId?: string }

/**
 * The request of the payment provider's webhook, signed: it reports about the payment of an order. `returned` and
 * `not-returned` are the end of a reversal.
 */
export async function reportOf(
  orderId: number,
  what: Exclude<PaymentReport['what'], 'cancelled'>,
  { amount, paymentId = `PSP${orderId}` }: Report = {},
) {
  const isOfPayment = what === 'authorised' || what === 'refused'
  const event = await signedItem(orderId, isOfPayment ? 'AUTHORISATION' : 'CANCEL_OR_REFUND', {
    ...(amount && { amount }),
    [isOfPayment ? 'pspReference' : 'originalReference']: paymentId,
    success: what === 'authorised' || what === 'returned' ? 'true' : 'false',
  })
  return { method: 'POST', body: deliveryOf(event), headers: { 'content-type': 'application/json' } }
}

/** The body of a delivery of the payment provider. */
export function deliveryOf(...items: object[]): string {
  return JSON.stringify({
    live: 'false',
    notificationItems: items.map((event) => ({ NotificationRequestItem: event })),
  })
}

type Signed = Record<'pspReference' | 'originalReference' | 'success', string>

/** An event about an order as the provider signs it. */
export async function signedItem(
  orderId: number,
  eventCode: string,
  { amount: total = { amount: 1000, currency: 'GBP' }, ...more }: { amount?: Money } & Partial<Signed> = {},
) {
  const event = {
    pspReference: `PSP${orderId}`,
    originalReference: '',
    merchantAccountCode: present(configuration.payments, 'payments').merchantAccount,
    merchantReference: String(orderId),
    amount: { value: total.amount, currency: total.currency },
    eventCode,
    success: 'true',
    ...more,
  }
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, success } = event
  const ids = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const signed = [...ids, amount.value, amount.currency, eventCode, success].join(':')
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const imported = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(signed))
  const hmacSignature = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return { ...event, additionalData: { hmacSignature } }
}
