import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import type { PromotionEffects, PromotionsPort, SessionUpdate } from '../ports/promotions-port.ts'
import { newAccount } from '../test/accounts.ts'
import { addLines, fetchCart, firstSellable, lineOf } from '../test/bags.ts'
import { buyable } from '../test/buyable.ts'
import { preceded } from '../test/changed-calls.ts'
import { linesOf } from '../test/log-lines.ts'
import { addTax } from '../test/place-order.ts'
import { openPromotionsShop, type Synced } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { money, type Money } from '#shared/domain/money.ts'
import { couponRefusals, type CouponRefusal } from '#shared/domain/promotions.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const bought = await buyable(services.catalogue, markets.en)

const noEffects: PromotionEffects = {
  discounts: { ofCart: [], ofUnits: [] },
  freeGifts: [],
  acceptedCodes: [],
  limitedCodes: [],
  refusedCoupons: [],
  hints: [],
}

/** An engine that returns these effects, stores sessions and records its calls. */
function engine(effects: Partial<PromotionEffects> = {}, failedUpdates: Error[] = []) {
  const requested: (string | SessionUpdate)[] = []
  const sessions = new Map<string, SessionUpdate>()
  const evaluated = ({ items, manualCoupons: couponCodes, profile }: SessionUpdate) => ({
    session: { state: 'open' as const, items, couponCodes, profile },
    effects: { ...noEffects, ...effects },
  })
  const promotions: PromotionsPort = {
    async hasProfile({ email }) {
      requested.push(`profile ${email}`)
      return false
    },
    async deleteProfile() {},
    async createProfile({ email }) {
      requested.push(`create ${email}`)
    },
    async session({ sessionId }) {
      requested.push('session')
      const stored = sessions.get(sessionId)
      return stored ? evaluated(stored) : null
    },
    async updateSession(update) {
      requested.push(update)
      const failure = failedUpdates.shift()
      if (failure) throw failure
      if (!update.isDryRun) sessions.set(update.sessionId, update)
      return evaluated(update)
    },
    async closeSession({ sessionId }) {
      requested.push(`close ${sessionId}`)
      return evaluated(present(sessions.get(sessionId), 'session'))
    },
    async reopenSession({ sessionId }) {
      requested.push(`reopen ${sessionId}`)
    },
    async cancelSession({ sessionId }) {
      requested.push(`cancel ${sessionId}`)
    },
  }
  return { promotions, requested, updates: () => requested.filter((each) => typeof each !== 'string') }
}

async function shopWith(broken: BrokenPorts = {}, options: { quantity?: number; vars?: Record<string, string> } = {}) {
  const { shop, callPromotions } = openPromotionsShop({ broken, ...(options.vars && { vars: options.vars }) })
  if (options.quantity !== 0) await addLines(shop, lineOf(bought, options.quantity))
  return { shop, callPromotions, cart: () => fetchCart(shop) }
}

