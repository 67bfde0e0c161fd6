import { expect, test, vi } from 'vitest'
import { addToCartAtom, loadCartAtom } from './cart.ts'
import { removeWithUndoAtom } from './remove-with-undo.ts'
import { cartAtom } from './shown-cart.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from './test/fake-worker.ts'
import { notificationsAtom, openPanelAtom } from './ui.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'

async function pageWith(...lines: ReturnType<typeof lineOf>[]) {
  const worker = createFakeWorker(cartOf(lines))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  return { worker, store }
}

test('a removed line can be added again with its quantity, without the pop-up', async () => {
  const line = lineOf('a', { variantId: 111, quantity: 3, name: 'Smock' })
  const { worker, store } = await pageWith(line)
  await store.set(removeWithUndoAtom, line)
  expect(store.get(cartAtom).lineItems).toEqual([])
  const [notification] = store.get(notificationsAtom)
  expect(notification).toMatchObject({ text: cartControls.removed('Smock'), isPersistent: true })
  notification?.action?.run()
  await expect.poll(() => store.get(cartAtom).lineItems).toMatchObject([{ variantId: 111, quantity: 3 }])
  expect(worker.calls.at(-1)?.method).toBe('addCartItems')
  expect(store.get(openPanelAtom)).toBeNull()
})

test('a second removal replaces the offer of the first', async () => {
  const lines = [lineOf('a', { name: 'Smock' }), lineOf('b', { name: 'Apron' })] as const
  const { store } = await pageWith(...lines)
  for (const line of lines) await store.set(removeWithUndoAtom, line)
  expect(store.get(notificationsAtom).map(({ text }) => text)).toEqual([cartControls.removed('Apron')])
})

test('a removed gift card is not offered again, because its texts are gone', async () => {
  const line = lineOf('a', { sku: '100000-RED-25' })
  const { store } = await pageWith(line)
  await store.set(removeWithUndoAtom, line)
  expect(store.get(cartAtom).lineItems).toEqual([])
  expect(store.get(notificationsAtom)).toEqual([])
})

test('a line that could not be removed is not offered again', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const line = lineOf('a')
  const { worker, store } = await pageWith(line)
  worker.before = async ({ method }) =>
    method === 'removeCartItem' ? Response.json({ code: 'unavailable' }, { status: 503 }) : null
  await store.set(removeWithUndoAtom, line)
  expect(store.get(notificationsAtom).map(({ action }) => action?.label)).not.toContain(cartControls.undo)
})

test('an addition that is not silent opens the pop-up', async () => {
  const { store } = await pageWith()
  const { sku, name, imageUrl, listPrice: price } = lineOf('a')
  const facts = { specialPrice: null, size: null, colour: null, length: null, quantity: 1, isGiftCard: false }
  await store.set(addToCartAtom, {
    line: { productId: 11, variantId: 111, quantity: 1 },
    added: { ...facts, sku, name, imageUrl, price },
  })
  expect(store.get(openPanelAtom)).toBe('added-to-bag')
})
