import { expect, test, vi } from 'vitest'
import { cartQuantityAtom } from '../atoms/cart-state.ts'
import { loadCartAtom, removeLineAtom } from '../atoms/cart.ts'
import { switchedMarketAtom } from '../atoms/locale-suggestion.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from '../atoms/test/fake-worker.ts'
import { notificationsAtom } from '../atoms/ui.ts'
import { syncTabs } from './tabs.ts'

function openTabs(count: number) {
  const worker = createFakeWorker(cartOf([lineOf('a'), lineOf('b')]))
  const listeners: ((event: { data: unknown }) => void)[] = []
  const posted: number[] = []
  const tabs = Array.from({ length: count }, (_, index) => {
    const { store } = createTestPage(worker)
    syncTabs(store, {
      postMessage: (data: unknown) => {
        posted.push(index)
        listeners.forEach((listener, other) => other !== index && listener({ data }))
      },
      addEventListener: (_type: string, listener: unknown) =>
        void listeners.push(listener as (typeof listeners)[number]),
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

test('a switch of the market is reported in the other tabs whose prices are in another currency [LOC-31]', async () => {
  const { worker, tabs } = openTabs(2)
  const [first, second] = tabs
  const textsIn = (store = second) =>
    store!.get(notificationsAtom).map(({ text, isPersistent }) => [text, isPersistent])
  first!.set(switchedMarketAtom, { currency: 'GBP', text: 'You chose United Kingdom.' })
  expect(textsIn()).toEqual([])
  first!.set(switchedMarketAtom, { currency: 'USD', text: 'You chose Rest of the World.' })
  await vi.waitFor(() => expect(textsIn()).toEqual([['You chose Rest of the World.', true]]))
  expect(textsIn(first)).toEqual([])
  expect(worker.sent('getCart')).toHaveLength(0)
})

test('a page starts as usual in a browser that forbids channels between tabs, as Firefox does without cookies', () => {
  vi.stubGlobal('BroadcastChannel', function () {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const { store } = createTestPage(createFakeWorker(cartOf([])))
  expect(() => syncTabs(store)).not.toThrow()
  vi.unstubAllGlobals()
})
