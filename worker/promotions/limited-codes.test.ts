import { afterEach, describe, expect, test } from 'vitest'
import { newAccount, newEmail } from '../test/accounts.ts'
import { addLines, fetchCart, firstSellable, lineOf } from '../test/bags.ts'
import { preceded } from '../test/changed-calls.ts'
import { openHostedCheckout, payFor } from '../test/hosted-checkout.ts'
import { linesOf } from '../test/log-lines.ts'
import { openHook } from '../test/order-webhook.ts'
import { changeOrderStatus } from '../test/place-order.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { atBank, openWalletShop, orderOf, ordersOf, paymentsOf, quoteOf } from '../test/wallet-shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { couponRefusals } from '#shared/messages/coupons.ts'
import * as messages from '#shared/messages/shop.ts'

const market = markets.en
const { services } = sandboxServices()
const promotions = present(services.promotions, 'engine')
const { report } = openHook()
const item = await firstSellable('womens', 40)

type Shop = ReturnType<typeof openShop>
type Paid = { cartId: string; orderId: number }

const paidOrders: Paid[] = []
afterEach(async () => {
  // Cancel the orders, so that their codes are available to the following tests.
  for (const { orderId } of paidOrders.splice(0)) {
    await changeOrderStatus(orderId, 5)
    await report(orderId)
  }
})

async function shopWith(code: string | null, shop: Shop = openShop()): Promise<Shop> {
  await addLines(shop, lineOf(item))
  if (code !== null) await shop.post('/bag/coupon', { code })
  return shop
}

const checkOut = async (shop: Shop) => (await shop.post('/checkout', {})).headers.get('location') ?? ''
const cartIdOf = async (shop: Shop) => present((await fetchCart(shop)).id, 'bag')
const discountOf = async (orderId: number) =>
  present(await services.orders.order({ orderId }, untilDone()), 'order').discount.amount
const stateOf = async (cartId: string) =>
  (await promotions.session({ market, sessionId: cartId }, untilDone()))?.session.state

async function pay(checkoutUrl: string): Promise<Paid & { discount: number }> {
  const paid = await payFor(checkoutUrl, newEmail())
  paidOrders.push(paid)
  return { ...paid, discount: await discountOf(paid.orderId) }
}

/** Fires the alarm of a cart's reservation now. Resolves with true if there was one. */
const passTime = (cartId: string): Promise<boolean> => openShop().alarm(cartId)

/** A shopper who has opened the checkout with the code, and the cart at that checkout. */
async function openedCheckout(code: string, shop?: Shop) {
  const opened = await shopWith(code, shop)
  const cartId = await cartIdOf(opened)
  return { shop: opened, cartId, url: await checkOut(opened) }
}

/** The total of the cart without a code. */
const usual = (await pay(await checkOut(await shopWith(null)))).discount

describe('a code that is good once', () => {
  test('a once-only code is used by the first order, even if its confirmation is never opened', async () => {
    const first = await pay(await checkOut(await shopWith('ONCEONLY')))
    expect([await report(first.orderId), await stateOf(first.cartId)]).toEqual([[200, 'unchanged'], 'closed'])
    const shop = await shopWith('ONCEONLY')
    expect(await textOf(shop.get('/bag'))).toContain(couponRefusals['used-up'])
    await shop.post('/bag/coupon', { code: 'ONCEONLY' })
    expect(await checkOut(shop)).toBe('/bag')
    const second = await pay(await checkOut(shop))
    expect([first.discount - usual, second.discount - usual]).toEqual([1000, 0])
  })

  test(
    'a once-only code is in one of twenty orders that are paid in parallel, and the other nineteen shoppers are told before they pay',
    { timeout: 180_000 },
    async () => {
      const shops = await Promise.all(Array.from({ length: 20 }, () => shopWith('ONCEONLY')))
      const urls = await Promise.all(shops.map(checkOut))
      const refused = shops.filter((_shop, index) => urls[index] === '/bag')
      expect(refused).toHaveLength(19)
      const pages = await Promise.all(refused.map((shop) => textOf(shop.get('/bag'))))
      for (const page of pages)
        expect([page.includes(messages.account.notice['codes-refused']), page.includes('<li>ONCEONLY</li>')]).toEqual([
          true,
          true,
        ])
      const paid = await Promise.all(
        shops.map(async (shop, index) =>
          pay(urls[index] === '/bag' ? await checkOut(shop) : present(urls[index], 'checkout')),
        ),
      )
      expect(paid.map(({ discount }) => discount - usual).toSorted((one, other) => other - one)).toEqual([
        1000,
        ...Array.from({ length: 19 }, () => 0),
      ])
    },
  )

  test('a code that another shopper used first has its own problem type in the API response', async () => {
    const { url, cartId } = await openedCheckout('ONCEONLY')
    expect([url, await stateOf(cartId)]).toEqual([expect.stringContaining('/checkout/load/'), 'closed'])
    const late = await shopWith('ONCEONLY')
    const response = await late.call('checkoutLogin', {})
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({
        type: expect.stringMatching(/\/codes-refused$/),
        title: messages.cartRefusals.codesRefused,
        detail: expect.stringContaining('ONCEONLY'),
      }),
    ])
    await passTime(cartId)
  })
})

