import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform } from '../assistants/test/cart-platform.ts'
import { openPayingPlatform, paidBy } from '../assistants/test/paying-platform.ts'
import { newEmail } from '../test/accounts.ts'
import { addLines, firstSellable, lineOf, sentBags } from '../test/bags.ts'
import { anAddress, unlimited, usedUp } from '../test/limits.ts'
import { changeOrderStatus, placeOrder } from '../test/place-order.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { openShop, textOf } from '../test/shop.ts'
import { appleToken, openWalletShop } from '../test/wallet-shop.ts'
import { assistantPrices, callPrices } from './call-prices.ts'
import { sharedBagPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { actions, routes } from '#shared/routes.ts'

afterEach(() => vi.restoreAllMocks())

const item = await firstSellable('womens', 40)
const [sold] = await findSellable(markets.en, ['womens'], { maximum: 1 })
const line = lineOf(item)

type Shop = ReturnType<typeof openShop>

/** Runs the work and counts its REST calls of the commerce platform, also those that follow the response. */
async function restCalls(shop: Pick<Shop, 'settle'>, run: () => Promise<Response>): Promise<number> {
  let calls = 0
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (/\/bigcommerce\/stores\/[^/]+\/v\d\//.test(String(input instanceof Request ? input.url : input))) calls += 1
    return real(input, init)
  })
  await textOf(run())
  await shop.settle()
  vi.restoreAllMocks()
  return calls
}

const limited = (names: string[]) =>
  Object.fromEntries(
    Object.entries(usedUp).map(([name, limiter]) => [name, names.includes(name) ? limiter : unlimited]),
  )

test('each request of a bag and its checkout costs at most its price, and a repetition that changes nothing two calls', async () => {
  const shop = openShop()
  await addLines(shop, line)
  // The bag gets the gift that it has earned.
  await shop.get('/bag')
  const [sent] = await sentBags(shop)
  const requests: [path: keyof typeof callPrices, run: () => Promise<Response>, atRest?: number][] = [
    [actions.addToBag, () => addLines(shop, line)],
    ['/api/promotions/sync', () => shop.api('/api/promotions/sync', {})],
    ['/api/promotions/sync', () => shop.api('/api/promotions/sync', {}), 2],
    ['/api/promotions/applyCoupon', () => shop.api('/api/promotions/applyCoupon', { code: 'WELCOME10' })],
    ['/api/promotions/applyCoupon', () => shop.api('/api/promotions/applyCoupon', { code: 'WELCOME10' }), 2],
    ['/api/bigcommerce/getCart', () => shop.call('getCart', {})],
    [routes.bag.pattern, () => shop.get('/bag'), 2],
    [actions.keepPresent, () => shop.post(actions.keepPresent, { message: 'For Ada' })],
    [routes.bag.pattern, () => shop.get('/bag')],
    [actions.removePresent, () => shop.post(actions.removePresent, {})],
    [routes.sharedBag.pattern, () => shop.get(sharedBagPath)],
    [actions.checkout, () => shop.post(actions.checkout, {})],
    [actions.checkout, () => shop.post(actions.checkout, {}), 2],
    ['/api/bigcommerce/checkoutLogin', () => shop.call('checkoutLogin', {}), 2],
    [actions.addSharedBag, () => shop.post(actions.addSharedBag, { of: sent ?? '' })],
  ]
  for (const [path, run, atRest] of requests) {
    const most = atRest ?? callPrices[path] ?? 0
    const calls = await restCalls(shop, run)
    expect([path, calls > most ? `${calls} calls, not ${most}` : 'fine']).toEqual([path, 'fine'])
  }
})

