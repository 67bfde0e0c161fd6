import { expect, test } from 'vitest'
import { createFakeWorker, createTestPage } from './test/fake-worker.ts'
import { closePanelAtom, openPanelAtom } from './ui.ts'

test('opening the cart closes the menu [LAY-22]', () => {
  const { store } = createTestPage(createFakeWorker())
  store.set(openPanelAtom, 'menu')
  store.set(openPanelAtom, 'cart')
  expect(store.get(openPanelAtom)).toBe('cart')
})

test('closing a panel leaves another panel open [LAY-23]', () => {
  const { store } = createTestPage(createFakeWorker())
  store.set(openPanelAtom, 'cart')
  store.set(closePanelAtom, 'menu')
  expect(store.get(openPanelAtom)).toBe('cart')
  store.set(closePanelAtom, 'cart')
  expect(store.get(openPanelAtom)).toBeNull()
})
