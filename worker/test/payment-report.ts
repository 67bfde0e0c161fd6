import { present } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import type { Money } from '#shared/domain/money.ts'

const { configuration } = sandboxServices()
const key = present(configuration.payments?.hmacKey, 'HMAC key')

/** The body of a delivery of the payment provider. */
export function deliveryOf(...items: object[]): string {
  return JSON.stringify({
    live: 'false',
    notificationItems: items.map((event) => ({ NotificationRequestItem: event })),
  })
}

export type Signed = Record<'pspReference' | 'originalReference' | 'success', string>

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