test('each step of a guest to an order costs at most its price', async () => {
  const shop = openShop()
  await addLines(shop, line)
  const email = newEmail()
  const { orderId } = await placeOrder(shop, email)
  // Of the statuses, this one has parcels, and refunds that are read.
  await changeOrderStatus(orderId, 14)
  const form = { orderNumber: String(orderId), email }
  const costs = async (path: keyof typeof callPrices, run: () => Promise<Response>) => {
    const calls = await restCalls(shop, run)
    const price = callPrices[path] ?? 0
    expect([path, calls > price ? `${calls} calls, not ${price}` : 'fine']).toEqual([path, 'fine'])
  }
  await costs(actions.requestOrderLink, () => shop.post(actions.requestOrderLink, form))
  const mails = await textOf(fetch('http://localhost:8788/control/outbox'))
  const [, link = ''] = /find-order\/link\?link=([\w-]+)/.exec(mails.slice(mails.indexOf(email))) ?? []
  await costs(actions.openMailedOrder, () => shop.post(actions.openMailedOrder, { link }))
  await costs(routes.guestOrder.pattern, () => shop.get(routes.guestOrder.pattern))
  await costs(routes.guestInvoice.pattern, () => shop.get(routes.guestInvoice.pattern))
  await costs(actions.buyGuestOrder, () => shop.post(actions.buyGuestOrder, {}))
  await changeOrderStatus(orderId, 2)
  await costs(routes.guestReturn.pattern, () => shop.get(routes.guestReturn.pattern))
  const page = await textOf(shop.get(routes.guestReturn.pattern))
  const [, returned = ''] = /name="(line\d+)\.quantity"/.exec(page) ?? []
  const request = { number: '1', [`${returned}.quantity`]: '1', [`${returned}.reason`]: 'quality' }
  for (let press = 0; press < 2; press += 1)
    await costs(routes.guestReturn.pattern, () => shop.post(actions.requestGuestReturn, request))
  expect(await textOf(shop.get(routes.guestOrder.pattern))).toContain('Return requested on')
  expect((await shop.get(routes.guestOrder.pattern)).status).toBe(200)
})

test('each step of a wallet costs at most its price', async () => {
  const shop = openWalletShop()
  await shop.add(sold!)
  const payment = async () => {
    const quote = await shop.choose()
    const bought = { kind: 'apple', shown: quote.total, ...appleToken(), optionId: quote.optionId }
    return () => shop.wire('walletAuthorise', { ...bought, contact: shop.contact, billingContact: shop.contact }, quote)
  }
  const paying = ['/api/payments/walletAuthorise', payment] as const
  const steps: [path: keyof typeof callPrices, run: () => Promise<Response>][] = [
    ['/api/payments/walletOpen', () => shop.wire('walletOpen', { kind: 'apple', source: { from: 'cart' } })],
    ['/api/payments/walletContact', () => shop.wire('walletContact', { contact: placeOf(shop.contact) })],
    ['/api/payments/walletCoupon', () => shop.wire('walletCoupon', { codes: ['WELCOME10'] })],
  ]
  for (const [path, prepare] of [...steps.map(([name, run]) => [name, async () => run] as const), paying] as const) {
    const calls = await restCalls(shop.shop, await prepare())
    const price = callPrices[path] ?? 0
    expect([path, calls > price ? `${calls} calls, not ${price}` : 'fine']).toEqual([path, 'fine'])
  }
})