describe('a sync', () => {
  test('a sync reads the session of the cart, creates it if it does not exist, and evaluates changes as a dry run [PROMO-06, PROMO-09, PROMO-10, PROMO-11, PROMO-39, PROMO-40]', async () => {
    const { promotions, requested, updates } = engine()
    const { shop, callPromotions, cart } = await shopWith({ promotions })
    await callPromotions('sync')
    const { id, line_items } = await cart()
    // A guest has no profile.
    expect(requested.filter((each) => typeof each === 'string')).toEqual(['session'])
    expect(updates()).toMatchObject([
      { sessionId: id, isDryRun: false, profile: null, items: [{ sku: bought.variant.sku, quantity: 1 }] },
    ])
    await shop.call('updateCartItem', {
      itemId: line_items.physical_items[0]?.id,
      data: { line_item: { quantity: 3 } },
    })
    await callPromotions('sync')
    expect(updates().at(-1)).toMatchObject({ isDryRun: true, items: [{ quantity: 3 }] })
  })

  test('a sync sends nothing if the session has the cart’s items already [PROMO-12]', async () => {
    const { promotions, updates } = engine()
    const { callPromotions } = await shopWith({ promotions })
    await callPromotions('sync')
    await callPromotions('sync')
    expect(updates()).toHaveLength(1)
  })

  test('a sync sends the items again if their price at the platform has changed [PROMO-11]', async () => {
    let reduction = 0
    const cart: Partial<Ports['cart']> = {
      async cart(request, signal) {
        const read = await services.cart.cart(request, signal)
        const cheaper = ({ amount, currency }: Money) => money(amount - reduction, currency)
        return (
          read && {
            ...read,
            lineItems: read.lineItems.map((line) => ({
              ...line,
              listPrice: cheaper(line.listPrice),
              salePrice: cheaper(line.salePrice),
            })),
          }
        )
      },
    }
    const { promotions, updates } = engine()
    const { callPromotions } = await shopWith({ promotions, cart })
    await callPromotions('sync')
    reduction = 100
    await callPromotions('sync')
    const prices = updates().map(({ items }) => Number(items[0]?.price))
    expect(prices[0]! - prices[1]!).toBe(1_000_000)
  })

  test('removing the last line sends an empty list to the session [PROMO-13]', async () => {
    const { promotions, updates } = engine()
    const { shop, callPromotions, cart } = await shopWith({ promotions })
    await callPromotions('sync')
    await shop.call('removeCartItem', { itemId: (await cart()).line_items.physical_items[0]?.id })
    await shop.settle()
    expect(updates().at(-1)).toMatchObject({ isDryRun: false, items: [] })
  })

  test('a market that is not on the list never calls the engine and shows the platform’s prices [PROMO-03, PROMO-30, CHK-07]', async () => {
    const { promotions, requested } = engine({
      discounts: { ofCart: [{ name: 'x', code: null, value: 1_000_000 }], ofUnits: [] },
    })
    const { shop, callPromotions } = await shopWith({ promotions }, { vars: { PROMOTIONS_LOCALES: 'us,aen' } })
    expect(await callPromotions('sync')).toMatchObject({ promotions: null, outcome: 'off' })
    expect((await shop.call('checkoutLogin', {})).status).toBe(200)
    expect(requested).toEqual([])
  })

  test('a sync of a signed-in customer looks up their profile by e-mail address, creates it, and names it in the session [PROMO-06, PROMO-08]', async () => {
    const { email, password } = await newAccount()
    const { promotions, requested, updates } = engine()
    const { shop, callPromotions } = await shopWith({ promotions })
    await shop.post('/login', { email, password })
    await callPromotions('sync')
    expect(requested).toContain(`profile ${email}`)
    expect(requested).toContain(`create ${email}`)
    expect(updates().at(-1)).toMatchObject({ profile: email })
  })

  test('a sync that conflicts with another is repeated, and given up after the third attempt [PROMO-05]', async () => {
    const overtaken = () => new ServiceError('promotions', 'rejected', { status: 409 })
    const twice = engine({}, [overtaken(), overtaken()])
    expect(await (await shopWith({ promotions: twice.promotions })).callPromotions('sync')).toMatchObject({
      outcome: 'priced',
    })
    const thrice = engine({}, [overtaken(), overtaken(), overtaken()])
    expect(await (await shopWith({ promotions: thrice.promotions })).callPromotions('sync')).toMatchObject({
      outcome: 'unavailable',
    })
    expect(thrice.updates()).toHaveLength(3)
  })
})

