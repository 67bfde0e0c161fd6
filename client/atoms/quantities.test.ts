import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToCartAtom, loadCartAtom, removeLineAtom } from './cart.ts'
import { cartLinesAtom, flushQuantitiesAtom, hasPendingQuantitiesAtom, updateQuantityAtom } from './quantities.ts'
import { addedOf, cartOf, createFakeWorker, createTestPage, lineOf, problemResponse } from './test/fake-worker.ts'
import { notificationsAtom } from './ui.ts'
import * as messages from '#shared/messages/shop.ts'

const added = addedOf()

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function pageWith(...ids: string[]) {
  const worker = createFakeWorker(cartOf(ids.map((id) => lineOf(id))))
  const page = createTestPage(worker)
  await page.store.set(loadCartAtom)
  const shown = () => Object.fromEntries(page.store.get(cartLinesAtom).map((line) => [line.id, line.quantity]))
  return { ...page, worker, shown }
}

test('a quantity change shows at once, and only the last one is sent, half a second after it [BAG-41, CONST-06]', async () => {
  const { store, worker, shown } = await pageWith('a')
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 })
  await vi.advanceTimersByTimeAsync(499)
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 3 })
  expect(shown()).toEqual({ a: 3 })
  await vi.advanceTimersByTimeAsync(499)
  expect(worker.sent('updateCartItem')).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.sent('updateCartItem')).toEqual([{ itemId: 'a', data: { line_item: { quantity: 3, product_id: 11 } } }])
  expect(store.get(hasPendingQuantitiesAtom)).toBe(false)
})

test('a change of one line does not drop that of another [BAG-41]', async () => {
  const { store, worker } = await pageWith('a', 'b')
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 })
  await vi.advanceTimersByTimeAsync(100)
  store.set(updateQuantityAtom, { lineId: 'b', quantity: 4 })
  await vi.runAllTimersAsync()
  expect(worker.cart.lineItems.map((line) => line.quantity)).toEqual([2, 4])
})

test('a refused change is rolled back, with a message [BAG-69]', async () => {
  const { store, worker, shown } = await pageWith('a')
  worker.before = async () => problemResponse(409, 'insufficient-stock')
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 9 })
  await vi.advanceTimersByTimeAsync(500)
  expect(shown()).toEqual({ a: 1 })
  expect(store.get(notificationsAtom)).toMatchObject([
    { kind: 'error', text: messages.bag.exceedsStock, isPersistent: true },
  ])
})

test('the cart is read again if the changed line no longer exists', async () => {
  const { store, worker, shown } = await pageWith('a', 'b')
  worker.before = async (call) => {
    if (call.method !== 'updateCartItem') return null
    worker.cart = cartOf([lineOf('b')])
    return problemResponse(404, 'not-found')
  }
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 })
  await vi.runAllTimersAsync()
  expect(shown()).toEqual({ b: 1 })
})

test('flushing sends pending changes at once and waits for the response', async () => {
  const { store, worker } = await pageWith('a')
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 5 })
  expect(await store.set(flushQuantitiesAtom)).toBe(true)
  expect(worker.cart.lineItems[0]?.quantity).toBe(5)
  await vi.runAllTimersAsync()
  expect(worker.sent('updateCartItem')).toHaveLength(1)
})

test('leaving the page sends pending changes at once, without waiting for an in-flight request', async () => {
  const { store, worker, leave } = await pageWith('a', 'b')
  worker.before = (call) => (call.args['itemId'] === 'a' ? new Promise(() => undefined) : Promise.resolve(null))
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 })
  await vi.advanceTimersByTimeAsync(500)
  store.set(updateQuantityAtom, { lineId: 'b', quantity: 3 })
  leave()
  expect(worker.sent('updateCartItem').map((args) => args['itemId'])).toEqual(['a', 'b'])
})

test('leaving the page sends queued requests, which would otherwise never be sent', async () => {
  const { store, worker, leave } = await pageWith('a', 'b')
  worker.before = (call) => (call.args['itemId'] === 'a' ? new Promise(() => undefined) : Promise.resolve(null))
  void store.set(removeLineAtom, 'a')
  void store.set(removeLineAtom, 'b')
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.sent('removeCartItem').map((args) => args['itemId'])).toEqual(['a'])
  leave()
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.sent('removeCartItem').map((args) => args['itemId'])).toEqual(['a', 'b'])
})

test('hiding the page sends pending changes without the debounce, because a phone may never show the page again', async () => {
  const { store, worker, hide } = await pageWith('a')
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 })
  hide()
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.cart.lineItems[0]?.quantity).toBe(2)
})

test('removing a line drops its pending change', async () => {
  const { store, worker } = await pageWith('a', 'b')
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 })
  await store.set(removeLineAtom, 'a')
  await vi.runAllTimersAsync()
  expect(worker.sent('updateCartItem')).toEqual([])
})

test('adding to a line whose new quantity is still pending adds to that quantity [BAG-41]', async () => {
  const { store, worker } = await pageWith('line-111')
  store.set(updateQuantityAtom, { lineId: 'line-111', quantity: 3 })
  const adding = store.set(addToCartAtom, { line: { productId: 11, variantId: 111, quantity: 1 }, added })
  await vi.runAllTimersAsync()
  await adding
  expect(worker.calls.map(({ method }) => method).filter((method) => method !== 'getCart')).toEqual([
    'updateCartItem',
    'addCartItems',
  ])
})

