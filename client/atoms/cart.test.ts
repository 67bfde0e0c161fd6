import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addedToCartAtom } from './added-to-cart.ts'
import { cartBusyAtom, cartErrorsAtom, cartStatusAtom, type CartOperation, cartQuantityAtom } from './cart-state.ts'
import { addToCartAtom, clearCartAtom, loadCartAtom, removeLineAtom, seedCartAtom } from './cart.ts'
import { updateQuantityAtom, flushQuantitiesAtom } from './quantities.ts'
import { cartAtom } from './shown-cart.ts'
import { isCheckoutDisabledAtom } from './stock.ts'
import { addedOf, cartOf, createFakeWorker, createTestPage, lineOf, problemResponse } from './test/fake-worker.ts'
import { notificationsAtom, openPanelAtom } from './ui.ts'
import * as messages from '#shared/messages/shop.ts'

const added = addedOf({ quantity: 2 })
const addition = { line: { productId: 11, variantId: 111, quantity: 2 }, added }

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

test('a page starts with the default cart: null id, no lines, the currency of the market [BAG-02]', () => {
  const { store } = createTestPage(createFakeWorker())
  expect(store.get(cartAtom)).toMatchObject({ id: null, currency: 'GBP', lineItems: [] })
  expect(store.get(cartQuantityAtom)).toBe(0)
})

test('the cart quantity is the sum of the quantities of its lines [BAG-04]', async () => {
  const { store } = createTestPage(
    createFakeWorker(cartOf([lineOf('a', { quantity: 2 }), lineOf('b', { quantity: 3 })])),
  )
  await store.set(loadCartAtom)
  expect(store.get(cartQuantityAtom)).toBe(5)
  expect(store.get(cartStatusAtom)).toBe('ready')
})

test('cart requests use the prefix of the market and name its channel', async () => {
  const worker = createFakeWorker()
  const urls: string[] = []
  const { store } = createTestPage({
    ...worker,
    fetch: (input, init) => (urls.push(String(input)), worker.fetch(input, init)),
  })
  await store.set(loadCartAtom)
  expect(urls).toEqual(['/us/api/bigcommerce/getCart'])
  expect(worker.calls[0]?.channel).toBe('1421371')
})

test.each([
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['cannot be read', () => Promise.resolve(new Response('<html>'))],
  ['has status 503', () => Promise.resolve(problemResponse(503, 'unavailable'))],
])(
  'an addition whose response %s is sent again with the same operation id, and counts once',
  async (_what, respond) => {
    const worker = createFakeWorker(cartOf([lineOf('a', { variantId: 222, quantity: 1 })]))
    const { store } = createTestPage(worker)
    await store.set(loadCartAtom)
    let calls = 0
    worker.lose = ({ method }) => (method === 'addCartItems' && ++calls === 1 ? respond() : null)
    expect(await store.set(addToCartAtom, addition)).toEqual({ status: 'added' })
    const [first, second] = worker.sent('addCartItems').map(({ data }) => data?.['operation_id'])
    expect(second).toBe(first)
    expect([store.get(cartQuantityAtom), store.get(openPanelAtom), store.get(cartErrorsAtom)]).toEqual([
      3,
      'added-to-bag',
      {},
    ])
  },
)

test('an addition that never arrives is reported after one repeat, with a button that repeats it once more', async () => {
  const worker = createFakeWorker(cartOf([lineOf('a', { variantId: 111, quantity: 1 })]))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  worker.before = ({ method }) =>
    method === 'addCartItems' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(null)
  const outcome = await store.set(addToCartAtom, addition)
  expect(outcome).toEqual({ status: 'failed', message: messages.bag.offline, action: expect.anything() })
  expect([store.get(cartQuantityAtom), worker.sent('addCartItems').length]).toEqual([1, 2])
  worker.before = () => Promise.resolve(null)
  await (outcome.status === 'failed' && outcome.action?.run(store.set))
  const ids = worker.sent('addCartItems').map(({ data }) => data?.['operation_id'])
  expect([store.get(cartQuantityAtom), ids.length, new Set(ids).size]).toEqual([3, 3, 1])
})

