import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addedPriceAtom } from './added-to-cart.ts'
import { loadedCartAtom } from './cart-state.ts'
import { addToCartAtom, clearCartAtom, loadCartAtom, removeLineAtom } from './cart.ts'
import { checkoutAtom, checkoutButtonAtom } from './checkout.ts'
import { applyCouponAtom, isOutcomeCurrent } from './coupons.ts'
import { openCartAtom } from './open-cart.ts'
import { isSyncingAtom } from './promotions-state.ts'
import {
  certificatesAtom,
  keptCodesAtom,
  promotionsAtom,
  promotionsOutcomeAtom,
  syncPromotionsAtom,
} from './promotions.ts'
import { flushQuantitiesAtom, updateQuantityAtom } from './quantities.ts'
import { addedOf, cartOf, createFakeWorker, createTestPage, lineOf, problemResponse } from './test/fake-worker.ts'
import { notificationsAtom } from './ui.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { money } from '#shared/domain/money.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { viewBagText } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

const price = money(1999, 'GBP')
const priced: Promotions = {
  lines: [],
  applied: [],
  total: money(1500, 'GBP'),
  coupons: [],
  refused: [],
  hints: [],
  missingGifts: [],
}
const addition = { line: { productId: 11, variantId: 111, quantity: 1 }, added: addedOf() }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

async function pageWith(...ids: string[]) {
  const worker = createFakeWorker(cartOf(ids.map((id) => lineOf(id))))
  worker.promotions = priced
  const page = createTestPage(worker, { hasPromotions: true })
  await page.store.set(loadCartAtom)
  return { ...page, worker, syncs: () => worker.sent('sync').length }
}

/** A Worker whose `sync` responses are released by the test. */
function holdSyncs(worker: ReturnType<typeof createFakeWorker>) {
  const waiting: (() => void)[] = []
  worker.before = (call) =>
    call.method === 'sync' ? new Promise((resolve) => waiting.push(() => resolve(null))) : Promise.resolve(null)
  return { waiting, release: () => waiting.shift()?.() }
}

describe('sync', () => {
  test.each<[string, (page: Awaited<ReturnType<typeof pageWith>>) => unknown]>([
    ['an addition', ({ store }) => store.set(addToCartAtom, addition)],
    ['a removal', ({ store }) => store.set(removeLineAtom, 'a')],
    [
      'a new quantity',
      async ({ store }) => (
        store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 }),
        store.set(flushQuantitiesAtom)
      ),
    ],
    ['clearing', ({ store }) => store.set(clearCartAtom)],
  ])('a sync follows %s [PROMO-04]', async (_what, change) => {
    const page = await pageWith('a', 'b')
    expect(page.syncs()).toBe(0)
    await change(page)
    await vi.waitFor(() => expect([page.syncs(), page.store.get(isSyncingAtom)]).toEqual([1, false]))
  })

  test('only one sync runs at a time, and calls during it cause one more sync after it [PROMO-05]', async () => {
    const { store, worker, syncs } = await pageWith('a')
    const { waiting, release } = holdSyncs(worker)
    const first = store.set(syncPromotionsAtom)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const further = [1, 2, 3, 4].map(() => store.set(syncPromotionsAtom))
    expect(syncs()).toBe(1)
    release()
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    release()
    await Promise.all([first, ...further])
    expect([syncs(), store.get(isSyncingAtom)]).toEqual([2, false])
  })

  test('a stale sync response does not undo a newer cart change, which has its own sync [PROMO-05]', async () => {
    const { store, worker } = await pageWith('a', 'b')
    const stale = Response.json({
      cart: JSON.parse(await (await worker.fetch('/getCart', { body: '[{}]' })).text()),
      promotions: priced,
      outcome: 'priced',
    })
    let first = true
    worker.before = async (call) => {
      if (call.method !== 'sync' || !first) return null
      first = false
      await store.set(removeLineAtom, 'a')
      return stale
    }
    await store.set(syncPromotionsAtom)
    await vi.waitFor(() => expect(store.get(isSyncingAtom)).toBe(false))
    expect(store.get(loadedCartAtom)?.lineItems.map(({ id }) => id)).toEqual(['b'])
  })

  test('no sync is sent if the promotion engine is off [PROMO-03]', async () => {
    const worker = createFakeWorker(cartOf([lineOf('a')]))
    const { store } = createTestPage(worker)
    await store.set(loadCartAtom)
    await store.set(removeLineAtom, 'a')
    await store.set(openCartAtom)
    expect(worker.sent('sync')).toEqual([])
  })

  test('a failed sync is only logged, and the syncing flag is reset [PROMO-15]', async () => {
    const { store, worker } = await pageWith('a')
    worker.before = async (call) => (call.method === 'sync' ? new Response('{}', { status: 503 }) : null)
    await store.set(syncPromotionsAtom)
    expect([
      store.get(isSyncingAtom),
      store.get(promotionsAtom),
      store.get(promotionsOutcomeAtom),
      store.get(notificationsAtom),
    ]).toEqual([false, null, 'unavailable', []])
    expect(store.get(loadedCartAtom)?.lineItems).toHaveLength(1)
    expect(console.error).toHaveBeenCalledOnce()
  })

  test('a sync names each coupon code that was dropped [PROMO-35]', async () => {
    const { store, worker } = await pageWith('a')
    worker.promotions = {
      ...priced,
      refused: [{ code: 'SUMMER24', reason: 'expired', text: 'This code has expired.' }],
    }
    await store.set(syncPromotionsAtom)
    expect(store.get(notificationsAtom)).toMatchObject([{ kind: 'error', text: 'SUMMER24: This code has expired.' }])
  })
})

