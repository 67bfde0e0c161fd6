import { expect, test } from 'vitest'
import { deliveryOf, signedItem } from '../../test/payment-report.ts'
import { present } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { readNotification } from './notification.ts'

const { hmacKey, merchantAccount } = present(sandboxServices().configuration.payments, 'payments')
const read = (...items: object[]) =>
  readNotification(deliveryOf(...items), { hmacKey: present(hmacKey, 'HMAC key'), merchantAccount })

/** An event without a signature and an amount, as the provider sends it whenever a report is ready. */
const reportAvailable = {
  eventCode: 'REPORT_AVAILABLE',
  eventDate: '2026-11-25T02:00:00+00:00',
  merchantAccountCode: merchantAccount,
  pspReference: 'settlement_1.csv',
  reason: 'https://reports.example/settlement_1.csv',
  success: 'true',
}

const amount = { amount: 1000, currency: 'GBP' } as const
const about = { reference: '1', amount }

test('reads a signed event, and refuses a forged one and one without a signature [PAY-11]', async () => {
  const good = await signedItem(1, 'AUTHORISATION', { amount })
  expect(await read(good)).toEqual({
    status: 'read',
    events: [
      {
        facts: { eventCode: 'AUTHORISATION', success: 'true' },
        reported: { orderId: 1, about, report: { what: 'authorised', paymentId: 'PSP1' } },
      },
    ],
    response: '[accepted]',
  })
  for (const forged of [
    { ...good, success: 'false' },
    { ...good, additionalData: { hmacSignature: '' } },
    { ...good, additionalData: undefined },
  ])
    expect(await read(forged)).toEqual({ status: 'not-signed' })
  expect(await readNotification('{}', { hmacKey: present(hmacKey, 'HMAC key'), merchantAccount })).toEqual({
    status: 'malformed',
  })
})

test('accepts an unsigned event that the shop does not act on, without an amount, and reads the signed one beside it [D-114]', async () => {
  expect(await read(reportAvailable)).toEqual({ status: 'read', events: [], response: '[accepted]' })
  expect(await read(reportAvailable, await signedItem(1, 'AUTHORISATION'))).toMatchObject({
    status: 'read',
    events: [{ reported: { orderId: 1 } }],
  })
})

test('refuses a delivery in which an event that the shop acts on is unsigned or has no amount [PAY-11]', async () => {
  const good = await signedItem(1, 'AUTHORISATION')
  const { additionalData: _signature, ...unsigned } = await signedItem(1, 'CANCEL_OR_REFUND')
  const { amount: _amount, ...worthless } = await signedItem(1, 'CANCEL_OR_REFUND')
  expect(await read(good, unsigned)).toEqual({ status: 'not-signed' })
  expect(await read(good, worthless)).toEqual({ status: 'malformed' })
})

test.each<[string, 'true' | 'false', object | null]>([
  ['AUTHORISATION', 'false', { what: 'refused' }],
  ['CANCELLATION', 'true', { what: 'cancelled', paymentId: 'PSP0' }],
  ['CANCELLATION', 'false', null],
  ['TECHNICAL_CANCEL', 'true', { what: 'cancelled', paymentId: 'PSP0' }],
  ['CANCEL_OR_REFUND', 'true', { what: 'returned' }],
  ['CANCEL_OR_REFUND', 'false', { what: 'not-returned', paymentId: 'PSP0' }],
  ['REFUND_FAILED', 'true', { what: 'not-returned', paymentId: 'PSP0' }],
  ['REFUNDED_REVERSED', 'true', { what: 'not-returned', paymentId: 'PSP0' }],
])('reads what %s with success %s says of the payment [D-114]', async (eventCode, success, report) => {
  const event = await signedItem(1, eventCode, { success, originalReference: 'PSP0', amount })
  expect(await read(event)).toMatchObject({ events: [{ reported: report && { orderId: 1, about, report } }] })
})
