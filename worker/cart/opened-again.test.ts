import { afterEach, expect, test, vi } from 'vitest'
import { addLines, fetchCart, firstSellable, lineOf } from '../test/bags.ts'
import { watchCalls } from '../test/counted-calls.ts'
import { payFor } from '../test/hosted-checkout.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const { services } = sandboxServices()
const item = await firstSellable('womens', 40)

type Shop = ReturnType<typeof openShop>

async function shopWithBag(): Promise<Shop> {
  const shop = openShop()
  await addLines(shop, lineOf(item))
  await shop.post('/bag/coupon', { code: 'WELCOME10' })
  // The bag gets the gift that it has earned.
  await shop.get('/bag')
  return shop
}

/** The address of the checkout, and the calls that it took: the last segment of each path, and the engine's. */
async function checkOut(shop: Shop): Promise<{ url: string; calls: string[] }> {
  const { sent } = watchCalls()
  const response = await shop.post('/checkout', {})
  vi.restoreAllMocks()
  const url = present(response.headers.get('location'), 'address')
  return {
    url,
    calls: sent.map(({ path }) =>
      present(
        path
          .replace(/\/[0-9a-f-]{36}/, '')
          .split('/')
          .at(-1),
        'name',
      ),
    ),
  }
}

const opening = ['carts', 'items', 'graphql', 'customer_sessions', 'customer_sessions', 'redirect_urls', 'discounts']

test('a checkout that is opened again for the same bag takes two calls, and its new address has the same discount', async () => {
  const shop = await shopWithBag()
  const first = await checkOut(shop)
  expect(first.calls.toSorted()).toEqual(opening.toSorted())
  const again = await checkOut(shop)
  expect(again.calls).toEqual(['carts', 'redirect_urls'])
  expect(again.url).not.toBe(first.url)
  const { orderId } = await payFor(again.url, 'again@example.com')
  const order = present(await services.orders.order({ orderId }, untilDone()), 'order')
  expect(order.discount.amount).toBeGreaterThan(0)
})

test.each<[string, (shop: Shop) => Promise<unknown>]>([
  ['the bag was shown, which ends the discounts of its checkout', (shop) => shop.get('/bag')],
  ['a minute has passed', async () => void vi.setSystemTime(Date.now() + 61_000)],
])('a checkout is priced again if %s', async (_case, change) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await shopWithBag()
  await checkOut(shop)
  await change(shop)
  expect((await checkOut(shop)).calls).toContain('customer_sessions')
})

test('the discounts of an abandoned checkout end after 45 minutes, also without a code that has a limit', async () => {
  const shop = await shopWithBag()
  const cartId = present((await fetchCart(shop)).id, 'cart')
  const paidAt = async ({ url }: { url: string }) => {
    const { orderId } = await payFor(url, 'late@example.com')
    return present(await services.orders.order({ orderId }, untilDone()), 'order').discount.amount
  }
  const opened = await checkOut(shop)
  expect(await shop.alarm(cartId)).toBe(true)
  expect(await paidAt(opened)).toBe(0)
  expect(await paidAt(await checkOut(await shopWithBag()))).toBeGreaterThan(0)
})
