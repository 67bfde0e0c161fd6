import { expect, test, vi } from 'vitest'
import { cartQuantityAtom } from '../atoms/cart-state.ts'
import { loadCartAtom, removeLineAtom } from '../atoms/cart.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from '../atoms/fake-worker.ts'
import { syncCartAcrossTabs } from './cart-tabs.ts'

function openTabs(count: number) {
  const worker = createFakeWorker(cartOf([lineOf('a'), lineOf('b')]))
  const listeners: (() => void)[] = []
  const posted: number[] = []
  const tabs = Array.from({ length: count }, (_, index) => {
    const { store } = createTestPage(worker)
    syncCartAcrossTabs(store, {
      postMessage: () => {
        posted.push(index)
        listeners.forEach((listener, other) => other !== index && listener())
      },
      addEventListener: (_type: string, listener: unknown) => void listeners.push(listener as () => void),
    })
    return store
  })
  return { worker, tabs, posted }
}

test('a cart change in one tab is read once by the other tabs, which do not announce it again', async () => {
  const { worker, tabs, posted } = openTabs(3)
  const [first, ...others] = tabs
  await first!.set(loadCartAtom)
  await first!.set(removeLineAtom, 'a')
  await vi.waitFor(() => expect(others.map((store) => store.get(cartQuantityAtom))).toEqual([1, 1]))
  expect(posted).toEqual([0])
  expect(worker.sent('getCart')).toHaveLength(3)
})
