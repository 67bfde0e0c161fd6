import { beforeAll, expect, test } from 'vitest'
import { linesOf } from '../test/log-lines.ts'
import { changeOrderStatus } from '../test/place-order.ts'
import { findSellable, type Sellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { appleToken, openWalletShop } from '../test/wallet-shop.ts'
import type { Money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const { services, configuration } = sandboxServices()
const key = present(configuration.paymentHmacKey, 'HMAC key')
let item: Sellable
beforeAll(async () => {
  item = present((await findSellable(markets.en, ['mens'], { maximum: 1, units: 40 }))[0], 'thing to buy')
})

const shop = openWalletShop()
const send = (body: string) =>
  shop.shop.get('/hooks/adyen', { method: 'POST', body, headers: { 'content-type': 'application/json' } })

test('accepts a signed notification without the origin of the shop, and refuses a forged one', async () => {
  const good = await notification(1, 'AUTHORISATION')
  const response = await send(good)
  expect([response.status, await response.text()]).toEqual([200, '[accepted]'])
  expect((await send(good.replace('"success":"true"', '"success":"false"'))).status).toBe(401)
  expect((await send(good.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":""'))).status).toBe(401)
  expect((await send('{}')).status).toBe(400)
  await shop.shop.settle()
})

test('does not exist without its key', async () => {
  const closed = openWalletShop({ vars: { ADYEN_HMAC_KEY: '' } })
  expect((await closed.shop.get('/hooks/adyen', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('settles a payment whose result was unknown, once, however often it is reported [D-114]', async () => {
  const buyer = openWalletShop()
  const quote = await buyer.ready(item)
  const cartId = present((await buyer.cart()).id, 'cart')
  expect((await buyer.authorise(quote, appleToken('pending'))).status).toBe('unknown')
  const [placement] = await services.orders.placementsOfCart({ cartId }, untilDone())
  const { orderId } = present(placement, 'order')
  for (let times = 0; times < 3; times += 1) {
    await send(await notification(orderId, 'AUTHORISATION', quote.total))
    await shop.shop.settle()
  }
  const orders = await services.orders.placementsOfCart({ cartId }, untilDone())
  expect(orders.map(({ stage }) => stage)).toEqual(['placed'])
  expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
})

test('a bag that grew while its payment was checked leaves what was added since in a cart of its own, however often it is reported', async () => {
  const buyer = openWalletShop()
  const quote = await buyer.ready(item)
  const cartId = present((await buyer.cart()).id, 'cart')
  await buyer.authorise(quote, appleToken('pending'))
  await buyer.add(item)
  const [placement] = await services.orders.placementsOfCart({ cartId }, untilDone())
  for (let times = 0; times < 2; times += 1) {
    await send(await notification(present(placement, 'order').orderId, 'AUTHORISATION', quote.total))
    await shop.shop.settle()
  }
  expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
  const { line_items } = await buyer.cart()
  expect(line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
    [item.variant.id, 1],
  ])
})

test('a late notification does not write over the status that the merchant has set, and the cart is removed [D-114]', async () => {
  const buyer = openWalletShop()
  const quote = await buyer.ready(item)
  const cartId = present((await buyer.cart()).id, 'cart')
  await buyer.authorise(quote, appleToken('pending'))
  const [placement] = await services.orders.placementsOfCart({ cartId }, untilDone())
  const { orderId } = present(placement, 'order')
  await changeOrderStatus(orderId, 2)
  await send(await notification(orderId, 'AUTHORISATION', quote.total))
  await shop.shop.settle()
  expect((await services.orders.order({ orderId }, untilDone()))?.status).toBe('Shipped')
  expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
})

test('a notification that names another amount is logged, and decides nothing about the order [PAY-11] [D-114]', async () => {
  const buyer = openWalletShop()
  const quote = await buyer.ready(item)
  const cartId = present((await buyer.cart()).id, 'cart')
  await buyer.authorise(quote, appleToken('pending'))
  const [placement] = await services.orders.placementsOfCart({ cartId }, untilDone())
  const { orderId } = present(placement, 'order')
  const lines = await linesOf(async () => {
    await send(await notification(orderId, 'AUTHORISATION', { amount: 100, currency: 'GBP' }))
    await shop.shop.settle()
  })
  expect(lines.filter(({ level }) => level === 'error').map(({ event }) => event)).toEqual(['wallet-report-of-another'])
  const orders = await services.orders.placementsOfCart({ cartId }, untilDone())
  expect(orders.map(({ stage }) => stage)).toEqual(['unfinished'])
})

async function notification(
  orderId: number,
  eventCode: string,
  { amount: value, currency }: Money = { amount: 1000, currency: 'GBP' },
): Promise<string> {
  const event = {
    pspReference: `PSP${orderId}`,
    merchantAccountCode: present(configuration.payments, 'payments').merchantAccount,
    merchantReference: String(orderId),
    amount: { value, currency },
    eventCode,
    success: 'true',
  }
  const { pspReference, merchantAccountCode, merchantReference } = event
  const signed = `${pspReference}::${merchantAccountCode}:${merchantReference}:${value}:${currency}:${eventCode}:true`
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const imported = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(signed))
  const hmacSignature = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...event, additionalData: { hmacSignature } } }],
  })
}
