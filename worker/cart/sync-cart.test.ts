import { describe, expect, test } from 'vitest'
import { openBrowser } from '../test/browser.ts'
import { cartService, platformDown, skuOfGift } from '../test/cart-service.ts'
import { createEngine } from '../test/engine.ts'
import { catalogueOf } from '../test/stock-is.ts'
import { syncCart } from './sync-cart.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

type Engine = ReturnType<typeof createEngine>
type Service = ReturnType<typeof cartService>
type Parts = NonNullable<Parameters<typeof openBrowser>[0]>

const dress = lineItem({ id: 'a', variantId: 12, sku: 'DRESS' })
const dressIn = cartOf(dress)
const totes = { sku: skuOfGift(90), name: 'Tote' }

/** A browser with one dress in its bag. `soldOut` are variants without stock. */
function openBag({
  engine = createEngine(),
  service = cartService(dressIn),
  soldOut = [],
  ...parts
}: Parts & { engine?: Engine; service?: Service; soldOut?: number[] } = {}) {
  const catalogue = catalogueOf((variantId) => (soldOut.includes(variantId) ? 0 : 9))
  const services = { ...parts.services, cart: service.cart, catalogue }
  const browser = openBrowser({ cartId: 'c', ...parts, engine: engine.promotions, services })
  return {
    ...engine,
    ...service,
    browser,
    sync: (options?: Parameters<typeof syncCart>[1]) => browser.visit((visit) => syncCart(visit, options)),
    /** The codes that the browser has kept. */
    keepsCodes: () => browser.jar.has('sv-coupons_en'),
  }
}

describe('a sync with the engine', () => {
  test('a sync reads the session of the cart, creates it if it does not exist, and evaluates changes as a dry run [PROMO-06, PROMO-09, PROMO-10, PROMO-11, PROMO-39, PROMO-40]', async () => {
    const { sync, requested, updates, works } = openBag()
    await sync()
    // A guest has no profile.
    expect(requested.filter((each) => typeof each === 'string')).toEqual(['session'])
    expect(updates()).toMatchObject([
      { sessionId: 'c', isDryRun: false, profile: null, items: [{ sku: 'DRESS', quantity: 1 }] },
    ])
    const { productId, variantId } = dress
    await works.updateItem({ cartId: 'c', version: null, lineId: 'a', productId, variantId, quantity: 3 })
    await sync()
    expect(updates().at(-1)).toMatchObject({ isDryRun: true, items: [{ quantity: 3 }] })
  })

  test('a sync for the checkout is no dry run, and is sent although nothing has changed [CHK-06]', async () => {
    const { sync, updates } = openBag()
    await sync()
    await sync({ isFinal: true })
    expect(updates().map(({ isDryRun }) => isDryRun)).toEqual([false, false])
  })

  test('a sync sends nothing if the session has the cart’s items already [PROMO-12]', async () => {
    const { sync, updates } = openBag()
    await sync()
    await sync()
    expect(updates()).toHaveLength(1)
  })

  test('a sync sends the items again if their price at the platform has changed [PROMO-11]', async () => {
    let cart = dressIn
    const { sync, updates } = openBag({ service: cartService(dressIn, () => ({ cart: async () => cart })) })
    await sync()
    cart = cartOf({ ...dress, ...lineItem({ id: 'a', sku: 'DRESS', price: 1900 }) })
    await sync()
    expect(updates().map(({ items }) => items[0]?.price)).toEqual([20_000_000, 19_000_000])
  })

  test('a sync of a signed-in customer looks up their profile by e-mail address, creates it, and names it in the session [PROMO-06, PROMO-08]', async () => {
    const email = 'ada@selvedge.example'
    const { sync, requested, updates } = openBag({
      customer: { id: 7, sessionId: 's', startedAt: 0 },
      service: cartService({ ...dressIn, customerId: 7 }),
      services: { customers: { customer: async () => ({ email }) as never } },
    })
    await sync()
    expect(requested).toEqual(expect.arrayContaining([`profile ${email}`, `create ${email}`]))
    expect(updates().at(-1)).toMatchObject({ profile: email })
  })

  test.each([
    [2, 'priced', 3],
    [3, 'unavailable', 3],
  ])('a sync that conflicts with others %i times is %s after %i attempts [PROMO-05]', async (times, outcome, sent) => {
    const conflicts = Array.from({ length: times }, () => new ServiceError('promotions', 'rejected', { status: 409 }))
    const { sync, updates } = openBag({ engine: createEngine({}, conflicts) })
    expect([(await sync()).outcome, updates().length]).toEqual([outcome, sent])
  })

  test('a sync in a market that is not on the list calls no engine and shows the platform’s prices [PROMO-03, PROMO-30]', async () => {
    const { sync, requested } = openBag({ market: markets.us })
    expect([await sync(), requested]).toEqual([expect.objectContaining({ promotions: null, outcome: 'off' }), []])
  })

  test('an engine that fails leaves the cart and the codes as they are, and the failure is logged [PROMO-15]', async () => {
    const engine = createEngine({}, [new ServiceError('promotions', 'unavailable')])
    const { sync, browser, keepsCodes } = openBag({ engine })
    expect(await sync({ couponCodes: ['WELCOME10'] })).toMatchObject({
      outcome: 'unavailable',
      promotions: null,
      keptCodes: ['WELCOME10'],
      cart: { id: 'c', lineItems: [{ id: 'a' }] },
    })
    expect([keepsCodes(), browser.errors()]).toEqual([true, ['promotions-sync']])
  })
})