describe('the checkout', () => {
  /** Writes a discount of £5 to the cart, as a checkout does. */
  async function discounted({ id }: CartEntity): Promise<string> {
    const cartId = present(id, 'cart')
    const ofCart = [{ amount: 500, currency: 'GBP' as const }]
    await services.cart.setDiscounts({ cartId, version: null, ofCart, ofLines: [] }, untilDone())
    return cartId
  }

  test('the checkout syncs first without a dry run and writes the discounts to the platform [CHK-06]', async () => {
    const { promotions, updates } = engine({
      discounts: {
        ofCart: [{ name: 'Spend and save', code: null, value: 5_000_000 }],
        ofUnits: [{ name: '10% off', code: null, value: 3_333_300, position: 0, subPosition: 0 }],
      },
    })
    const set: unknown[] = []
    const { shop, callPromotions, cart } = await shopWith({
      promotions,
      cart: { setDiscounts: async (discounts) => (set.push(discounts), null) },
    })
    await callPromotions('sync')
    const { line_items } = await cart()
    expect((await shop.call('checkoutLogin', {})).status).toBe(200)
    expect(updates().map(({ isDryRun }) => isDryRun)).toEqual([false, false])
    expect(set).toMatchObject([
      { ofCart: [{ amount: 500 }], ofLines: [{ lineId: line_items.physical_items[0]?.id, saving: { amount: 334 } }] },
    ])
  })

  test('an abandoned checkout discounts nothing twice, because loading the cart removes the platform’s coupons and discounts [BAG-30, PROMO-37]', async () => {
    const { shop, cart, callPromotions } = await shopWith({}, { quantity: 1 })
    const id = await discounted(await cart())
    const cleared: unknown[] = []
    const clearDiscounts = preceded(services.cart.clearDiscounts, (request) => cleared.push(request))
    const watching = openShop({ jar: shop.jar, broken: { cart: { clearDiscounts } } })
    const read = await fetchCart(watching)
    expect([read.cart_amount, cleared]).toEqual([
      read.base_amount,
      [expect.objectContaining({ cartId: id, version: expect.any(Number), couponCodes: [] })],
    ])
    expect(await callPromotions('sync')).toMatchObject({ outcome: 'priced' })
  })

  test('an abandoned checkout’s discount is removed although the platform added a higher tax [BAG-30, PROMO-37]', async () => {
    const { shop, add } = openPromotionsShop({ market: markets.us })
    await add(await firstSellable('mens', 9, markets.us), 2)
    const cartId = await addTax(await fetchCart(shop, '/us'))
    const ofCart = [money(100, 'USD')]
    await services.cart.setDiscounts({ cartId, version: null, ofCart, ofLines: [] }, untilDone())
    const stored = async () => present(await services.cart.cart({ market: markets.us, cartId }, untilDone()), 'cart')
    const [before, taxed] = await Promise.all([stored(), services.cart.checkout({ cartId }, untilDone())])
    expect(before.baseAmount.amount - before.cartAmount.amount).toBe(100)
    expect(taxed?.total.amount).toBeGreaterThan(before.baseAmount.amount)
    await fetchCart(shop, '/us')
    expect((await stored()).lineItems.map(({ discountAmount }) => discountAmount.amount)).toEqual([0])
  })

  test('a coupon that was entered at the platform’s checkout is removed from the cart when the shop loads it [BAG-30, PROMO-37]', async () => {
    const { cart } = await shopWith({}, { quantity: 1 })
    const { id } = await cart()
    const { BIGCOMMERCE_API_URL, BIGCOMMERCE_ACCESS_TOKEN } = env as unknown as Record<string, string>
    const applied = await fetch(`${BIGCOMMERCE_API_URL}/v3/checkouts/${id}/coupons`, {
      method: 'POST',
      headers: { 'x-auth-token': BIGCOMMERCE_ACCESS_TOKEN ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ coupon_code: 'THANKYOU' }),
    })
    const coupons = async () =>
      (await services.cart.cart({ market: markets.en, cartId: id ?? '' }, untilDone()))?.coupons
    expect([applied.status, await coupons()]).toMatchObject([200, [{ code: 'THANKYOU' }]])
    const read = await cart()
    expect([read.cart_amount, await coupons()]).toEqual([read.base_amount, []])
  })

  test('the platform’s coupons stay in a market without the engine [D-25]', async () => {
    const { cart } = await shopWith({}, { vars: { PROMOTIONS_LOCALES: 'us' } })
    await discounted(await cart())
    const read = await cart()
    expect(Math.round((read.base_amount - read.cart_amount) * 100)).toBe(500)
  })
})

