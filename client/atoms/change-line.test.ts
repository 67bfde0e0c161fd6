import { expect, test, vi } from 'vitest'
import { loadCartAtom } from './cart.ts'
import { changeLineAtom } from './change-line.ts'
import { cartAtom } from './shown-cart.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from './test/fake-worker.ts'
import { notificationsAtom } from './ui.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { problemType } from '#shared/merchant.ts'
import { bagPage } from '#shared/messages/bag-page.ts'
import * as messages from '#shared/messages/shop.ts'

const change = { lineId: 'a', variantId: 112, version: 3 }

async function pageWithLine() {
  const worker = createFakeWorker(cartOf([lineOf('a', { variantId: 111 }), lineOf('b', { variantId: 200 })]))
  const { store } = createTestPage(worker)
  await store.set(loadCartAtom)
  return { worker, store, shown: () => store.get(cartAtom).lineItems.map(({ variantId }) => variantId) }
}

test('a change of a line shows the cart with the new line, and names it [BAG-74]', async () => {
  const { worker, store, shown } = await pageWithLine()
  expect(await store.set(changeLineAtom, change)).toEqual({ status: 'changed', lineId: 'line-112' })
  expect(shown()).toEqual([200, 112])
  expect(worker.sent('changeCartItem')).toEqual([{ itemId: 'a', data: { variant_id: 112, version: 3 } }])
  expect(store.get(notificationsAtom)).toEqual([])
})

test('a refused change leaves the cart as it is, and has the message for the shopper [BAG-74]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { worker, store, shown } = await pageWithLine()
  worker.before = async ({ method }) =>
    method === 'changeCartItem'
      ? Response.json({ type: problemType('insufficient-stock'), title: 'Too few' }, { status: 409 })
      : null
  expect(await store.set(changeLineAtom, change)).toEqual({ status: 'failed', message: messages.bag.exceedsStock })
  expect(shown()).toEqual([111, 200])
})

test('a line that is still in the cart beside the new one is named in a message', async () => {
  const { worker, store, shown } = await pageWithLine()
  const both = cartOf([lineOf('a', { variantId: 111 }), lineOf('c', { variantId: 112 })])
  worker.before = async ({ method }) =>
    method === 'changeCartItem' ? Response.json({ ...toCartEntity(both), kept_both: true }) : null
  expect(await store.set(changeLineAtom, change)).toEqual({ status: 'changed', lineId: 'c' })
  expect(shown()).toEqual([111, 112])
  expect(store.get(notificationsAtom)).toMatchObject([{ text: bagPage.keptBoth }])
})