describe('opening the bag', () => {
  test('opening the cart syncs promotions, checks the stock and records view_cart [BAG-21] [BAG-22] [BAG-23]', async () => {
    const { store, worker, recorded } = await pageWith('a')
    await store.set(openCartAtom)
    expect([worker.sent('sync').length, worker.sent('getProductInventory').length]).toEqual([1, 1])
    expect(recorded).toMatchObject([
      { event: 'view_cart', ecommerce: { items: [{ sku: '123456-NAV-10', quantity: 1, price: 19.99 }] } },
    ])
  })

  test('opening the cart loads it first if it is not loaded', async () => {
    const worker = createFakeWorker(cartOf([lineOf('a')]))
    const { store, recorded } = createTestPage(worker)
    await store.set(openCartAtom)
    expect(recorded).toMatchObject([{ ecommerce: { items: [{ sku: '123456-NAV-10' }] } }])
  })
})

describe('Checkout button', () => {
  test('the Checkout button says why it is busy during a sync, and is not disabled [CHK-03, D-574]', async () => {
    const { store, worker } = await pageWith('a')
    expect(store.get(checkoutButtonAtom)).toEqual({ label: 'Checkout', isDisabled: false, reason: null })
    const { waiting, release } = holdSyncs(worker)
    const sync = store.set(syncPromotionsAtom)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    expect(store.get(checkoutButtonAtom)).toEqual({
      label: 'Checkout',
      isDisabled: false,
      reason: messages.promotions.updating,
    })
    release()
    await sync
    expect(store.get(checkoutButtonAtom).reason).toBeNull()
  })

  test('the Checkout button keeps a press made during a sync, and continues once the promotions are known [CHK-03]', async () => {
    const { store, worker, visitedUrls: left } = await pageWith('a')
    const { waiting, release } = holdSyncs(worker)
    const sync = store.set(syncPromotionsAtom)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const leaving = store.set(checkoutAtom)
    expect(store.get(checkoutButtonAtom)).toMatchObject({ label: 'Loading...', isDisabled: true })
    await new Promise((resolve) => setTimeout(resolve))
    expect(left).toEqual([])
    release()
    await Promise.all([sync, leaving])
    expect(left).toEqual(['/us/checkout-identity'])
  })

  test('the Checkout button is busy and reads Loading... while the checkout login loads [CHK-01] [CHK-04]', async () => {
    const { store } = await pageWith('a')
    const leaving = store.set(checkoutAtom)
    expect(store.get(checkoutButtonAtom)).toEqual({ label: 'Loading...', isDisabled: true, reason: null })
    await leaving
    expect(store.get(checkoutButtonAtom).label).toBe('Checkout')
  })
})

