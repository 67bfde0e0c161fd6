import { describe, expect, test } from 'vitest'
import { openBrowser } from '../test/browser.ts'
import { cartService, platformDown, skuOfGift } from '../test/cart-service.ts'
import { createEngine } from '../test/engine.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { catalogueOf } from '../test/stock-is.ts'
import { clearCart, removeLine, updateLine } from './change-lines.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

type Broken = Parameters<typeof cartService>[1]

const dresses = lineItem({ id: 'a', variantId: 12, quantity: 2 })
const shoes = lineItem({ id: 'b', variantId: 13, quantity: 1 })
const gift = lineItem({ id: 'gift', variantId: 90, sku: skuOfGift(90), price: 0 })
const earned = { sku: gift.sku, name: 'Tote' }

/** A browser with these lines in its bag, in a shop with so many units of each variant. */
function openBag({
  lines = [dresses, shoes],
  units = 9,
  freeGifts = [earned],
  failures = [],
  broken,
}: {
  lines?: (typeof dresses)[]
  units?: number | null
  freeGifts?: { sku: string; name: string }[]
  failures?: Error[]
  broken?: Broken
} = {}) {
  const engine = createEngine({ freeGifts }, failures)
  const service = cartService(cartOf(...lines), broken)
  const browser = openBrowser({
    cartId: 'c',
    engine: engine.promotions,
    services: { cart: service.cart, catalogue: catalogueOf(() => units) },
  })
  return {
    ...service,
    ...engine,
    browser,
    set: (quantity: number, change: { lineId?: string; version?: number } = {}) =>
      browser.visit((visit) => updateLine(visit, { lineId: 'a', quantity, ...change })),
    remove: (lineId: string, version?: number) => browser.visit((visit) => removeLine(visit, lineId, { version })),
    inCart: () => service.now()?.lineItems.map(({ variantId, quantity }) => [variantId, quantity]) ?? null,
  }
}

const unchanged = [
  [12, 2],
  [13, 1],
]

describe('a quantity', () => {
  test.each<[number, number | null]>([
    [1, 9],
    [9, 9],
    [999, null],
  ])('%i units are set if %j are in stock', async (quantity, units) => {
    const { set, inCart, writes } = openBag({ units })
    expect((await set(quantity)).status).toBe('changed')
    expect([inCart(), writes]).toEqual([
      [
        [12, quantity],
        [13, 1],
      ],
      ['updateItem'],
    ])
  })

  test.each<[number, number | null]>([
    [10, 9],
    [999, 9],
    [1000, null],
    [999_999_999_999, null],
  ])('%d units are refused if %j are in stock, and the bag stays as it was [BAG-69]', async (quantity, units) => {
    const { set, inCart } = openBag({ units })
    expect([await set(quantity), inCart()]).toEqual([{ status: 'refused', reason: 'stock' }, unchanged])
  })

  test('a quantity of 0 removes the line [D-44]', async () => {
    const { set, inCart } = openBag()
    await set(0)
    expect(inCart()).toEqual([[13, 1]])
  })
})

describe('a change', () => {
  test('a change of a cart that has changed since the browser saw it is refused', async () => {
    const { set, remove, inCart } = openBag()
    const busy = { status: 'refused', reason: 'busy' }
    expect([await set(1, { version: 0 }), await remove('a', 0), inCart()]).toEqual([busy, busy, unchanged])
    expect((await set(1, { version: 1 })).status).toBe('changed')
  })

  test('a change that conflicts at every attempt is refused as busy after three of them', async () => {
    let attempts = 0
    const overtaken = async () => {
      attempts += 1
      throw new ServiceError('commerce', 'rejected', { status: 409 })
    }
    const { set, remove } = openBag({ broken: () => ({ updateItem: overtaken, removeItem: overtaken }) })
    const busy = { status: 'refused', reason: 'busy' }
    expect([await set(1), await remove('a'), attempts]).toEqual([busy, busy, 6])
  })

  test('a line that the cart does not have is not found', async () => {
    const { set, remove, inCart } = openBag()
    await expect(set(1, { lineId: 'another' })).rejects.toThrow(NotFoundError)
    await expect(remove('another')).rejects.toThrow(NotFoundError)
    expect(inCart()).toEqual(unchanged)
  })
})