describe('a checkout with a reserved code', () => {
  test('an abandoned checkout releases its code after the reservation time and can no longer be paid with the discount', async () => {
    const { cartId, url } = await openedCheckout('ONCEONLY')
    const old = await openHostedCheckout(url)
    await old.fillIn(newEmail())
    const before = await old.show()
    expect([await stateOf(cartId), await passTime(cartId), await stateOf(cartId)]).toEqual(['closed', true, 'open'])
    expect(await old.pay(before.version)).toMatchObject({ status: 'refused' })
    const other = await pay(await checkOut(await shopWith('ONCEONLY')))
    const paid = await old.pay()
    if (paid.status !== 'paid') throw new Error(`The payment ended at ${paid.location}.`)
    paidOrders.push(paid)
    await report(paid.orderId)
    expect([other.discount - usual, await discountOf(paid.orderId)]).toEqual([1000, 0])
    expect(await promotions.session({ market, sessionId: cartId }, untilDone())).toMatchObject({
      session: { state: 'closed', couponCodes: [] },
    })
  })

  test('the alarm of a paid checkout leaves its code used', async () => {
    const { cartId, url } = await openedCheckout('ONCEONLY')
    await pay(url)
    expect([await passTime(cartId), await stateOf(cartId), await passTime(cartId)]).toEqual([true, 'closed', false])
  })

  test('returning to the bag releases the reserved code, and the next checkout reserves it again', async () => {
    const { shop, cartId } = await openedCheckout('ONCEONLY')
    const page = await textOf(shop.get('/bag'))
    expect([page.includes('ONCEONLY'), page.includes('has been used'), await stateOf(cartId)]).toEqual([
      true,
      false,
      'open',
    ])
    const again = await pay(await checkOut(shop))
    expect(again.discount - usual).toBe(1000)
  })

  test('the next shopper can use a reserved code as soon as the first one has changed or emptied the cart', async () => {
    const { shop, cartId } = await openedCheckout('ONCEONLY')
    await shop.post('/bag/clear', {})
    await shop.settle()
    expect(await stateOf(cartId)).toBe('cancelled')
    const next = await openedCheckout('ONCEONLY')
    expect([next.url, await stateOf(next.cartId)]).toEqual([expect.stringContaining('/checkout/load/'), 'closed'])
    await passTime(next.cartId)
  })

  test('a cart that another tab deletes while its checkout opens releases its code at once', async () => {
    const shop = await shopWith('ONCEONLY')
    const cartId = await cartIdOf(shop)
    const { checkoutUrl, deleteCart } = services.cart
    const late = openShop({
      jar: shop.jar,
      broken: {
        cart: { checkoutUrl: preceded(checkoutUrl, (_, signal) => deleteCart({ cartId, version: null }, signal)) },
      },
    })
    expect((await late.post('/checkout', {})).headers.get('location')).toContain('/bag')
    expect(await stateOf(cartId)).toBe('cancelled')
    const next = await openedCheckout('ONCEONLY')
    expect((await pay(next.url)).discount - usual).toBe(1000)
  })

  test('a checkout opened in two tabs makes one reservation and one order with the discount', async () => {
    const shop = await shopWith('ONCEONLY')
    const urls = await Promise.all([checkOut(shop), checkOut(shop)])
    const orders = await Promise.allSettled(urls.map((url) => pay(url)))
    const paid = orders.flatMap((order) => (order.status === 'fulfilled' ? [order.value] : []))
    expect(new Set(paid.map(({ orderId }) => orderId)).size).toBe(1)
    expect(paid[0]!.discount - usual).toBe(1000)
  })

  test.each([
    ['the reservation is unknown', 'closeSession', 'codes-reserve'],
    ['the engine is unavailable', 'session', 'promotions-sync'],
  ] as const)(
    'if %s, the checkout continues at the platform’s prices after the shopper was told',
    async (_what, method, event) => {
      const shop = await shopWith('ONCEONLY')
      await shop.get('/bag')
      const down = () => Promise.reject(new ServiceError('promotions', 'timeout'))
      const broken = openShop({
        jar: shop.jar,
        vars: { LOG_LEVEL: 'error' },
        broken: { promotions: { [method]: down } },
      })
      const lines = await linesOf(async () => expect(await checkOut(broken)).toBe('/bag?error=total'))
      expect(lines.map((line) => line['event'])).toContain(event)
      await linesOf(async () => expect((await pay(await checkOut(broken))).discount).toBe(0))
    },
  )
})