describe('coupon code', () => {
  test('a coupon code is reported as applied, kept, refused or failed', async () => {
    const { store, worker } = await pageWith('a')
    const apply = (promotions: Promotions | null) => (
      (worker.promotions = promotions),
      store.set(applyCouponAtom, ' mycode ')
    )
    expect(await apply({ ...priced, coupons: [{ code: 'MYCODE', status: 'applied', hint: null }] })).toMatchObject({
      status: 'applied',
    })
    expect(
      await apply({ ...priced, coupons: [{ code: 'MYCODE', status: 'waiting', hint: 'Spend £5 more' }] }),
    ).toMatchObject({ status: 'kept' })
    expect(await apply({ ...priced, refused: [{ code: 'MYCODE', reason: 'expired', text: 'Expired.' }] })).toEqual({
      status: 'refused',
      code: 'MYCODE',
      text: 'Expired.',
    })
    expect(await apply(null)).toEqual({ status: 'kept', code: 'MYCODE', text: messages.coupons.unavailable })
    worker.before = async () => problemResponse(429, 'too-many-tries')
    expect(await apply(priced)).toEqual({ status: 'failed', code: 'MYCODE', text: 'too-many-tries' })
    expect(worker.sent('applyCoupon')[0]).toEqual({ code: 'MYCODE' })
  })

  test.each([
    ['applied', 'applied', true],
    ['applied', 'waiting', false],
    ['applied', null, false],
    ['kept', 'waiting', true],
    ['kept', 'applied', false],
    ['refused', null, true],
    ['failed', null, true],
  ] as const)(
    'the message %s for a coupon code that now has the status %s is current: %s',
    (shownStatus, currentStatus, isCurrent) => {
      const coupons = currentStatus === null ? [] : [{ code: 'MYCODE', status: currentStatus, hint: null }]
      expect(isOutcomeCurrent({ status: shownStatus, code: 'MYCODE', text: '' }, { ...priced, coupons })).toBe(
        isCurrent,
      )
    },
  )

  test('a coupon code remains visible while the engine is unavailable, as the Worker reports it or as last known', async () => {
    const { store, worker } = await pageWith('a')
    worker.promotions = { ...priced, coupons: [{ code: 'MYCODE', status: 'applied', hint: null }] }
    await store.set(syncPromotionsAtom)
    expect(store.get(keptCodesAtom)).toEqual([])
    worker.before = async () => new Response('{}', { status: 503 })
    await store.set(syncPromotionsAtom)
    expect([store.get(promotionsAtom), store.get(keptCodesAtom)]).toEqual([null, ['MYCODE']])
    const cart = toCartEntity(cartOf([lineOf('a')]))
    worker.before = async (call) =>
      call.method === 'sync'
        ? Response.json({ cart, promotions: null, outcome: 'unavailable', keptCodes: ['MYCODE', 'OTHER'] })
        : null
    await store.set(syncPromotionsAtom)
    expect(store.get(keptCodesAtom)).toEqual(['MYCODE', 'OTHER'])
  })

  test('a gift certificate is reported as applied or refused, also where the market has no engine [GIFT-04, GIFT-05]', async () => {
    const { store, worker } = await pageWith('a')
    const cart = toCartEntity(cartOf([lineOf('a')]))
    const answer = (body: object) => {
      worker.before = async (call) =>
        call.method === 'sync' ? null : Response.json({ cart, promotions: null, outcome: 'off', ...body })
      return store.set(applyCouponAtom, 'ffz-5n4-c7m-s78')
    }
    const certificates = [{ ending: 'MS78', balance: money(2500, 'GBP') }]
    const applied = await answer({ certificates, certificate: 'changed' })
    expect(applied).toMatchObject({ status: 'applied', text: messages.coupons.codeApplied })
    expect(store.get(certificatesAtom)).toEqual(certificates)
    expect([isOutcomeCurrent(applied, null, certificates), isOutcomeCurrent(applied, null, [])]).toEqual([true, false])
    const refused = { status: 'refused', text: messages.coupons.notKnown }
    expect(await answer({ certificates, certificate: 'refused' })).toMatchObject(refused)
    expect(await answer({ certificates: [] })).toMatchObject(refused)
  })

  test('an empty coupon code sends no request', async () => {
    const { store, worker } = await pageWith('a')
    expect(await store.set(applyCouponAtom, '  ')).toMatchObject({ status: 'failed' })
    expect(worker.sent('applyCoupon')).toEqual([])
  })
})

describe('pop-up', () => {
  test('the pop-up shows the special price, or the price, less the discount on the last unit [PROMO-24] [BAG-59]', async () => {
    const { store, worker } = await pageWith()
    // The page's price already includes a promotion (from a badge), which must not be deducted twice.
    await store.set(addToCartAtom, { ...addition, added: { ...addition.added, specialPrice: money(1500, 'GBP') } })
    expect(store.get(addedPriceAtom)).toEqual({ price, special: null })
    const [listPrice, salePrice] = [money(1500, 'GBP'), money(1500, 'GBP')]
    worker.cart = cartOf(worker.cart.lineItems.map((line) => ({ ...line, listPrice, salePrice })))
    await store.set(loadCartAtom)
    expect(store.get(addedPriceAtom)).toEqual({ price, special: money(1500, 'GBP') })
    worker.promotions = {
      ...priced,
      lines: [
        {
          lineId: 'line-111',
          before: price,
          now: price,
          applied: [],
          display: null,
          lastUnitSaving: money(300, 'GBP'),
        },
      ],
    }
    await store.set(syncPromotionsAtom)
    expect(store.get(addedPriceAtom)).toEqual({ price, special: money(1200, 'GBP') })
  })

  test('the pop-up shows the platform’s prices if the engine does not respond [PROMO-30]', async () => {
    const worker = createFakeWorker()
    const { store } = createTestPage(worker)
    await store.set(addToCartAtom, addition)
    expect(store.get(addedPriceAtom)).toEqual({ price, special: null })
  })

  test('the pop-up links to the bag page with the number of items [BAG-60]', () => {
    expect([viewBagText(3), messages.bag.checkout]).toEqual(['View Bag (3)', 'Checkout'])
  })
})
