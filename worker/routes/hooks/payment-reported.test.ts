import { expect, test } from 'vitest'
import { firstSellable } from '../../test/bags.ts'
import { linesOf } from '../../test/log-lines.ts'
import { deliveryOf, type Signed, signedItem } from '../../test/payment-report.ts'
import { changeOrderStatus } from '../../test/place-order.ts'
import { present, untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { appleToken, openWalletShop, ordersOf, paymentsOf, readyShop, stagesOf } from '../../test/wallet-shop.ts'
import type { Money } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const { services, configuration } = sandboxServices()
const item = await firstSellable('mens', 40)

/** A shopper whose payment is not decided yet. */
async function undecided() {
  const { shop: buyer, quote, cartId } = await readyShop(item)
  expect((await buyer.authorise(quote, appleToken('pending'))).status).toBe('unknown')
  const [placement] = await ordersOf(cartId)
  return { buyer, cartId, total: quote.total, orderId: present(placement, 'order').orderId }
}

const report = async (orderId: number, amount: Money) => {
  await send(deliveryOf(await signedItem(orderId, 'AUTHORISATION', { amount })))
  await shop.shop.settle()
}

const shop = openWalletShop()
const send = (body: string) =>
  shop.shop.get('/hooks/payments', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

test('accepts a signed notification without the origin of the shop, and refuses a forged one', async () => {
  const good = deliveryOf(await signedItem(1, 'AUTHORISATION'))
  const response = await send(good)
  expect([response.status, await response.text()]).toEqual([200, '[accepted]'])
  expect((await send(good.replace('"success":"true"', '"success":"false"'))).status).toBe(401)
  expect((await send(good.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":""'))).status).toBe(401)
  expect((await send('{}')).status).toBe(400)
  await shop.shop.settle()
})

test('accepts an unsigned event that the shop does not act on, without an amount, and applies the signed one beside it [D-114]', async () => {
  const { cartId, orderId, total } = await undecided()
  const lines = await linesOf(async () => {
    expect(await (await send(deliveryOf(reportAvailable))).text()).toBe('[accepted]')
    await shop.shop.settle()
  })
  expect(lines.filter(({ event }) => event === 'payment-reported')).toEqual([])
  const both = deliveryOf(reportAvailable, await signedItem(orderId, 'AUTHORISATION', { amount: total }))
  expect(await (await send(both)).text()).toBe('[accepted]')
  await shop.shop.settle()
  expect(await stagesOf(cartId)).toEqual(['placed'])
})

test('refuses a delivery in which an event that the shop acts on is unsigned or has no amount, and acts on nothing in it [PAY-11]', async () => {
  const { cartId, orderId, total } = await undecided()
  const good = await signedItem(orderId, 'AUTHORISATION', { amount: total })
  const { additionalData: _signature, ...unsigned } = await signedItem(1, 'CANCEL_OR_REFUND')
  const { amount: _amount, ...worthless } = await signedItem(1, 'CANCEL_OR_REFUND')
  expect((await send(deliveryOf(good, unsigned))).status).toBe(401)
  expect((await send(deliveryOf(good, worthless))).status).toBe(400)
  await shop.shop.settle()
  expect(await stagesOf(cartId)).toEqual(['unfinished'])
})

test('does not exist without its key', async () => {
  const closed = openWalletShop({ vars: { ADYEN_HMAC_KEY: '' } })
  expect((await closed.shop.get('/hooks/payments', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('settles a payment whose result was unknown, once, however often it is reported [D-114]', async () => {
  const { cartId, orderId, total } = await undecided()
  for (let times = 0; times < 3; times += 1) await report(orderId, total)
  expect(await stagesOf(cartId)).toEqual(['placed'])
  expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
})

test('a notification that comes while the platform is down is refused, so that the provider sends it again [D-114]', async () => {
  const { cartId, orderId, total } = await undecided()
  const body = deliveryOf(await signedItem(orderId, 'AUTHORISATION', { amount: total }))
  const placement = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const down = openWalletShop({ broken: { orders: { placement } } })
  expect((await down.shop.get('/hooks/payments', { method: 'POST', body })).status).toBe(503)
  await report(orderId, total)
  expect(await stagesOf(cartId)).toEqual(['placed'])
})

test('a notification about an order that the platform refuses to show is accepted, because it holds up all later ones', async () => {
  const body = deliveryOf(
    await signedItem(999_999_999_999, 'AUTHORISATION', { amount: { amount: 100, currency: 'GBP' } }),
  )
  const placement = () => Promise.reject(new ServiceError('commerce', 'rejected', { status: 400 }))
  const refusing = openWalletShop({ broken: { orders: { placement } } })
  const response = await refusing.shop.get('/hooks/payments', { method: 'POST', body })
  expect([response.status, await response.text()]).toEqual([200, '[accepted]'])
})

test('a bag that grew while its payment was checked leaves what was added since in a cart of its own, however often it is reported', async () => {
  const { buyer, cartId, orderId, total } = await undecided()
  await buyer.add(item)
  for (let times = 0; times < 2; times += 1) await report(orderId, total)
  expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
  const { line_items } = await buyer.cart()
  expect(line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
    [item.variant.id, 1],
  ])
})

test('a late notification does not write over the status that the merchant has set, and the cart is removed [D-114]', async () => {
  const { cartId, orderId, total } = await undecided()
  await changeOrderStatus(orderId, 2)
  await report(orderId, total)
  expect((await services.orders.order({ orderId }, untilDone()))?.status).toBe('Shipped')
  expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
})

test('a notification that names another amount is logged, and decides nothing about the order [PAY-11] [D-114]', async () => {
  const { cartId, orderId } = await undecided()
  const lines = await linesOf(() => report(orderId, { amount: 100, currency: 'GBP' }))
  expect(lines.filter(({ level }) => level === 'error').map(({ event }) => event)).toEqual(['wallet-report-of-another'])
  expect(await stagesOf(cartId)).toEqual(['unfinished'])
})

/** A payment that was authorised after it was refused, so that the provider has accepted its reversal. */
async function reversed() {
  const { orderId, total: amount } = await undecided()
  const [payment] = await paymentsOf(orderId)
  const { pspReference } = present(payment, 'payment')
  const lines = (eventCode: string, more: Partial<Signed> & { amount?: Money }) =>
    linesOf(async () => {
      expect((await send(deliveryOf(await signedItem(orderId, eventCode, { amount, ...more })))).status).toBe(200)
      await shop.shop.settle()
    })
  await lines('AUTHORISATION', { pspReference, success: 'false' })
  await lines('AUTHORISATION', { pspReference })
  const givenUp = async (eventCode: string, more: Partial<Signed> & { amount?: Money }) =>
    (await lines(eventCode, { originalReference: pspReference, ...more }))
      .filter(({ event }) => event === 'wallet-given-up')
      .map(({ what, orderId: order, paymentId: psp }) => ({ what, order, psp }))
  return { givenUp, failed: { what: 'reverse-payment', order: orderId, psp: pspReference } }
}

test.each([
  ['CANCEL_OR_REFUND', 'false'],
  ['REFUND_FAILED', 'true'],
  ['REFUNDED_REVERSED', 'true'],
])(
  'a reversal that fails later (%s, success %s) is given up once, however often it is reported [D-114]',
  async (eventCode, success) => {
    const { givenUp, failed } = await reversed()
    expect(await givenUp('CANCEL_OR_REFUND', { success: 'true' })).toEqual([])
    // The provider may name another amount than the order's.
    const more = { success, amount: { amount: 1, currency: 'GBP' } } as const
    expect(await givenUp(eventCode, more)).toEqual([failed])
    expect(await givenUp(eventCode, more)).toEqual([])
  },
)

test('a failed reversal of a payment that the shop did not ask to return changes nothing [D-114]', async () => {
  const { givenUp, failed } = await reversed()
  expect(await givenUp('CANCEL_OR_REFUND', { success: 'false', originalReference: 'OTHER' })).toEqual([])
  expect(await givenUp('CANCEL_OR_REFUND', { success: 'false' })).toEqual([failed])
})

/** An event without a signature and an amount, as the provider sends it whenever a report is ready. */
const reportAvailable = {
  eventCode: 'REPORT_AVAILABLE',
  eventDate: '2026-11-25T02:00:00+00:00',
  merchantAccountCode: present(configuration.payments, 'payments').merchantAccount,
  pspReference: 'settlement_1.csv',
  reason: 'https://reports.example/settlement_1.csv',
  success: 'true',
}