describe('codes of a customer', () => {
  test('LOYAL15 works once for each customer across browsers, because the engine identifies the customer by profile [PROMO-06, PROMO-08, PROMO-35]', async () => {
    const { email, password } = await newAccount()
    const browsers = await Promise.all(
      [1, 2].map(async () => {
        const shop = openShop()
        await shop.post('/login', { email, password })
        return shop
      }),
    )
    const [first, second] = [present(browsers[0], 'browser'), present(browsers[1], 'browser')]
    const opened = await openedCheckout('LOYAL15', first)
    expect(await stateOf(opened.cartId)).toBe('closed')
    expect(await textOf((await shopWith('LOYAL15', second)).get('/bag'))).toContain(couponRefusals['already-used'])
    const guest = await shopWith('LOYAL15')
    expect(await textOf(guest.get('/bag'))).toContain(couponRefusals['sign-in'])
    await passTime(opened.cartId)
  })

  test('FORADA is refused to every other customer, and the message names the code [PROMO-35]', async () => {
    const { email, password } = await newAccount()
    const shop = openShop()
    await shop.post('/login', { email, password })
    await shopWith('FORADA', shop)
    const page = await textOf(shop.get('/bag'))
    expect([page.includes('FORADA'), page.includes(couponRefusals['not-yours'])]).toEqual([true, true])
  })
})

describe('a code that is good once, in the sheet of a wallet', () => {
  const enter = async (shop: ReturnType<typeof openWalletShop>, code: string) =>
    quoteOf(await shop.ask('walletCoupon', { codes: [code] }))

  test('a once-only code in one open sheet is refused in another shopper’s sheet, with the reason [PROMO-35]', async () => {
    const shop = openWalletShop()
    await shop.ready(item)
    expect((await enter(shop, 'ONCEONLY')).coupons).toEqual(['ONCEONLY'])
    const other = openWalletShop()
    await other.ready(item)
    expect(await enter(other, 'ONCEONLY')).toMatchObject({
      coupons: [],
      errors: [{ message: couponRefusals['used-up'] }],
    })
    await shop.wire('walletDismiss', {})
  })

  test('a once-only code of an order that waits at the bank is not released when the bag is seen [PAY-11] [PROMO-35]', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.shop.post('/bag/coupon', { code: 'ONCEONLY' })
    const cartId = await shop.cartId()
    await shop.open('google')
    expect((await shop.authorise(await shop.choose(), atBank())).status).toBe('redirect')
    await shop.shop.get('/bag')
    expect(await stateOf(cartId)).toBe('closed')
    await shop.shop.post('/checkout', {})
    await passTime(cartId)
  })

  test('a once-only code that was released and used up while the sheet was open is not granted: the shopper sees the new total and pays that [PROMO-35]', async () => {
    const shop = openWalletShop()
    await shop.ready(item)
    const discounted = await enter(shop, 'ONCEONLY')
    expect(discounted.coupons).toEqual(['ONCEONLY'])
    await shop.shop.get('/bag')
    const faster = openWalletShop()
    await faster.ready(item)
    const first = orderOf(await faster.authorise(await enter(faster, 'ONCEONLY')))
    paidOrders.push(first)
    expect(await shop.authorise(discounted)).toMatchObject({
      status: 'changed',
      errors: [{ code: 'couponCodeExpired', message: expect.stringContaining('£') }],
    })
    const cartId = await shop.cartId()
    expect(await ordersOf(cartId)).toEqual([])
    const quote = await shop.choose()
    expect(quote.total.amount).toBeGreaterThan(discounted.total.amount)
    const second = orderOf(await shop.authorise(quote))
    paidOrders.push(second)
    expect(await paymentsOf(second.orderId)).toMatchObject([{ amount: quote.total.amount }])
    expect((await discountOf(first.orderId)) - (await discountOf(second.orderId))).toBe(1000)
  })
})

