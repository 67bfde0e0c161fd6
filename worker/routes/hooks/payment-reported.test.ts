import { expect, test } from 'vitest'
import { firstSellable } from '../../test/bags.ts'
import { linesOf } from '../../test/log-lines.ts'
import { reportOf } from '../../test/payment-report.ts'
import { changeOrderStatus } from '../../test/place-order.ts'
import { present, untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { appleToken, openWalletShop, ordersOf, paymentsOf, readyShop, stagesOf } from '../../test/wallet-shop.ts'
import type { Money } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const item = await firstSellable('mens', 40)

/** A shopper whose payment is not decided yet. */
async function undecided() {
  const { shop: buyer, quote, cartId } = await readyShop(item)
  expect((await buyer.authorise(quote, appleToken('pending'))).status).toBe('unknown')
  const [placement] = await ordersOf(cartId)
  return { buyer, cartId, total: quote.total, orderId: present(placement, 'order').orderId }
}

const report = async (orderId: number, amount: Money) => {
  await send(await reportOf(orderId, 'authorised', { amount }))
  await shop.shop.settle()
}

const shop = openWalletShop()
const send = (request: RequestInit) => shop.shop.get('/hooks/payments', request)

test('accepts a signed notification without the origin of the shop, and refuses a forged one [PAY-11]', async () => {
  const { cartId, orderId, total: amount } = await undecided()
  const [forged, good] = [
    await reportOf(orderId, 'refused', { amount }),
    await reportOf(orderId, 'authorised', { amount }),
  ]
  expect((await send({ ...forged, body: forged.body.replaceAll(String(amount.amount), '1') })).status).toBe(401)
  expect((await send({ ...good, body: 'null' })).status).toBeOneOf([400, 401])
  await shop.shop.settle()
  expect(await stagesOf(cartId)).toEqual(['unfinished'])
  expect((await send(good)).status).toBe(200)
  await shop.shop.settle()
  expect(await stagesOf(cartId)).toEqual(['placed'])
})

test('does not exist without its key', async () => {
  const payments = { ...present(services.payments, 'provider'), readNotification: async () => null }
  const closed = openWalletShop({ broken: { payments } })
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
  const request = await reportOf(orderId, 'authorised', { amount: total })
  const placement = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const down = openWalletShop({ broken: { orders: { placement } } })
  expect((await down.shop.get('/hooks/payments', request)).status).toBe(503)
  await report(orderId, total)
  expect(await stagesOf(cartId)).toEqual(['placed'])
})

test('a notification about an order that the platform refuses to show is accepted, because it holds up all later ones', async () => {
  const request = await reportOf(999_999_999_999, 'authorised', { amount: { amount: 100, currency: 'GBP' } })
  const placement = () => Promise.reject(new ServiceError('commerce', 'rejected', { status: 400 }))
  const refusing = openWalletShop({ broken: { orders: { placement } } })
  expect((await refusing.shop.get('/hooks/payments', request)).status).toBe(200)
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
  const { id: paymentId } = present(payment, 'payment')
  const lines = (what: Parameters<typeof reportOf>[1], more: Parameters<typeof reportOf>[2] = {}) =>
    linesOf(async () => {
      expect((await send(await reportOf(orderId, what, { amount, paymentId, ...more }))).status).toBe(200)
      await shop.shop.settle()
    })
  await lines('refused')
  await lines('authorised')
  const givenUp = async (...reported: Parameters<typeof lines>) =>
    (await lines(...reported))
      .filter(({ event }) => event === 'wallet-given-up')
      .map(({ what, orderId: order, paymentId: psp }) => ({ what, order, psp }))
  return { givenUp, failed: { what: 'reverse-payment', order: orderId, psp: paymentId } }
}

test('a reversal that fails later is given up once, however often it is reported [D-114]', async () => {
  const { givenUp, failed } = await reversed()
  expect(await givenUp('returned')).toEqual([])
  // The provider may name another amount than the order's.
  const more = { amount: { amount: 1, currency: 'GBP' } } as const
  expect(await givenUp('not-returned', more)).toEqual([failed])
  expect(await givenUp('not-returned', more)).toEqual([])
})

test('a failed reversal of a payment that the shop did not ask to return changes nothing [D-114]', async () => {
  const { givenUp, failed } = await reversed()
  expect(await givenUp('not-returned', { paymentId: 'OTHER' })).toEqual([])
  expect(await givenUp('not-returned')).toEqual([failed])
})