describe('the end of a cart', () => {
  test('removing the last line forgets the cart’s cookies and sends an empty list to the engine’s session [BAG-39, PROMO-13]', async () => {
    const { remove, browser, promotions, updates } = openBag({ lines: [dresses] })
    const items = [{ sku: dresses.sku, name: '', quantity: 2, price: 20_000_000, productId: 11, variantId: 12 }]
    const session = { market: markets.en, sessionId: 'c', manualCoupons: [], profile: null }
    await promotions.updateSession({ ...session, isDryRun: false, items }, untilDone())
    expect(await remove('a')).toMatchObject({ status: 'changed', cart: { id: null, lineItems: [] } })
    expect([...browser.jar.keys()]).toEqual([])
    expect(updates().at(-1)).toMatchObject({ sessionId: 'c', isDryRun: false, items: [] })
  })

  test('clearing deletes the cart and forgets its cookies; without a cart there is nothing to clear [BAG-40]', async () => {
    const { browser, inCart } = openBag()
    expect([await browser.visit(clearCart), inCart(), [...browser.jar.keys()]]).toEqual([
      { status: 'cleared' },
      null,
      [],
    ])
    await expect(openBrowser().visit(clearCart)).rejects.toThrow(NotFoundError)
  })
})

describe('a bag with a free gift', () => {
  const withGift = [dresses, gift]

  test('the gift is removed before the units, so the cart never holds an unearned gift [PROMO-32]', async () => {
    const { set, inCart, writes } = openBag({ lines: withGift, freeGifts: [] })
    await set(1)
    expect([inCart(), writes]).toEqual([[[12, 1]], ['removeItem', 'updateItem']])
  })

  test('a gift that is still earned is back in the response', async () => {
    const { set, inCart, writes } = openBag({ lines: withGift })
    expect(await set(1)).toMatchObject({ cart: { lineItems: [{ quantity: 1 }, { isFreeGift: true }] } })
    expect([inCart(), writes]).toEqual([
      [
        [12, 1],
        [90, 1],
      ],
      ['removeItem', 'updateItem', 'addFreeGift'],
    ])
  })

  test('more units leave the gift where it is', async () => {
    const { set, writes } = openBag({ lines: withGift })
    await set(3)
    expect(writes).toEqual(['updateItem'])
  })

  test('a change that may end the condition of a gift fails if the gift cannot be removed, and the cart stays unchanged [PROMO-16] [D-176]', async () => {
    const { set, inCart } = openBag({ lines: withGift, broken: () => ({ removeItem: platformDown }) })
    await expect(set(1)).rejects.toThrow(ServiceError)
    expect(inCart()).toEqual([
      [12, 2],
      [90, 1],
    ])
  })

  test('a cart that is made smaller while the engine fails has no gift until the next sync', async () => {
    const failures = [new ServiceError('promotions', 'unavailable')]
    const { set, inCart, browser } = openBag({ lines: withGift, failures })
    expect((await set(1)).status).toBe('changed')
    expect([inCart(), browser.errors()]).toEqual([[[12, 1]], ['free-gifts']])
  })

  test('the shopper can neither remove the gift nor change its quantity [BAG-17]', async () => {
    const { set, remove, inCart } = openBag({ lines: withGift })
    expect(await set(9, { lineId: 'gift' })).toEqual({ status: 'refused', reason: 'invalid' })
    await expect(remove('gift')).rejects.toThrow(NotFoundError)
    expect(inCart()).toEqual([
      [12, 2],
      [90, 1],
    ])
  })
})