describe('a code that is good once, at both doors', () => {
  test('a code that is good once is paid with where the platform adds a tax that is higher than its discount [PAY-11] [PROMO-35]', async () => {
    const shop = openWalletShop({ market: markets.us })
    const coat = await firstSellable('mens', 40, markets.us)
    const { regular, reduced } = coat.variant.price
    await shop.add(coat, Math.ceil(60_000 / (reduced ?? regular).amount))
    await shop.shop.post('/us/bag/coupon', { code: 'ONCEONLY' })
    await shop.open()
    const place = { countryCode: 'US', postalCode: '94103', locality: 'San Francisco', administrativeArea: 'CA' }
    const { optionId } = quoteOf(await shop.ask('walletContact', { contact: place }))
    const quote = quoteOf(await shop.ask('walletOption', { optionId }))
    expect(quote.coupons).toEqual(['ONCEONLY'])
    const contact = { ...shop.contact, ...place }
    const paid = orderOf(await shop.authorise(quote, { contact, billingContact: contact }))
    paidOrders.push(paid)
    expect(await paymentsOf(paid.orderId)).toMatchObject([{ amount: quote.total.amount }])
  })

  test('a code that is good once is in one of three orders that are paid in hosted checkouts while the wallet’s sheet is open [PROMO-35]', async () => {
    const discounts: number[] = []
    for (let browser = 0; browser < 3; browser += 1) {
      const shop = openWalletShop()
      await shop.add(item)
      const cartId = await cartIdOf(shop.shop)
      const hosted = await openHostedCheckout((await shop.shop.post('/checkout', {})).headers.get('location') ?? '')
      await hosted.fillIn(newEmail())
      await shop.shop.post('/bag/coupon', { code: 'ONCEONLY' })
      await shop.open()
      await hosted.fillIn(newEmail())
      const payment = await hosted.pay()
      if (payment.status !== 'paid') throw new Error(payment.location)
      paidOrders.push({ cartId, orderId: payment.orderId })
      discounts.push(await discountOf(payment.orderId))
    }
    const lowest = Math.min(...discounts)
    expect(discounts.map((discount) => discount - lowest)).toEqual([1000, 0, 0])
  })

  test('a code that is good once is released by dismissing the sheet, and by the sheet’s alarm [PAY-14] [PROMO-35]', async () => {
    const openWith = async () => {
      const shop = openWalletShop()
      await shop.add(item)
      const cartId = await cartIdOf(shop.shop)
      await shop.shop.post('/bag/coupon', { code: 'ONCEONLY' })
      return { shop, cartId, coupons: (await shop.open()).coupons }
    }
    const first = await openWith()
    await first.shop.wire('walletDismiss', {})
    const second = await openWith()
    await passTime(second.cartId)
    const third = await openWith()
    const late = await openWith()
    await third.shop.wire('walletDismiss', {})
    expect([first, second, third, late].map(({ coupons }) => coupons)).toEqual([
      ['ONCEONLY'],
      ['ONCEONLY'],
      ['ONCEONLY'],
      [],
    ])
  })
})