test.each([
  ['sent while the result of an addition is unknown', false],
  ['sent by a page that is being left during an addition', true],
])(
  'a quantity that is %s reaches the Worker even if the page shows that quantity already [BAG-41]',
  async (_, isLeft) => {
    const { store, worker, shown, leave } = await pageWith('a')
    const { fetch } = worker
    worker.before = async (call) => {
      if (call.method !== 'addCartItems') return null
      if (worker.sent('addCartItems').length > 1) throw new TypeError('Failed to fetch')
      // The Worker adds a unit, but its response is lost.
      await fetch('/api/bigcommerce/updateCartItem', {
        method: 'POST',
        body: JSON.stringify([{ itemId: 'a', data: { line_item: { quantity: 2 } } }]),
      })
      if (isLeft) await new Promise((resolve) => setTimeout(resolve, 50))
      throw new TypeError('Failed to fetch')
    }
    const adding = store.set(addToCartAtom, { line: { productId: 11, variantId: 111, quantity: 1 }, added })
    store.set(updateQuantityAtom, { lineId: 'a', quantity: 1 })
    if (isLeft) await vi.advanceTimersByTimeAsync(10).then(leave)
    else void store.set(flushQuantitiesAtom)
    await vi.runAllTimersAsync()
    await adding
    expect([worker.cart.lineItems[0]?.quantity, shown()]).toEqual([1, { a: 1 }])
  },
)

test("a change without a response is reported with a retry, and the cart then shows the Worker's state", async () => {
  const { store, worker, shown } = await pageWith('a')
  let isLost = true
  const { fetch } = worker
  worker.before = async (call) => {
    if (call.method !== 'updateCartItem' || !isLost) return null
    isLost = false
    // The Worker has made the change, but its response is lost.
    await fetch('/api/bigcommerce/updateCartItem', { method: 'POST', body: JSON.stringify([call.args]) })
    throw new TypeError('Failed to fetch')
  }
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 4 })
  await vi.runAllTimersAsync()
  expect(shown()).toEqual({ a: 4 })
  const [notification] = store.get(notificationsAtom)
  expect(notification).toMatchObject({
    kind: 'error',
    text: messages.bag.offline,
    action: { label: messages.bag.retry },
  })
  worker.cart = cartOf([lineOf('a', { quantity: 1 })])
  await store.set(loadCartAtom)
  notification?.action?.run()
  await vi.runAllTimersAsync()
  expect(worker.cart.lineItems[0]?.quantity).toBe(4)
})

test('a removed line disappears at once, and no late response brings it back', async () => {
  const { store, worker, shown } = await pageWith('a', 'b')
  worker.before = () => new Promise((resolve) => setTimeout(() => resolve(null), 300))
  store.set(updateQuantityAtom, { lineId: 'b', quantity: 2 })
  void store.set(flushQuantitiesAtom)
  void store.set(removeLineAtom, 'a')
  const quantities: (number | undefined)[] = []
  const stop = store.sub(cartLinesAtom, () => quantities.push(shown()['a']))
  await vi.runAllTimersAsync()
  stop()
  expect([shown(), quantities.every((quantity) => quantity === undefined)]).toEqual([{ b: 2 }, true])
})

test('a failed removal is reported and restores the line, and its retry removes it', async () => {
  const { store, worker, shown } = await pageWith('a', 'b')
  worker.before = async (call) => (call.method === 'removeCartItem' ? new Response('{}', { status: 503 }) : null)
  await store.set(removeLineAtom, 'a')
  expect(shown()).toEqual({ a: 1, b: 1 })
  worker.before = async () => null
  const [notification] = store.get(notificationsAtom)
  expect(notification).toMatchObject({ kind: 'error', text: messages.bag.failed })
  notification?.action?.run()
  await vi.runAllTimersAsync()
  expect(shown()).toEqual({ b: 1 })
})

type Step = { kind: 'update'; lineId: string; quantity: number } | { kind: 'wait'; ms: number } | { kind: 'flush' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('update' as const),
    lineId: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 900 }) }),
  fc.record({ kind: fc.constant('flush' as const) }),
)

test('the shopper and the Worker end with the same cart after any interleaving of changes, waits, slow responses and failures [BAG-41]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.infiniteStream(fc.record({ ms: fc.integer({ min: 0, max: 1200 }), fails: fc.boolean() })),
      fc.boolean(),
      async (steps, responses, mayFail) => {
        const { store, worker, shown } = await pageWith('a', 'b', 'c')
        const expected: Record<string, number> = { a: 1, b: 1, c: 1 }
        const isShownAtOnce: boolean[] = []
        let inFlight = 0
        let maxInFlight = 0
        worker.before = async () => {
          const { ms, fails } = responses.next().value
          inFlight += 1
          maxInFlight = Math.max(maxInFlight, inFlight)
          await new Promise((resolve) => setTimeout(resolve, ms))
          inFlight -= 1
          return mayFail && fails ? new Response('{}', { status: 503 }) : null
        }
        for (const each of steps) {
          if (each.kind === 'wait') await vi.advanceTimersByTimeAsync(each.ms)
          else if (each.kind === 'flush') void store.set(flushQuantitiesAtom)
          else {
            store.set(updateQuantityAtom, each)
            expected[each.lineId] = each.quantity
            isShownAtOnce.push(shown()[each.lineId] === each.quantity)
          }
        }
        await vi.runAllTimersAsync()
        expect(store.get(hasPendingQuantitiesAtom)).toBe(false)
        expect(shown()).toEqual(Object.fromEntries(worker.cart.lineItems.map((line) => [line.id, line.quantity])))
        expect(shown()).toEqual(mayFail ? shown() : expected)
        expect(isShownAtOnce).not.toContain(false)
        expect(maxInFlight).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: 150 },
  )
})