describe('free gifts', () => {
  const gift = { sku: '100002-ECR', name: 'Tote' }
  const giftOf = ({ cart }: Synced) =>
    cart.line_items.physical_items
      .filter((line) => line.is_free_gift)
      .map(({ sku, quantity, list_price }) => [sku, quantity, list_price])

  test('free gifts are added once, at list price 0 [PROMO-33, PROMO-34]', async () => {
    let additions = 0
    const { callPromotions } = await shopWith({
      promotions: engine({ freeGifts: [gift, gift] }).promotions,
      cart: { addFreeGift: preceded(services.cart.addFreeGift, () => (additions += 1)) },
    })
    for (let syncs = 0; syncs < 2; syncs += 1)
      expect(giftOf(await callPromotions('sync'))).toEqual([['100002-ECR', 1, 0]])
    // The second sync finds the gift in the cart, and asks for nothing.
    expect(additions).toBe(1)
  })

  test('free gifts are removed when they are no longer earned, and their quantity cannot be changed [PROMO-32, BAG-17]', async () => {
    const earned = [gift]
    const { shop, callPromotions } = await shopWith({ promotions: engine({ freeGifts: earned }).promotions })
    const line = (await callPromotions('sync')).cart.line_items.physical_items.find((each) => each.is_free_gift)
    const refused = await shop.call('updateCartItem', { itemId: line?.id, data: { line_item: { quantity: 9 } } })
    expect(refused.status).toBe(422)
    earned.pop()
    expect(giftOf(await callPromotions('sync'))).toEqual([])
  })

  test('the shopper cannot add a free gift [D-40]', async () => {
    const variant = await services.cart.variantOfSku({ sku: gift.sku }, untilDone())
    const { shop } = await shopWith({}, { quantity: 0 })
    const line = { product_id: variant?.productId, variant_id: variant?.variantId, quantity: 1 }
    expect((await addLines(shop, line)).status).toBe(422)
  })

  test('free gifts that are out of stock or unknown are announced and block nothing [D-41] [PROMO-33]', async () => {
    const sold = engine({ freeGifts: [gift, { sku: 'NO-SUCH-SKU', name: 'Ghost' }] })
    const stock = stockIs((id) => (id === bought.variant.id ? 9 : 0))
    const { callPromotions } = await shopWith({
      promotions: sold.promotions,
      catalogue: { stock },
    })
    const synced = await callPromotions('sync')
    expect([synced.outcome, synced.promotions?.missingGifts, giftOf(synced)]).toEqual(['priced', ['Tote', 'Ghost'], []])
  })

  test('free gifts that another request has just removed are not shown again [PROMO-32]', async () => {
    const earned = [gift]
    const removeItem: Ports['cart']['removeItem'] = async (request, signal) => {
      await services.cart.removeItem(request, signal)
      return services.cart.removeItem(request, signal)
    }
    const { callPromotions } = await shopWith({
      promotions: engine({ freeGifts: earned }).promotions,
      cart: { removeItem },
    })
    await callPromotions('sync')
    earned.pop()
    const synced = await callPromotions('sync')
    expect([giftOf(synced), synced.cart.line_items.physical_items.length]).toEqual([[], 1])
  })

  test('free gifts that a sync cannot remove are only logged [PROMO-16]', async () => {
    const earned = [gift]
    const removeItem = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const { callPromotions } = await shopWith(
      { promotions: engine({ freeGifts: earned }).promotions, cart: { removeItem } },
      { vars: { LOG_LEVEL: 'error' } },
    )
    await callPromotions('sync')
    earned.pop()
    const lines = await linesOf(async () =>
      expect(await callPromotions('sync')).toMatchObject({
        outcome: 'priced',
        cart: { line_items: { physical_items: [{}, { is_free_gift: true }] } },
      }),
    )
    expect(lines).toEqual([expect.objectContaining({ level: 'error', event: 'free-gift-remove' })])
  })
})

