import { describe, expect, test } from 'vitest'
import { newEmail } from '../../test/accounts.ts'
import { addLines, lineOf } from '../../test/bags.ts'
import { buyable } from '../../test/buyable.ts'
import { payFor } from '../../test/hosted-checkout.ts'
import {
  createdScope,
  openHook,
  orderEvent,
  signatureHeaders,
  statusScope,
  webhookSecret,
} from '../../test/order-webhook.ts'
import { changeOrderStatus, placeOrder, startOrder } from '../../test/place-order.ts'
import { findSellable, openPromotionsShop } from '../../test/promotions-shop.ts'
import { present, untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'
import { openShop } from '../../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { orderWebhook } from '#shared/order-webhook.ts'

const market = markets.en
const { services } = sandboxServices()
const promotions = present(services.promotions, 'engine')
const item = await buyable(services.catalogue, market)
const [jumper] = await findSellable(market, ['womens', 'clothing', 'knitwear'], { maximum: 1 })

/** A browser whose cart has a code that the engine has accepted. */
async function shopWithCode() {
  const shop = openShop()
  await addLines(shop, lineOf(item))
  await shop.post('/bag/coupon', { code: 'WELCOME10' })
  await shop.get('/bag')
  return shop
}

/** The paid order of a cart with a discount. Its confirmation was not opened. */
async function paidOrder() {
  const shop = await shopWithCode()
  const placed = await placeOrder(shop, newEmail())
  return { shop, ...placed }
}

const sessionOf = async (sessionId: string) => (await promotions.session({ market, sessionId }, untilDone()))?.session
const stateOf = async (cartId: string) => (await sessionOf(cartId))?.state

const signed = async (body: string): Promise<Record<string, string>> => ({
  [orderWebhook.secretHeader]: webhookSecret,
  ...(await signatureHeaders(body)),
})
const wrongBody = orderEvent(1, 'store/order/created')

describe('the webhook of orders', () => {
  test('the webhook does not exist if no secret is set', async () => {
    const body = orderEvent(1)
    expect((await openHook({ vars: { ORDER_WEBHOOK_SECRET: '' } }).send(body, await signed(body))).status).toBe(404)
  })

  const atDay = (day: number) => (body: string) =>
    signatureHeaders(body, { timestamp: Math.floor(Date.now() / 1000) + day * 86_400 })
  type Headers = Record<string, string>

  /** The headers that differ from those of a signed report. */
  test.each<[string, (body: string) => Headers | Promise<Headers>]>([
    ['no secret', () => ({ [orderWebhook.secretHeader]: '' })],
    ['another secret', () => ({ [orderWebhook.secretHeader]: 'another-secret' })],
    ['a secret that begins like ours', () => ({ [orderWebhook.secretHeader]: webhookSecret.slice(0, -1) })],
    ['a signature under another key', (body) => signatureHeaders(body, { secret: 'another' })],
    ['the signature of another body', () => signatureHeaders(wrongBody)],
    ['a signature of another id', () => ({ 'webhook-id': 'msg_2' })],
    ['a signature without its time', () => ({ 'webhook-timestamp': '' })],
    ['a signature that is four days old', atDay(-4)],
    ['a signature of tomorrow', atDay(1)],
    ['a header that is not a signature', () => ({ 'webhook-signature': 'v1,***' })],
  ])('refuses a report with %s, and changes nothing', async (_what, headersOf) => {
    const order = await paidOrder()
    const body = orderEvent(order.orderId)
    const response = await openHook().send(body, { ...(await signed(body)), ...(await headersOf(body)) })
    expect([response.status, response.headers.get('content-type'), await stateOf(order.cartId)]).toEqual([
      401,
      'application/problem+json',
      'open',
    ])
  })

  test('the order webhook accepts an unsigned report and one with several signatures', async () => {
    const { send } = openHook()
    const body = orderEvent(999_999_999)
    expect((await send(body, { [orderWebhook.secretHeader]: webhookSecret })).status).toBe(200)
    const headers = await signed(body)
    expect(
      (await send(body, { ...headers, 'webhook-signature': `v1,AAAA v2,BBBB ${headers['webhook-signature']}` })).status,
    ).toBe(200)
  })

  test.each(['', 'x', 'null', '[]', '{"data":{"id":1}}', '{"scope":7}'])(
    'the order webhook responds to an authentic %j with 400',
    async (body) => {
      expect((await openHook().send(body, await signed(body))).status).toBe(400)
    },
  )

  test.each([
    ['another event', orderEvent(1, 'store/product/updated')],
    ['an order without a number', JSON.stringify({ scope: createdScope, data: { type: 'order' } })],
    ['an order by a path', JSON.stringify({ scope: createdScope, data: { type: 'order', id: '1/../2' } })],
    [
      'an event of something other than an order',
      JSON.stringify({ scope: createdScope, data: { type: 'cart', id: 1 } }),
    ],
    ['an order that the platform does not have', orderEvent(999_999_999)],
  ])('the order webhook accepts %s, and does nothing', async (_what, body) => {
    const response = await openHook().send(body, await signed(body))
    expect([response.status, await response.json()]).toEqual([200, { status: 'ignored' }])
  })

  test('the order webhook accepts only posts with a limited body', async () => {
    const { send } = openHook()
    const long = 'x'.repeat(20_000)
    expect((await send(long, await signed(long))).status).toBe(413)
    expect((await openShop({ vars: { ORDER_WEBHOOK_SECRET: webhookSecret } }).get(orderWebhook.path)).status).toBe(405)
  })

  test.each(['commerce', 'promotions'] as const)(
    'the order webhook responds with 503 during an outage of %s, so that the platform sends the report again',
    async (service) => {
      const order = await paidOrder()
      const down = () => Promise.reject(new ServiceError(service, 'unavailable'))
      const broken = service === 'commerce' ? { orders: { placement: down } } : { promotions: { session: down } }
      expect((await openHook({ broken }).report(order.orderId))[0]).toBe(503)
      expect(await stateOf(order.cartId)).toBe('open')
      expect(await openHook().report(order.orderId)).toEqual([200, 'redeemed'])
      expect(await stateOf(order.cartId)).toBe('closed')
    },
  )
})

describe('reports of an order', () => {
  const { report } = openHook()

  test('reports of an unpaid order leave the engine’s session open', async () => {
    const started = await startOrder(await shopWithCode(), newEmail())
    expect([await report(started.orderId, createdScope), await report(started.orderId, statusScope)]).toEqual([
      [200, 'unchanged'],
      [200, 'unchanged'],
    ])
    expect(await stateOf(started.cartId)).toBe('open')
  })

  test.each([
    ['created, then its status', [createdScope, statusScope]],
    ['its status before created', [statusScope, createdScope]],
    ['each of them twice', [createdScope, createdScope, statusScope, statusScope]],
    ['only its status', [statusScope]],
  ])('close the session of a paid order once: %s', async (_what, scopes) => {
    const { cartId, orderId } = await paidOrder()
    const done: string[] = []
    for (const scope of scopes) done.push((await report(orderId, scope))[1])
    expect(done).toEqual(['redeemed', ...scopes.slice(1).map(() => 'unchanged')])
    expect(await stateOf(cartId)).toBe('closed')
  })

  test('a bag that is cleared right after it was paid leaves its codes to the order', async () => {
    const { shop, cartId, orderId } = await paidOrder()
    await shop.post('/bag/clear', {})
    await shop.settle()
    expect((await report(orderId))[1]).toBe('redeemed')
    expect((await sessionOf(cartId))?.items.length).toBe(1)
  })

  test('reports of an order may arrive in parallel and together with the confirmation page', async () => {
    const { shop, cartId, orderId } = await paidOrder()
    const [responses, page] = await Promise.all([
      Promise.all([1, 2, 3, 4].map(() => report(orderId))),
      shop.get(`/order-confirmation/${cartId}/${orderId}`),
    ])
    await shop.settle()
    expect(responses.map(([status]) => status)).toEqual([200, 200, 200, 200])
    expect([page.status, await stateOf(cartId)]).toEqual([200, 'closed'])
  })

  test('reports of an order have the same result before and after the confirmation page', async () => {
    const first = await paidOrder()
    expect(await report(first.orderId)).toEqual([200, 'redeemed'])
    expect((await first.shop.get(`/order-confirmation/${first.cartId}/${first.orderId}`)).status).toBe(200)
    await first.shop.settle()
    const second = await paidOrder()
    await second.shop.get(`/order-confirmation/${second.cartId}/${second.orderId}`)
    await second.shop.settle()
    expect(await report(second.orderId)).toEqual([200, 'unchanged'])
    expect([await stateOf(first.cartId), await stateOf(second.cartId)]).toEqual(['closed', 'closed'])
  })

  test('a report of an order at full price redeems no code', async () => {
    const { cartId, orderId } = await paidOrder()
    await report(orderId)
    expect(await sessionOf(cartId)).toMatchObject({ state: 'closed', couponCodes: [] })
  })

  test('an order whose only discounts are those of its lines keeps the code used', async () => {
    const shop = openPromotionsShop()
    await shop.add(present(jumper, 'jumper'))
    await shop.callPromotions('applyCoupon', { code: 'KNIT15' })
    const checkoutUrl = (await shop.shop.post('/checkout', {})).headers.get('location') ?? ''
    const { cartId, orderId } = await payFor(checkoutUrl, newEmail())
    expect(await services.orders.isDiscounted({ orderId }, untilDone())).toBe(true)
    // The rows of the order's page add up.
    const { subtotal, shipping, discount, total } = present(
      await services.orders.order({ orderId }, untilDone()),
      'order',
    )
    expect(discount.amount).toBeGreaterThan(0)
    expect(subtotal.amount + shipping.amount - discount.amount).toBe(total.amount)
    expect(await report(orderId)).toEqual([200, 'redeemed'])
    expect(await sessionOf(cartId)).toMatchObject({ state: 'closed', couponCodes: ['KNIT15'] })
  })

  test('an order at full price gives back codes that another tab reserved while it was paid', async () => {
    const { cartId, orderId } = await paidOrder()
    await promotions.closeSession({ market, sessionId: cartId }, untilDone())
    expect(await sessionOf(cartId)).toMatchObject({ state: 'closed', couponCodes: ['WELCOME10'] })
    expect([await report(orderId), await report(orderId)]).toEqual([
      [200, 'redeemed'],
      [200, 'unchanged'],
    ])
    expect(await sessionOf(cartId)).toMatchObject({ state: 'closed', couponCodes: [] })
  })

  test('reports of a cancelled order release its codes, in any order of arrival', async () => {
    const early = await paidOrder()
    await report(early.orderId)
    await changeOrderStatus(early.orderId, 5)
    expect(await report(early.orderId)).toEqual([200, 'returned'])
    expect(await report(early.orderId, createdScope)).toEqual([200, 'unchanged'])
    const late = await paidOrder()
    await changeOrderStatus(late.orderId, 6)
    expect(await report(late.orderId, createdScope)).toEqual([200, 'returned'])
    expect([await stateOf(early.cartId), await stateOf(late.cartId)]).toEqual(['cancelled', 'cancelled'])
  })

  test('the codes of a paid order stay redeemed when another attempt to pay for the same cart is cancelled', async () => {
    const shop = await shopWithCode()
    const first = await startOrder(shop, newEmail())
    const second = await services.cart.createOrder({ cartId: first.cartId }, untilDone())
    await changeOrderStatus(second.orderId, 11)
    await changeOrderStatus(first.orderId, 5)
    expect(await report(first.orderId)).toEqual([200, 'redeemed'])
    expect(await report(second.orderId)).toEqual([200, 'unchanged'])
    expect(await stateOf(first.cartId)).toBe('closed')
  })

  test('a cancelled attempt to pay leaves a cart unchanged that can still be paid', async () => {
    const started = await startOrder(await shopWithCode(), newEmail())
    await changeOrderStatus(started.orderId, 6)
    expect(await report(started.orderId)).toEqual([200, 'unchanged'])
    expect(await stateOf(started.cartId)).toBe('open')
  })
})