test('each operation on the cart of an assistant, and taking it, costs at most its price [UCP-22]', async () => {
  const platform = openPlatform()
  const { shop } = platform
  const costs = async (price: number, run: () => Promise<Response>) => {
    const calls = await restCalls(shop, run)
    expect(calls > price ? `${calls} calls, not ${price}` : 'fine').toBe('fine')
  }
  const { reading, changing, estimating } = assistantPrices
  const lineItems = (quantity: number) => ({
    line_items: [
      { item: { id: `${item.product.id}-${item.variant.id}` }, quantity },
      { item: { id: `${sold?.product.id}-${sold?.variant.id}` }, quantity: 1 },
    ],
    discounts: { codes: ['WELCOME10'] },
  })
  let id = ''
  let url = ''
  const done = async (sent: ReturnType<typeof platform.getCheckout>) => {
    const { result } = await sent
    id = result.id
    url = result.continue_url ?? url
    return new Response()
  }
  await costs(changing, () => done(platform.createCheckout(lineItems(2))))
  await costs(changing, () => done(platform.updateCheckout(id, lineItems(3))))
  await costs(changing, () => done(platform.updateCheckout(id, lineItems(3))))
  await costs(reading, () => done(platform.getCheckout(id)))
  const destinations = [{ address_country: 'GB', postal_code: 'BS3 4DJ' }]
  const delivered = { ...lineItems(4), fulfillment: { methods: [{ type: 'shipping', destinations }] } }
  await costs(changing + estimating, () => done(platform.updateCheckout(id, delivered)))
  const { pathname, search } = new URL(url)
  await costs(callPrices[routes.assistantBag.pattern], () => shop.get(pathname + search))
  const link = new URLSearchParams(search).get('link') ?? ''
  await costs(callPrices[actions.takeAssistantBag], () => shop.post(actions.takeAssistantBag, { link }))
  await costs(changing, () => done(platform.cancelCheckout(id)))
})

test('a payment by an assistant costs at most its price [UCP-45]', async () => {
  const platform = openPayingPlatform()
  const lines = [item, sold!].map(({ product, variant }) => ({
    item: { id: `${product.id}-${variant.id}` },
    quantity: 1,
  }))
  const { id } = await platform.ready(lines, { discounts: { codes: ['WELCOME10'] } })
  const calls = await restCalls(platform.shop, async () => {
    const { result } = await platform.completeCheckout(id, paidBy())
    expect(result.status).toBe('completed')
    return new Response()
  })
  const price = assistantPrices.changing + assistantPrices.paying
  expect(calls > price ? `${calls} calls, not ${price}` : 'fine').toBe('fine')
})

const placeOf = ({ countryCode, postalCode, locality, administrativeArea }: Record<string, unknown>) => ({
  countryCode,
  postalCode,
  locality,
  administrativeArea,
})

test('a shared list costs no more than its price, whoever opens it', async () => {
  const shop = openShop()
  const items = Array.from({ length: 40 }, (_, index) => `${1001 + index}`).join(',')
  expect(await restCalls(shop, () => shop.get(`/wishlist?items=${items}`))).toBeLessThanOrEqual(2)
})

test.each([
  ['a network', 'LIMIT_CALLS'],
  ['a cart', 'LIMIT_CART_CALLS'],
])(
  '%s that has used up its calls of this minute is refused before any call, and may read pages',
  async (_who, name) => {
    const jar = new Map<string, string>()
    await addLines(openShop({ jar }), line)
    const shop = openShop({ jar, bindings: limited([name]), headers: anAddress })
    const refused = [
      () => shop.get('/bag'),
      () => shop.post(actions.checkout, {}),
      () => shop.post(actions.updateBagLine, { itemId: 'x', quantity: '2' }),
      () => shop.api('/api/promotions/sync', {}),
      () => shop.call('addCartItems', { data: { line_items: [line] } }),
    ]
    for (const run of refused) {
      let status = 0
      expect(await restCalls(shop, async () => run().then((response) => ((status = response.status), response)))).toBe(
        0,
      )
      expect(status).toBe(429)
    }
    expect((await shop.get('/browse/womens')).status).toBe(200)
    expect((await shop.api('/api/payments/paymentMethods', {})).status).toBe(200)
  },
)

test('a request is counted once for each three of its calls, also if the cart’s object handles it', async () => {
  const counted: string[] = []
  const limiter = { limit: async ({ key }: { key: string }) => ({ success: counted.push(key) > 0 }) }
  const jar = new Map<string, string>()
  await addLines(openShop({ jar }), line)
  const shop = openShop({ jar, bindings: { LIMIT_CALLS: limiter }, headers: anAddress })
  await shop.post(actions.checkout, {})
  expect(counted).toEqual(Array.from({ length: 2 }, () => 'calls 203.0.113.9'))
})