describe('codes', () => {
  test('codes are sent in capitals and are gone once removed', async () => {
    const { promotions, updates } = engine({ acceptedCodes: ['WELCOME10'] })
    const { callPromotions } = await shopWith({ promotions })
    expect((await callPromotions('applyCoupon', { code: '  welcome10 ' })).promotions?.coupons).toEqual([
      { code: 'WELCOME10', status: 'applied', hint: null },
    ])
    expect((await callPromotions('removeCoupon', { code: 'WELCOME10' })).promotions?.coupons).toEqual([])
    expect(updates().map(({ manualCoupons }) => manualCoupons)).toEqual([['WELCOME10'], []])
  })

  test('each refused code is removed on its own, with its reason [PROMO-35]', async () => {
    const { callPromotions } = await shopWith()
    await callPromotions('applyCoupon', { code: 'WELCOME10' })
    const { promotions } = await callPromotions('applyCoupon', { code: 'SUMMER24' })
    expect(promotions?.coupons).toMatchObject([{ code: 'WELCOME10', status: 'applied' }])
    expect(promotions?.refused).toEqual([
      { code: 'SUMMER24', reason: 'expired', text: messages.couponRefusals.expired },
    ])
    expect((await callPromotions('sync')).promotions).toMatchObject({ coupons: [{ code: 'WELCOME10' }], refused: [] })
  })

  test('codes that the engine does not mention are dropped [PROMO-36]', async () => {
    const { callPromotions } = await shopWith({ promotions: engine().promotions })
    expect((await callPromotions('applyCoupon', { code: 'GHOST' })).promotions).toMatchObject({
      coupons: [],
      refused: [{ code: 'GHOST', reason: 'not-found' }],
    })
  })

  test.each(couponRefusals.filter((reason): reason is Exclude<CouponRefusal, 'conditions'> => reason !== 'conditions'))(
    'codes that are refused for %s are explained in plain words, on the bag page too',
    async (reason) => {
      const { shop } = await shopWith({
        promotions: engine({ refusedCoupons: [{ code: 'MYCODE', reason }] }).promotions,
      })
      expect((await shop.post('/bag/coupon', { code: 'mycode' })).headers.get('location')).toBe('/bag')
      expect(await textOf(shop.get('/bag'))).toContain(`MYCODE: ${messages.couponRefusals[reason]}`)
      expect(shop.jar.has('sv-coupons_en')).toBe(false)
    },
  )

  test('codes whose conditions are not met are kept, say what is missing, and apply once the conditions are met', async () => {
    const cheap = {
      discounts: { ofCart: [], ofUnits: [] },
      refusedCoupons: [{ code: 'THANKYOU20', reason: 'conditions' as const }],
      hints: [{ text: 'Spend £5 more to use this code', code: 'THANKYOU20' }],
    }
    const { promotions } = engine(cheap)
    const { shop, callPromotions } = await shopWith({ promotions })
    expect((await callPromotions('applyCoupon', { code: 'THANKYOU20' })).promotions?.coupons).toEqual([
      { code: 'THANKYOU20', status: 'waiting', hint: 'Spend £5 more to use this code' },
    ])
    expect(shop.jar.has('sv-coupons_en')).toBe(true)
    cheap.refusedCoupons.pop()
    const richer = await shopWith({ promotions: engine({ acceptedCodes: ['THANKYOU20'] }).promotions })
    richer.shop.jar.set('sv-coupons_en', shop.jar.get('sv-coupons_en') ?? '')
    expect((await richer.callPromotions('sync')).promotions?.coupons).toMatchObject([{ status: 'applied' }])
  })

  test.each([
    ['a link on any page', '/browse/womens?coupon=welcome10&page=1', '/browse/womens?page=1'],
    ['a link to home', '/?coupon=WELCOME10', '/'],
  ])('codes that come by %s outlive an empty cart, and are used when something is added', async (_what, link, page) => {
    const { shop, callPromotions } = await shopWith({}, { quantity: 0 })
    const response = await shop.get(link, { headers: { accept: 'text/html' } })
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      page,
      'private, no-store',
    ])
    expect(response.headers.get('set-cookie')).toMatch(/sv-coupons_en=.*HttpOnly; Secure; SameSite=Lax/)
    expect((await callPromotions('sync')).promotions?.coupons).toEqual([
      { code: 'WELCOME10', status: 'saved', hint: null },
    ])
    await addLines(shop, lineOf(bought))
    expect((await callPromotions('sync')).promotions?.coupons).toMatchObject([{ code: 'WELCOME10', status: 'applied' }])
  })

  test('codes from a forged cookie or a malformed text are ignored', async () => {
    const { shop, callPromotions } = await shopWith({}, { quantity: 0 })
    shop.jar.set('sv-coupons_en', 'WELCOME10.AAAA')
    expect((await callPromotions('sync')).promotions?.coupons).toEqual([])
    const response = await shop.get('/?coupon=%3Cscript%3E')
    expect([response.status, response.headers.get('set-cookie')]).toEqual([302, null])
    expect((await shop.post('/bag/coupon', { code: '<b>' })).headers.get('location')).toBe('/bag?error=code')
  })

  test('codes from links never exceed the limit and never replace the shopper’s codes', async () => {
    const shop = openShop()
    const codes = Array.from({ length: 7 }, (_, index) => `LINK${index}`)
    for (const code of codes) await shop.get(`/?coupon=${code}`, { headers: { accept: 'text/html' } })
    expect(decodeURIComponent(shop.jar.get('sv-coupons_en') ?? '')).toMatch(/^LINK0 LINK1 LINK2 LINK3 LINK4\./)
  })

  test.each([
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a prefetch', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }],
    ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
  ])('codes in the address of %s are not stored', async (_what, headers) => {
    const shop = openShop()
    expect((await shop.get('/?coupon=WELCOME10', { headers })).status).toBe(302)
    expect(shop.jar.has('sv-coupons_en')).toBe(false)
  })
})

describe('without scripts', () => {
  test('without scripts a form clears the bag, even if it is empty', async () => {
    const { shop } = await shopWith()
    expect((await shop.post('/bag/clear', {})).headers.get('location')).toBe('/bag')
    expect(await textOf(shop.get('/bag'))).toContain(messages.bag.empty)
    expect((await shop.post('/bag/clear', {})).status).toBe(303)
  })

  test('without scripts codes are entered and removed by forms, each price has its reason, and a gift has no controls [BAG-17]', async () => {
    const { shop } = await shopWith({}, { quantity: 3 })
    await shop.post('/bag/coupon', { code: 'welcome10' })
    const page = await textOf(shop.get('/bag'))
    for (const text of ['WELCOME10', 'Welcome: 10% off', messages.promotions.fullPrice, messages.promotions.freeGift])
      expect(page).toContain(text)
    for (const action of ['update', 'remove'])
      expect(page.match(new RegExp(`action="/bag/items/${action}"`, 'g'))).toHaveLength(1)
    await shop.post('/bag/coupon/remove', { code: 'WELCOME10' })
    expect(await textOf(shop.get('/bag'))).not.toContain('Welcome: 10% off')
  })
})