describe('discounts that the platform has', () => {
  const discounted = {
    ...dressIn,
    cartAmount: { ...dressIn.cartAmount, amount: 1500 },
    coupons: [{ id: '1', code: 'THANKYOU', name: '', discount: { amount: 500, currency: 'GBP' as const } }],
  }

  test('the discounts and coupons of an abandoned checkout are removed when the cart is read, so that they do not apply twice [BAG-30, PROMO-37]', async () => {
    const cleared: unknown[] = []
    const service = cartService(discounted, ({ clearDiscounts }) => ({
      clearDiscounts: async (request) => (cleared.push(request), clearDiscounts(request)),
    }))
    const { cart } = await openBag({ service }).sync()
    expect([cart.cartAmount.amount, cleared]).toEqual([2000, [{ cartId: 'c', version: 1, couponCodes: ['THANKYOU'] }]])
  })

  test('the platform’s coupons stay in a market without the engine [D-25]', async () => {
    const { sync, writes } = openBag({ service: cartService(discounted), market: markets.us })
    const { cart } = await sync()
    expect([cart.cartAmount.amount, cart.coupons.length, writes]).toEqual([1500, 1, []])
  })
})

describe('free gifts', () => {
  const giftsOf = ({ cart }: Awaited<ReturnType<typeof syncCart>>) =>
    cart.lineItems.filter(({ isFreeGift }) => isFreeGift).map(({ sku, quantity }) => [sku, quantity])

  test('free gifts are added once, also if they are earned twice or are in the cart already [PROMO-33, PROMO-34]', async () => {
    const { sync, writes } = openBag({ engine: createEngine({ freeGifts: [totes, totes] }) })
    for (let syncs = 0; syncs < 2; syncs += 1) expect(giftsOf(await sync())).toEqual([[totes.sku, 1]])
    expect(writes).toEqual(['addFreeGift'])
  })

  test.each<[string, { sku: string; name: string }, number[]]>([
    ['are out of stock', totes, [90]],
    ['are unknown', { sku: 'NO-SUCH-SKU', name: 'Ghost' }, []],
  ])('free gifts that %s are announced and block nothing [D-41] [PROMO-33]', async (_what, gift, soldOut) => {
    const { sync } = openBag({ engine: createEngine({ freeGifts: [gift] }), soldOut })
    const synced = await sync()
    expect([synced.outcome, synced.promotions?.missingGifts, giftsOf(synced)]).toEqual(['priced', [gift.name], []])
  })

  const withGift = () => cartOf(dress, lineItem({ id: 'gift', sku: totes.sku, variantId: 90, price: 0 }))

  test.each<[string, { sku: string; name: string }[], number[]]>([
    ['are no longer earned', [], []],
    ['have sold out in the cart', [totes], [90]],
  ])('free gifts that %s are removed [PROMO-32]', async (_what, freeGifts, soldOut) => {
    const service = cartService(withGift())
    const { sync, writes } = openBag({ engine: createEngine({ freeGifts }), service, soldOut })
    expect([giftsOf(await sync()), writes]).toEqual([[], ['removeItem']])
  })

  test('free gifts that another request has just removed are not shown again [PROMO-32]', async () => {
    const service = cartService(withGift(), ({ removeItem }) => ({
      async removeItem(request) {
        await removeItem(request)
        return removeItem({ ...request, version: null })
      },
    }))
    const synced = await openBag({ service }).sync()
    expect(synced.cart.lineItems.map(({ id }) => id)).toEqual(['a'])
  })

  test('free gifts that a sync cannot remove are only logged [PROMO-16]', async () => {
    const service = cartService(withGift(), () => ({ removeItem: platformDown }))
    const { sync, browser } = openBag({ service })
    const synced = await sync()
    expect([synced.outcome, giftsOf(synced), browser.errors()]).toEqual([
      'priced',
      [[totes.sku, 1]],
      ['free-gift-remove'],
    ])
  })

  test('a cart that ends with its last gift is empty and leaves no cookie [BAG-39]', async () => {
    const service = cartService(cartOf(lineItem({ id: 'gift', sku: totes.sku, variantId: 90, price: 0 })))
    const { sync, browser } = openBag({ service })
    const { cart } = await sync()
    expect([cart.id, cart.lineItems, [...browser.jar.keys()]]).toEqual([null, [], []])
  })
})

