import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { addLines, fetchCart, firstSellable, lineOf } from '../test/bags.ts'
import { buyable } from '../test/buyable.ts'
import { createEngine } from '../test/engine.ts'
import { addTax } from '../test/place-order.ts'
import { openPromotionsShop, type Synced } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const bought = await buyable(services.catalogue, markets.en)

async function shopWith(broken: BrokenPorts = {}, options: { quantity?: number; vars?: Record<string, string> } = {}) {
  const { shop, callPromotions } = openPromotionsShop({ broken, ...(options.vars && { vars: options.vars }) })
  if (options.quantity !== 0) await addLines(shop, lineOf(bought, options.quantity))
  return { shop, callPromotions, cart: () => fetchCart(shop) }
}

describe('a sync', () => {
  test('removing the last line sends an empty list to the session [PROMO-13]', async () => {
    const { promotions, updates } = createEngine()
    const { shop, callPromotions, cart } = await shopWith({ promotions })
    await callPromotions('sync')
    await shop.call('removeCartItem', { itemId: (await cart()).line_items.physical_items[0]?.id })
    await shop.settle()
    expect(updates().at(-1)).toMatchObject({ isDryRun: false, items: [] })
  })

  test('a market that is not on the list never calls the engine and shows the platform’s prices [PROMO-03, PROMO-30, CHK-07]', async () => {
    const { promotions, requested } = createEngine({
      discounts: { ofCart: [{ name: 'x', code: null, value: 1_000_000 }], ofUnits: [] },
    })
    const { shop, callPromotions } = await shopWith({ promotions }, { vars: { PROMOTIONS_LOCALES: 'us,aen' } })
    expect(await callPromotions('sync')).toMatchObject({ promotions: null, outcome: 'off' })
    expect((await shop.call('checkoutLogin', {})).status).toBe(200)
    expect(requested).toEqual([])
  })
})

describe('the checkout', () => {
  test('the checkout syncs first without a dry run and writes the discounts to the platform [CHK-06]', async () => {
    const { promotions, updates } = createEngine({
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
})

describe('free gifts', () => {
  const gift = { sku: '100002-ECR', name: 'Tote' }
  const giftOf = ({ cart }: Synced) =>
    cart.line_items.physical_items
      .filter((line) => line.is_free_gift)
      .map(({ sku, quantity, list_price }) => [sku, quantity, list_price])

  test('free gifts are removed when they are no longer earned, and their quantity cannot be changed [PROMO-32, BAG-17]', async () => {
    const earned = [gift]
    const { shop, callPromotions } = await shopWith({ promotions: createEngine({ freeGifts: earned }).promotions })
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
})

describe('codes', () => {
  test('codes are sent in capitals and are gone once removed', async () => {
    const { promotions, updates } = createEngine({ acceptedCodes: ['WELCOME10'] })
    const { callPromotions } = await shopWith({ promotions })
    expect((await callPromotions('applyCoupon', { code: '  welcome10 ' })).promotions?.coupons).toEqual([
      { code: 'WELCOME10', status: 'applied', hint: null },
    ])
    expect((await callPromotions('removeCoupon', { code: 'WELCOME10' })).promotions?.coupons).toEqual([])
    expect(updates().map(({ manualCoupons }) => manualCoupons)).toEqual([['WELCOME10'], []])
  })

  test('a code that is refused is explained in plain words on the bag page, and is forgotten', async () => {
    const { shop } = await shopWith({
      promotions: createEngine({ refusedCoupons: [{ code: 'MYCODE', reason: 'expired' }] }).promotions,
    })
    expect((await shop.post('/bag/coupon', { code: 'mycode' })).headers.get('location')).toBe('/bag')
    expect(await textOf(shop.get('/bag'))).toContain(`MYCODE: ${messages.couponRefusals.expired}`)
    expect(shop.jar.has('sv-coupons_en')).toBe(false)
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
