import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartErrorsAtom } from './cart-state.ts'
import { loadCartAtom } from './cart.ts'
import { checkoutAtom, checkoutButtonAtom, isCheckoutLoadingAtom } from './checkout.ts'
import { updateQuantityAtom } from './quantities.ts'
import { checkStockAtom, lineBlockAtom, isCheckoutDisabledAtom, lineStockAtom } from './stock.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from './test/fake-worker.ts'
import { notificationsAtom } from './ui.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { problemType } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

async function pageOf(customerId: number, quantity = 1) {
  const worker = createFakeWorker({ ...cartOf([lineOf('a', { quantity })]), customerId })
  const page = createTestPage(worker)
  await page.store.set(loadCartAtom)
  return { ...page, worker }
}

test('a guest goes to the identity page of the market first [CHK-10]', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(0)
  await store.set(checkoutAtom)
  expect(left).toEqual(['/us/checkout-identity'])
  expect(worker.sent('checkoutLogin')).toEqual([])
})

test('a customer goes straight to the URL that the checkout login returns [CHK-12]', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(7)
  await store.set(checkoutAtom)
  expect(left).toEqual([worker.redirectUrl])
})

test('a second checkout is ignored while the first is loading [CHK-05]', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(7)
  const first = store.set(checkoutAtom)
  expect(store.get(isCheckoutLoadingAtom)).toBe(true)
  await Promise.all([first, store.set(checkoutAtom)])
  expect(worker.sent('checkoutLogin')).toHaveLength(1)
  expect(left).toHaveLength(1)
})

test('a failed checkout resets the flags, does not redirect, stores the error, and offers a retry [CHK-09] [BAG-48]', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(7)
  worker.before = async (call) => (call.method === 'checkoutLogin' ? new Response('{}', { status: 503 }) : null)
  await store.set(checkoutAtom)
  expect(left).toEqual([])
  expect(store.get(isCheckoutLoadingAtom)).toBe(false)
  expect(store.get(cartErrorsAtom).checkoutLogin).toMatchObject({ status: 503 })
  const [notification] = store.get(notificationsAtom)
  expect(notification).toMatchObject({ text: messages.bag.checkoutFailed, isPersistent: true })
  worker.before = async () => null
  notification?.action?.run()
  await vi.waitFor(() => expect(left).toEqual([worker.redirectUrl]))
})

test('a redirect that is not a web URL is refused', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(7)
  worker.redirectUrl = 'javascript:alert(1)'
  await store.set(checkoutAtom)
  expect(left).toEqual([])
})

test("a changed total shows the Worker's message, and the next press continues to the checkout", async () => {
  const { store, visitedUrls: left, worker } = await pageOf(7)
  const detail = 'Your total has changed. It was £47.20 and is now £59.00.'
  let isRefused = true
  worker.before = async ({ method }) => {
    if (method !== 'checkoutLogin' || !isRefused) return null
    isRefused = false
    return Response.json(
      { type: problemType('total-changed'), title: 'Your total has changed', status: 409, detail },
      { status: 409 },
    )
  }
  await store.set(checkoutAtom)
  expect([left, store.get(notificationsAtom)]).toEqual([
    [],
    [expect.objectContaining({ kind: 'error', text: detail, isPersistent: true })],
  ])
  await store.set(checkoutAtom)
  expect(left).toEqual([worker.redirectUrl])
})

test('pending quantities are sent before the checkout', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(0)
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 3 })
  await store.set(checkoutAtom)
  expect(worker.cart.lineItems[0]?.quantity).toBe(3)
  expect(left).toHaveLength(1)
})

test('a quantity that could not be sent stops the checkout', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(0)
  worker.before = async (call) => (call.method === 'updateCartItem' ? new Response('{}', { status: 503 }) : null)
  store.set(updateQuantityAtom, { lineId: 'a', quantity: 3 })
  await store.set(checkoutAtom)
  expect(left).toEqual([])
})

test('a sold-out line disables the checkout and says why [CHK-02] [BAG-67]', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(0)
  worker.stock.set(111, 0)
  await store.set(checkoutAtom)
  expect(store.get(isCheckoutDisabledAtom)).toBe(true)
  expect(store.get(checkoutButtonAtom)).toEqual({
    label: messages.bag.checkout,
    isDisabled: true,
    reason: messages.bag.soldOutLines,
  })
  expect(store.get(lineBlockAtom)).toBe(messages.bag.soldOutLines)
  expect(store.get(notificationsAtom)).toMatchObject([{ text: messages.bag.soldOutLines }])
  expect(left).toEqual([])
})

