import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { markets } from '../../shared/markets.ts'
import { newEmail } from '../test/accounts.ts'
import { payFor } from '../test/hosted-checkout.ts'
import { openHook } from '../test/order-webhook.ts'
import { changeOrderStatus } from '../test/place-order.ts'
import { type Sold, soldIn } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'

const market = markets.en
const { services } = sandboxServices()
const promotions = present(services.promotions, 'engine')
const { report } = openHook()
let item: Sold
beforeAll(async () => {
  item = present((await soldIn(market, ['womens'], { most: 1, units: 40 }))[0], 'thing to buy of which there are many')
})

type Shop = ReturnType<typeof openShop>
type Paid = { cartId: string; orderId: number }

const paidOrders: Paid[] = []
afterEach(async () => {
  // Cancelled orders give their codes back to the tests that follow.
  for (const { orderId } of paidOrders.splice(0)) {
    await changeOrderStatus(orderId, 5)
    await report(orderId)
  }
})

async function shopWith(code: string, shop: Shop = openShop()): Promise<Shop> {
  await shop.call('addCartItems', { data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }] } })
  await shop.post('/bag/coupon', { code })
  return shop
}

const checkOut = async (shop: Shop) => (await shop.post('/checkout', {})).headers.get('location') ?? ''

async function pay(checkoutUrl: string): Promise<Paid & { discount: number }> {
  const paid = await payFor(checkoutUrl, newEmail())
  paidOrders.push(paid)
  const order = present(await services.orders.order({ orderId: paid.orderId }, untilDone()), 'order')
  return { ...paid, discount: order.discount.amount }
}

const stateOf = async (cartId: string) => (await promotions.session({ market, sessionId: cartId }, untilDone()))?.session.state

describe('a code that is good once', () => {
  it('is used by the first order, though nobody opens its confirmation', async () => {
    const first = await pay(await checkOut(await shopWith('ONCEONLY')))
    await report(first.orderId)
    expect(await stateOf(first.cartId)).toBe('closed')
    const shop = await shopWith('ONCEONLY')
    expect(await textOf(shop.get('/bag'))).toContain('has been used')
    await shop.post('/bag/coupon', { code: 'ONCEONLY' })
    const second = await pay(await checkOut(shop))
    expect(first.discount - second.discount).toBe(1000)
  })
})
