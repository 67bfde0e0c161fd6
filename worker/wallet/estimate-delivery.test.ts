import { describe, expect, test } from 'vitest'
import type { CartPort } from '../ports/cart-port.ts'
import { openAccountShop } from '../test/accounts.ts'
import { firstSellable } from '../test/bags.ts'
import { preceded } from '../test/changed-calls.ts'
import { usedUp } from '../test/limits.ts'
import { addTax } from '../test/place-order.ts'
import { findSellable, type Sellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { textOf } from '../test/shop.ts'
import { openWalletShop, orderOf } from '../test/wallet-shop.ts'
import type { DeliveryEstimate, EstimateOutcome } from '#shared/domain/delivery-estimate.ts'
import { formatMoney, money } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { deliveryEstimate as texts } from '#shared/messages/delivery-estimate.ts'
import * as messages from '#shared/messages/shop.ts'
import { byMarket, postcodes } from '#shared/test/by-market.ts'

const { services } = sandboxServices()
const places = byMarket(({ code, country }) => ({ country, postcode: postcodes[code] }))
const item = await firstSellable('mens', 40)

type Options = Parameters<typeof openWalletShop>[0] & { market?: Market }

/** A browser that estimates deliveries. `copies` are the ids of the carts that were created. */
function openShopper({ market = markets.en, broken, ...options }: Options = {}) {
  const copies: string[] = []
  const { createCart } = { ...services.cart, ...broken?.cart }
  const cart: Partial<CartPort> = {
    ...broken?.cart,
    async createCart(request, signal) {
      const outcome = await createCart(request, signal)
      if (outcome.status === 'changed' && outcome.cart.id !== null) copies.push(outcome.cart.id)
      return outcome
    },
  }
  const shop = openWalletShop({ ...options, market, broken: { ...broken, cart } })
  return {
    ...shop,
    copies,
    jar: shop.shop.jar,
    /** Puts units into the bag and looks at the bag page. */
    async fill(sold: Sellable = item, quantity = 1) {
      await shop.add(sold, quantity)
      await textOf(shop.shop.get(`${market.prefix}/bag`))
      copies.length = 0
    },
    /** Enters a code, and looks at the bag page. */
    async enter(code: string) {
      await shop.shop.post('/bag/coupon', { code })
      await textOf(shop.shop.get('/bag'))
    },
    respond: (place: object = places[market.code]) => shop.call('estimateDelivery', place),
    estimate: async (place: object = places[market.code]) =>
      (await shop.call('estimateDelivery', place)).json<EstimateOutcome>(),
    post: (place: Record<string, string> = places[market.code]) => shop.shop.post(`${market.prefix}/bag`, place),
    /** Resolves once the copies should be gone, with those that are left. */
    async copiesLeft() {
      await shop.shop.settle()
      const left = await Promise.all(copies.map((cartId) => services.cart.cart({ market, cartId }, untilDone())))
      return left.filter((found) => found !== null)
    },
    /** Everything that the platform and the engine know about the bag. */
    async state() {
      const { id } = await shop.cart()
      return stateOf(market, present(id, 'cart'))
    },
  }
}

async function stateOf(market: Market, cartId: string) {
  const { promotions } = services
  return {
    cart: await services.cart.cart({ market, cartId }, untilDone()),
    checkout: await services.cart.checkout({ cartId }, untilDone()),
    session: await promotions?.session({ market, sessionId: cartId }, untilDone()),
  }
}

function estimateOf(outcome: EstimateOutcome): DeliveryEstimate {
  if (outcome.status === 'refused') throw new Error(`No estimate: ${JSON.stringify(outcome)}`)
  return outcome.estimate
}

const named = (estimate: DeliveryEstimate, name: RegExp) =>
  present(
    estimate.options.find((option) => name.test(option.name)),
    'option',
  )

describe.each(Object.values(markets))('in market $code', async (market) => {
  const sold = await firstSellable('mens', 40, market)

  test('an estimate has the options, days, prices and totals that the sheet of the wallet shows for the same address [DATE-07]', async () => {
    const shopper = openShopper({ market })
    await shopper.fill(sold)
    const { options, subtotal } = estimateOf(await shopper.estimate())
    await shopper.open()
    const quote = await shopper.choose()
    expect(options.map(({ id, name, arrives, cost }) => ({ id, label: name, detail: arrives, amount: cost }))).toEqual(
      quote.options,
    )
    expect(quote.options[0]?.detail).toMatch(/\d/)
    expect(options[0]?.total).toEqual(quote.total)
    expect(options.map(({ total, cost }) => total.amount - cost.amount)).toEqual(options.map(() => subtotal.amount))
    expect(options.every(({ name }) => !/collect|parcel shop/i.test(name))).toBe(true)
  })

  test('the form shows the same estimate on the page, in the currency of the market, and keeps what was entered [DATE-01]', async () => {
    const shopper = openShopper({ market })
    await shopper.fill(sold)
    const { options } = estimateOf(await shopper.estimate())
    const response = await shopper.post()
    const page = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    for (const { name, arrives, total } of options)
      for (const text of [name, present(arrives, 'days'), formatMoney(total)]) expect(page).toContain(text)
    expect(page).toContain(`value="${places[market.code].postcode}"`)
    expect(page).toContain(`<option value="${places[market.code].country}" selected="">`)
    expect(page).toMatch(/<details[^>]* id="delivery-estimate"[^>]* open=""/)
  })
})

describe('the totals of an estimate', () => {
  test('totals include the discounts of the promotions engine, which also decide if delivery is free', async () => {
    const cheap = (await findSellable(markets.en, ['mens'], { maximum: 24, units: 40 })).find(({ variant }) => {
      const { amount } = variant.price.reduced ?? variant.price.regular
      return amount >= 6000 && amount * 0.9 < 6000
    })
    const shopper = openShopper()
    await shopper.fill(present(cheap, 'thing whose price is just above free delivery'))
    const before = estimateOf(await shopper.estimate())
    expect(named(before, /standard/i).cost).toEqual(money(0, 'GBP'))
    await shopper.enter('WELCOME10')
    const after = estimateOf(await shopper.estimate())
    expect(after.subtotal.amount).toBeLessThan(6000)
    expect(named(after, /standard/i)).toMatchObject({
      cost: money(395, 'GBP'),
      total: money(after.subtotal.amount + 395, 'GBP'),
    })
  })

  test('an estimate is for the subtotal that was shown last, and is refused while that is not known', async () => {
    const shopper = openShopper()
    await shopper.fill()
    await shopper.add(item)
    expect(await shopper.estimate()).toMatchObject({ status: 'refused', reason: 'busy', message: messages.bag.busy })
    expect(shopper.copies).toEqual([])
    const { promotions } = await shopper.callPromotions('sync')
    expect(estimateOf(await shopper.estimate()).subtotal).toEqual(promotions?.total)
  })

  test.each([
    ['is off', { vars: { PROMOTIONS_LOCALES: 'en,eu' } }],
    ['fails', { broken: { promotions: { ...present(services.promotions, 'engine'), session: noEngine } } }],
  ])(
    'while the engine %s, a tax that an abandoned checkout added changes neither the bag nor the estimate [BAG-07, PROMO-30]',
    async (_, options) => {
      const { us } = markets
      const shopper = openShopper({ ...options, market: us })
      await shopper.fill(await firstSellable('mens', 40, us))
      const cart = await shopper.cart()
      const before = await shopper.estimate()
      const cartId = await addTax(cart)
      const { total } = present(await services.cart.checkout({ cartId }, untilDone()), 'checkout')
      expect(total.amount).toBeGreaterThan(estimateOf(before).subtotal.amount)
      expect(await textOf(shopper.shop.get('/us/bag'))).toContain(formatMoney(estimateOf(before).subtotal))
      expect([await shopper.estimate(), (await shopper.cart()).cart_amount]).toEqual([before, cart.cart_amount])
    },
  )
})

describe('an estimate leaves nothing behind', () => {
  test('the cart, its version, its checkout and its session stay as they were, and the copy is deleted', async () => {
    const shopper = openShopper()
    await shopper.fill()
    await shopper.enter('WELCOME10')
    const [before, cookies] = [await shopper.state(), new Map(shopper.jar)]
    for (const postcode of ['BS1 4DJ', 'BF1 2AT', 'bs1 4dj']) await shopper.estimate({ country: 'GB', postcode })
    expect(await shopper.state()).toEqual(before)
    expect(shopper.jar).toEqual(cookies)
    expect([shopper.copies.length, await shopper.copiesLeft()]).toEqual([3, []])
  })

  test('an open checkout keeps its address, its discounts and its reserved codes', async () => {
    const shopper = openShopper({ jar: (await openAccountShop()).shop.jar })
    await shopper.fill()
    await shopper.enter('LOYAL15')
    const { id } = await shopper.cart()
    const cartId = present(id, 'cart')
    // The ports of `openShopper` know no hosts of the checkout.
    const opened = await openWalletShop({ jar: shopper.jar }).shop.post('/checkout', {})
    expect(opened.headers.get('location')).toMatch(/^http/)
    const [line] = present(await services.cart.cart({ market: markets.en, cartId }, untilDone()), 'cart').lineItems
    const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', phone: '' }
    const place = { address1: '1 Quay Street', address2: '', city: 'Bristol', region: '', postalCode: 'BS1 4DJ' }
    const consignment = {
      address: { ...ada, ...place, country: 'GB' },
      lines: [{ lineId: present(line, 'line').id, quantity: 1 }],
    }
    await services.cart.addConsignments({ cartId, consignments: [consignment] }, untilDone())
    const before = await stateOf(markets.en, cartId)
    expect([before.checkout?.consignments.length, before.session?.session.state]).toEqual([1, 'closed'])
    expect(before.cart?.cartAmount.amount).toBeLessThan(before.cart?.baseAmount.amount ?? 0)
    estimateOf(await shopper.estimate())
    expect(await stateOf(markets.en, cartId)).toEqual(before)
    expect(await shopper.copiesLeft()).toEqual([])
    await textOf(shopper.shop.get('/bag'))
  })

  test('an estimate and the sheet of a wallet do not disturb each other on the same bag', async () => {
    const shopper = openShopper()
    await shopper.fill()
    await shopper.open()
    const [quote, first, second] = await Promise.all([shopper.choose(), shopper.estimate(), shopper.estimate()])
    expect(estimateOf(second)).toEqual(estimateOf(first))
    expect(estimateOf(first).options[0]?.total).toEqual(quote.total)
    const [result] = await Promise.all([shopper.authorise(quote), shopper.respond()])
    const { orderId } = orderOf(present(result, 'result'))
    expect((await services.orders.order({ orderId }, untilDone()))?.total).toEqual(quote.total)
    expect(await shopper.copiesLeft()).toEqual([])
  })

  test('a customer’s bag is estimated on a guest’s copy, so that their profile cart stays the same', async () => {
    const created: unknown[] = []
    const createCart = preceded(services.cart.createCart, ({ customerId }) => created.push(customerId))
    const shopper = openShopper({ broken: { cart: { createCart } } })
    await shopper.shop.post('/login', { email: 'casey.morgan@selvedge.example', password: 'Harbour1749' })
    await shopper.fill()
    created.length = 0
    estimateOf(await shopper.estimate())
    expect(created).toEqual([undefined])
  })
})

describe('an estimate that is refused', () => {
  test('an empty bag has no estimate, and the message says so', async () => {
    const shopper = openShopper()
    expect(await shopper.estimate()).toMatchObject({ reason: 'empty', message: messages.bag.empty })
    expect(await textOf(shopper.post())).toContain(messages.bag.empty)
  })

  test('a bag in which nothing is sent by post does not mention delivery, and a posted estimate says why it has none', async () => {
    const cart: Partial<CartPort> = {
      cart: async (request, signal) => {
        const found = await services.cart.cart(request, signal)
        return found && { ...found, lineItems: found.lineItems.map((line) => ({ ...line, isDigital: true })) }
      },
    }
    const shopper = openShopper({ broken: { cart } })
    await shopper.fill()
    expect(await shopper.estimate()).toMatchObject({ reason: 'not-sent', message: texts.notSent })
    const page = await textOf(shopper.shop.get('/bag'))
    expect([
      page.includes('bag-summary'),
      page.includes('id="delivery-estimate"'),
      page.includes(messages.bag.deliveryLater),
    ]).toEqual([true, false, false])
    const posted = await textOf(shopper.post())
    expect([posted.includes(texts.notSent), posted.includes('id="estimate-postcode"')]).toEqual([true, false])
    expect(shopper.copies).toEqual([])
  })

  test.each([
    [{ country: 'US', postcode: '78701' }, 'country', texts.notServedCountry],
    [{ country: 'IM', postcode: 'IM1 2AB' }, 'country', texts.notServedCountry],
    [{ country: '', postcode: 'BS1 4DJ' }, 'country', texts.notServedCountry],
    [{ country: 'GB', postcode: '' }, 'postcode', messages.account.issue.postCode],
    [{ country: 'GB', postcode: '78701' }, 'postcode', messages.account.issue.postCode],
    [{ country: 'GB', postcode: 'BF1 2AT' }, 'not-served', messages.wallet.cannotShip],
  ] as const)(
    'an estimate for %j is refused for the reason %s [PAY-16, PAY-17, ERR-20]',
    async (place, reason, message) => {
      const shopper = openShopper()
      await shopper.fill()
      expect(await shopper.estimate(place)).toMatchObject({ status: 'refused', reason, message })
      const page = await textOf(shopper.post(place))
      expect(page).toContain(message)
      expect(page).toContain(`value="${place.postcode}"`)
      expect(await shopper.copiesLeft()).toEqual([])
      estimateOf(await shopper.estimate())
    },
  )

  test('an estimate is refused if the platform does not sell the lines any more', async () => {
    const shopper = openShopper({
      broken: { cart: { createCart: async () => ({ status: 'refused', reason: 'stock' }) } },
    })
    const buyer = openShopper({ jar: shopper.jar })
    await buyer.fill()
    expect(await shopper.estimate()).toMatchObject({ reason: 'not-sold', message: texts.notSold })
  })

  test('an estimate is refused after too many, by script and by form', async () => {
    const bindings = usedUp
    const shopper = openShopper({ bindings })
    const buyer = openShopper({ jar: shopper.jar })
    await buyer.fill()
    const [byScript, byForm] = [await shopper.respond(), await shopper.post()]
    expect([byScript.status, byForm.status]).toEqual([429, 429])
    expect(await byForm.text()).toContain(messages.tooManyTries.text)
    expect(shopper.copies).toEqual([])
  })

  test('an address that is no text is a bad request', async () => {
    const shopper = openShopper()
    for (const place of [
      {},
      { country: 'GB' },
      { country: 'GB', postcode: 1 },
      { country: 'GB', postcode: 'A'.repeat(33) },
    ])
      expect((await shopper.respond(place)).status).toBe(400)
    expect((await shopper.post({ country: 'GB' })).status).toBe(400)
  })
})

describe('a service that fails during an estimate', () => {
  const broken = {
    'creating the copy': { cart: { createCart: failing } },
    'writing the discount': { cart: { setDiscounts: failing } },
    'reading the checkout': { cart: { checkout: failing } },
    'adding the consignment': { cart: { quoteConsignment: failing } },
    'choosing an option': { cart: { changeConsignment: failing } },
  }

  test.each(Object.entries(broken))(
    'a failure of %s shows a message and changes nothing, the copy is deleted, and a repeat succeeds [NET-29]',
    async (_step, ports) => {
      const buyer = openShopper()
      await buyer.fill()
      await buyer.enter('WELCOME10')
      const before = await buyer.state()
      const down = openShopper({ jar: buyer.jar, broken: ports })
      expect((await down.respond()).status).toBe(503)
      const page = await down.post()
      const text = await page.text()
      expect([page.status, text.includes(texts.failed), text.includes(messages.bag.lines)]).toEqual([200, true, true])
      expect([await buyer.state(), await down.copiesLeft()]).toEqual([before, []])
      estimateOf(await buyer.estimate())
    },
  )

  test('without the stock, an estimate offers only delivery that is not promised for a day [PAY-19]', async () => {
    const buyer = openShopper()
    await buyer.fill()
    const down = openShopper({ jar: buyer.jar, broken: { catalogue: { stock: failing } } })
    expect(estimateOf(await down.estimate()).options.map(({ name }) => name)).toEqual(['Standard delivery'])
  })

  test('deleting the copy is repeated after a failure, and the shopper gets the estimate', async () => {
    let isFirst = true
    const deleteCart: CartPort['deleteCart'] = (request, signal) => {
      const isFailing = isFirst
      isFirst = false
      return isFailing ? failing() : services.cart.deleteCart(request, signal)
    }
    const shopper = openShopper({ broken: { cart: { deleteCart } } })
    await shopper.fill()
    estimateOf(await shopper.estimate())
    expect(await shopper.copiesLeft()).toEqual([])
  })

  test('a shopper who leaves before the answer leaves no copy behind', async () => {
    const leaving = new AbortController()
    const quoteConsignment = preceded(services.cart.quoteConsignment, () => leaving.abort())
    const shopper = openShopper({ broken: { cart: { quoteConsignment } } })
    await shopper.fill()
    await shopper.shop
      .get('/api/bigcommerce/estimateDelivery', {
        method: 'POST',
        body: JSON.stringify([places.en]),
        headers: { origin: 'http://localhost:8787', 'content-type': 'application/json' },
        signal: leaving.signal,
      })
      .catch(() => undefined)
    expect([shopper.copies.length, await shopper.copiesLeft()]).toEqual([1, []])
  })
})

function noEngine(): Promise<never> {
  return Promise.reject(new ServiceError('promotions', 'unavailable'))
}

function failing(): Promise<never> {
  return Promise.reject(new ServiceError('commerce', 'timeout'))
}