test('a line with fewer units left than an order must contain is sold out, disables the checkout and is not lowered [D-611]', async () => {
  const { store, worker } = await pageOf(0, 3)
  worker.stock.set(111, 2)
  worker.least = 3
  await store.set(checkStockAtom)
  expect(store.get(lineStockAtom).get('a')).toEqual({ level: 'sold-out', max: 0 })
  expect(store.get(checkoutButtonAtom)).toMatchObject({ isDisabled: true, reason: messages.bag.soldOutLines })
  expect(worker.sent('updateCartItem')).toEqual([])
})

test('an empty cart disables the checkout [CHK-02]', () => {
  const { store } = createTestPage(createFakeWorker())
  expect(store.get(isCheckoutDisabledAtom)).toBe(true)
})

test('lines above stock are lowered, with a message [BAG-68] [BAG-22]', async () => {
  const { store, worker } = await pageOf(0, 9)
  worker.stock.set(111, 4)
  await store.set(checkStockAtom)
  expect(worker.cart.lineItems[0]?.quantity).toBe(4)
  expect(store.get(notificationsAtom)).toMatchObject([{ text: messages.bag.quantityAdjusted }])
  expect(store.get(isCheckoutDisabledAtom)).toBe(false)
})

async function pageWith(lines: LineItem[]) {
  const worker = createFakeWorker(cartOf(lines))
  const page = createTestPage(worker)
  await page.store.set(loadCartAtom)
  return { ...page, worker }
}

test("each line is flagged sold out or low by its variant's stock, in one map rather than two lists of ids [BAG-24] [D-152]", async () => {
  const stocks = [
    [1, 0],
    [2, 1],
    [3, 4],
    [4, 5],
    [5, null],
  ] as const
  const { store, worker } = await pageWith(stocks.map(([variantId]) => lineOf(`line-${variantId}`, { variantId })))
  for (const [variantId, units] of stocks) worker.stock.set(variantId, units)
  await store.set(checkStockAtom)
  expect([...store.get(lineStockAtom)].map(([id, { level }]) => [id, level])).toEqual([
    ['line-1', 'sold-out'],
    ['line-2', 'low'],
    ['line-3', 'low'],
    ['line-4', 'available'],
    ['line-5', 'available'],
  ])
})

test('lines of a product whose stock is tracked as one pool are lowered together [BAG-53]', async () => {
  const { store, worker } = await pageWith([
    lineOf('a', { productId: 7, variantId: 1, quantity: 3 }),
    lineOf('b', { productId: 7, variantId: 2, quantity: 4 }),
  ])
  worker.tracking = 'product'
  worker.stock.set(1, 5).set(2, 5)
  await store.set(checkStockAtom)
  expect(worker.cart.lineItems.map(({ quantity }) => quantity)).toEqual([3, 2])
  expect(store.get(isCheckoutDisabledAtom)).toBe(false)
})

test('a line of untracked stock is never lowered or flagged, and never disables the checkout [BAG-52]', async () => {
  const { store, worker } = await pageOf(0, 40)
  worker.tracking = 'none'
  worker.stock.set(111, null)
  await store.set(checkStockAtom)
  expect(worker.cart.lineItems[0]?.quantity).toBe(40)
  expect([store.get(lineBlockAtom), store.get(isCheckoutDisabledAtom)]).toEqual([null, false])
})

test('a sold-out free gift does not disable the checkout, because the next sync removes it [BAG-67] [D-41]', async () => {
  const { store, worker } = await pageWith([
    lineOf('a', { variantId: 1 }),
    lineOf('gift', { variantId: 2, isFreeGift: true }),
  ])
  worker.stock.set(1, 9).set(2, 0)
  await store.set(checkStockAtom)
  expect([store.get(lineBlockAtom), store.get(isCheckoutDisabledAtom)]).toEqual([null, false])
})

test('a failed stock check does not stop the checkout', async () => {
  const { store, visitedUrls: left, worker } = await pageOf(0)
  worker.before = async (call) => (call.method === 'getProductInventory' ? new Response('', { status: 500 }) : null)
  await store.set(checkoutAtom)
  expect(left).toHaveLength(1)
})