test('a change without a response says within five seconds that it takes longer, until it ends', async () => {
  vi.useFakeTimers()
  const worker = createFakeWorker()
  const { store } = createTestPage(worker)
  const response = Promise.withResolvers<null>()
  worker.before = () => response.promise
  const texts = () => store.get(notificationsAtom).map(({ text }) => text)
  const run = store.set(addToCartAtom, addition)
  await vi.advanceTimersByTimeAsync(3000)
  expect(texts()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(texts()).toEqual([messages.bag.slow])
  response.resolve(null)
  await run
  expect(texts()).toEqual([])
  vi.useRealTimers()
})

test('a repeated press has the operation id of the failed one, and every other press has a new one', async () => {
  const worker = createFakeWorker(cartOf([lineOf('a', { variantId: 111, quantity: 1 })]))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  worker.before = ({ method }) =>
    method === 'addCartItems' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(null)
  await store.set(addToCartAtom, addition)
  worker.before = () => Promise.resolve(null)
  await store.set(addToCartAtom, addition)
  await store.set(addToCartAtom, addition)
  const [first, again, second, third] = worker.sent('addCartItems').map(({ data }) => data?.['operation_id'])
  expect([again, second]).toEqual([first, first])
  expect(third).not.toBe(first)
})

test('adding sends the line, fills the pop-up with its quantity in the cart, and opens it [BAG-57]', async () => {
  const worker = createFakeWorker(cartOf([lineOf('a', { quantity: 1 })]))
  const { store } = createTestPage(worker)
  expect(await store.set(addToCartAtom, addition)).toEqual({ status: 'added' })
  expect(worker.sent('addCartItems')).toEqual([
    { data: { line_items: [{ product_id: 11, variant_id: 111, quantity: 2 }], operation_id: expect.any(String) } },
  ])
  expect(store.get(addedToCartAtom)).toEqual({ ...added, lineItemQuantity: 3 })
  expect(store.get(openPanelAtom)).toBe('added-to-bag')
})

test('the pop-up says the size as the market’s shoppers read it', async () => {
  const { store } = createTestPage(createFakeWorker(cartOf([lineOf('a', { sizeName: 'UK 10 · US 6' })])))
  await store.set(addToCartAtom, addition)
  expect(store.get(addedToCartAtom)?.size).toBe('UK 10 · US 6')
})

test('adding more than the stock is reported as such, opens no pop-up and is not sent again [BAG-69]', async () => {
  const worker = createFakeWorker()
  worker.before = async () => problemResponse(409, 'insufficient-stock')
  const { store } = createTestPage(worker)
  expect(await store.set(addToCartAtom, addition)).toEqual({ status: 'failed', message: messages.bag.exceedsStock })
  expect([store.get(openPanelAtom), worker.sent('addCartItems').length]).toEqual([null, 1])
})

test('an addition that made no cart fails with its own message [BAG-42]', async () => {
  const worker = createFakeWorker()
  worker.before = async (call) =>
    call.method === 'addCartItems' ? worker.fetch('/api/bigcommerce/getCart', { body: '[{}]' }) : null
  const { store } = createTestPage(worker)
  expect(await store.set(addToCartAtom, addition)).toMatchObject({ status: 'failed' })
  expect(store.get(cartErrorsAtom).addItem?.message).toBe('There is no cart to add the item to.')
})

type Page = ReturnType<typeof createTestPage>

test.each<[string, CartOperation, (page: Page) => Promise<unknown>, string]>([
  ['removing', 'removeItem', ({ store }) => store.set(removeLineAtom, 'a'), messages.bag.noCartToRemove],
  [
    'updating',
    'updateItemQty',
    ({ store }) => (store.set(updateQuantityAtom, { lineId: 'a', quantity: 2 }), store.set(flushQuantitiesAtom)),
    messages.bag.noCartToUpdate,
  ],
  ['clearing', 'clear', ({ store }) => store.set(clearCartAtom), messages.bag.noCartToClear],
])(
  '%s without a cart fails with its own message, and asks the Worker for nothing [BAG-43, BAG-44, BAG-45]',
  async (...[, operation, run, message]) => {
    const worker = createFakeWorker()
    const page = createTestPage(worker)
    await run(page)
    expect([page.store.get(cartErrorsAtom)[operation]?.message, worker.calls]).toEqual([message, []])
  },
)

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['removing the last line', ({ store }) => store.set(removeLineAtom, 'a')],
  ['clearing', ({ store }) => store.set(clearCartAtom)],
])('%s restores the default cart', async (_what, run) => {
  const page = createTestPage(createFakeWorker(cartOf([lineOf('a')])))
  await page.store.set(loadCartAtom)
  await run(page)
  expect(page.store.get(cartAtom)).toMatchObject({ id: null, lineItems: [] })
})