describe('codes', () => {
  const { couponRefusals } = messages

  test('a refused code is removed on its own, with its reason, and the other stays [PROMO-35]', async () => {
    const engine = createEngine({
      acceptedCodes: ['WELCOME10'],
      refusedCoupons: [{ code: 'SUMMER24', reason: 'expired' }],
    })
    const { sync, updates } = openBag({ engine, coupons: ['WELCOME10'] })
    const { promotions } = await sync({ couponCodes: ['WELCOME10', 'SUMMER24'] })
    expect(promotions).toMatchObject({
      coupons: [{ code: 'WELCOME10', status: 'applied', hint: null }],
      refused: [{ code: 'SUMMER24', reason: 'expired', text: couponRefusals.expired }],
    })
    await sync()
    expect(updates().map(({ manualCoupons }) => manualCoupons)).toEqual([['WELCOME10', 'SUMMER24'], ['WELCOME10']])
  })

  test('codes that the engine does not mention are dropped [PROMO-36]', async () => {
    const { sync, keepsCodes } = openBag({ coupons: ['GHOST'] })
    const { promotions } = await sync()
    expect(promotions).toMatchObject({ coupons: [], refused: [{ code: 'GHOST', reason: 'not-found' }] })
    expect(keepsCodes()).toBe(false)
  })

  test('a first code that is refused is not kept, so that it is refused once [PROMO-36]', async () => {
    const { sync, keepsCodes } = openBag({ coupons: [] })
    expect((await sync({ couponCodes: ['GHOST'] })).promotions?.refused).toMatchObject([{ code: 'GHOST' }])
    expect(keepsCodes()).toBe(false)
    expect((await sync()).promotions?.refused).toEqual([])
  })

  test.each([
    ['what is missing', [{ text: 'Spend £5 more', code: 'THANKYOU20' }], 'Spend £5 more'],
    ['that something is missing if the engine does not say what', [], couponRefusals.conditions],
  ])('codes whose conditions are not met are kept, say %s, and apply later', async (_what, hints, hint) => {
    const refusedCoupons = [{ code: 'THANKYOU20', reason: 'conditions' as const }]
    const acceptedCodes: string[] = []
    const { sync, keepsCodes } = openBag({ engine: createEngine({ refusedCoupons, acceptedCodes, hints }) })
    const waiting = await sync({ couponCodes: ['THANKYOU20'] })
    expect(waiting.promotions?.coupons).toEqual([{ code: 'THANKYOU20', status: 'waiting', hint }])
    expect(keepsCodes()).toBe(true)
    refusedCoupons.pop()
    acceptedCodes.push('THANKYOU20')
    expect((await sync()).promotions?.coupons).toMatchObject([{ status: 'applied' }])
  })

  test('codes are kept for an empty cart, without a call of the engine', async () => {
    const { sync, requested } = openBag({ coupons: ['WELCOME10'], service: cartService(null) })
    expect((await sync()).promotions?.coupons).toEqual([{ code: 'WELCOME10', status: 'saved', hint: null }])
    expect(requested).toEqual([])
  })
})