test.each<[CartOperation, string, (page: Page) => Promise<unknown>]>([
  ['load', 'getCart', ({ store }) => store.set(loadCartAtom)],
  ['addItem', 'addCartItems', ({ store }) => store.set(addToCartAtom, addition)],
  ['removeItem', 'removeCartItem', ({ store }) => store.set(removeLineAtom, 'a')],
  ['clear', 'deleteCart', ({ store }) => store.set(clearCartAtom)],
])(
  'a failed %s stores its own error, logs it, and clears it at the next success [BAG-46]',
  async (operation, method, run) => {
    const worker = createFakeWorker(cartOf([lineOf('a')]))
    const page = createTestPage(worker)
    page.store.set(seedCartAtom, worker.cart)
    worker.before = async (call) => (call.method === method ? new Response('{}', { status: 503 }) : null)
    await run(page)
    expect(Object.keys(page.store.get(cartErrorsAtom))).toEqual([operation])
    expect(console.error).toHaveBeenCalledWith(
      `cart ${operation}:`,
      expect.objectContaining({ kind: 'unavailable', status: 503 }),
    )
    expect(page.store.get(cartAtom).lineItems).toHaveLength(1)
    worker.before = async () => null
    await run(page)
    expect(page.store.get(cartErrorsAtom)).toEqual({})
    expect(page.store.get(cartBusyAtom)).toEqual([])
  },
)

test('the bag reads no channel and only names it: a name that the Worker refuses is stored as a load error, and the page keeps its cart [BAG-47] [D-170]', async () => {
  const worker = createFakeWorker(cartOf([lineOf('a')]))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  worker.before = async ({ method, channel }) =>
    method === 'getCart'
      ? Response.json({ type: '/problems/invalid-input', title: `No channel ${channel}` }, { status: 400 })
      : null
  await store.set(loadCartAtom)
  const { load, ...others } = store.get(cartErrorsAtom)
  expect([load, others]).toEqual([expect.objectContaining({ kind: 'refused', status: 400 }), {}])
  expect(worker.calls.at(-1)?.channel).toMatch(/^\d+$/)
  expect(store.get(cartAtom).lineItems.map(({ id }) => id)).toEqual(['a'])
})

test('a response of another shape is an error, not a cart', async () => {
  const worker = createFakeWorker()
  worker.before = async () => Response.json({ id: 7 })
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  expect(store.get(cartErrorsAtom).load).toMatchObject({ kind: 'malformed' })
  expect(store.get(cartStatusAtom)).toBe('failed')
})

test('a cart rendered by the server does not replace one that is loading', async () => {
  const { store } = createTestPage(createFakeWorker(cartOf([lineOf('fresh')])))
  const loading = store.set(loadCartAtom)
  store.set(seedCartAtom, cartOf([lineOf('stale')]))
  await loading
  expect(store.get(cartAtom).lineItems.map((line) => line.id)).toEqual(['fresh'])
})

test('a page has the cart that the server rendered while its own is loading, and when it cannot be loaded', async () => {
  const worker = createFakeWorker(cartOf([lineOf('a')]))
  worker.before = async () => new Response('{}', { status: 503 })
  const { store } = createTestPage(worker)
  const loading = store.set(loadCartAtom)
  store.set(seedCartAtom, worker.cart)
  expect(store.get(isCheckoutDisabledAtom)).toBe(false)
  await loading
  expect([store.get(cartStatusAtom), store.get(isCheckoutDisabledAtom)]).toEqual(['failed', false])
})

test('a change made while the cart is loading applies to the loaded cart', async () => {
  const worker = createFakeWorker(cartOf([lineOf('a')]))
  const { store } = createTestPage(worker)
  const loading = store.set(loadCartAtom)
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 7 })
  expect(await store.set(flushQuantitiesAtom)).toBe(true)
  await loading
  expect(worker.cart.lineItems[0]?.quantity).toBe(7)
})

test('an addition that the browser keeps no cookie of says that the shop needs cookies, and counts no items', async () => {
  const { store, recorded } = createTestPage(createFakeWorker(cartOf([])), { hasHint: () => false })
  expect(await store.set(addToCartAtom, addition)).toEqual({ status: 'failed', message: messages.needsCookies.text })
  expect([store.get(openPanelAtom), store.get(cartQuantityAtom), recorded]).toEqual([null, 0, []])
})
