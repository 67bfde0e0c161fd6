import { expect, onTestFinished, test, vi } from 'vitest'
import { loadCartAtom } from '../atoms/cart.ts'
import { currentCustomerAtom } from '../atoms/customer.ts'
import { promotionsOutcomeAtom } from '../atoms/promotions.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf, problemResponse } from '../atoms/test/fake-worker.ts'
import { notificationsAtom } from '../atoms/ui.ts'
import {
  reloadCartOnAuthentication,
  returnSteps,
  runStartup,
  startupSteps,
  type StartupStep,
  wishlistStep,
} from './startup.ts'

const page = () => createTestPage(createFakeWorker()).store

function stepsOf(loaded: string[], change: Partial<Record<string, Partial<StartupStep>>> = {}): StartupStep[] {
  return ['customer', 'cart', 'wishlist'].map((name) => ({
    name,
    isNeeded: () => true,
    load: async () => {
      await Promise.resolve()
      loaded.push(name)
    },
    ...change[name],
  }))
}

test('customer, cart and wishlist are loaded one after the other, in that order [LAY-24]', async () => {
  const loaded: string[] = []
  await runStartup(page(), stepsOf(loaded))
  expect(loaded).toEqual(['customer', 'cart', 'wishlist'])
  expect(startupSteps.map(({ name }) => name)).toEqual(loaded)
})

test('a failed step is only logged to the console, and the other steps run [LAY-26]', async () => {
  const loaded: string[] = []
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await runStartup(page(), stepsOf(loaded, { customer: { load: () => Promise.reject(new Error('down')) } }))
  expect(loaded).toEqual(['cart', 'wishlist'])
  expect(logged.mock.calls).toEqual([['startup: customer', new Error('down')]])
  logged.mockRestore()
})

test('a page that cannot load its customer and cart asks for both, and shows no notification [LAY-26]', async () => {
  vi.stubGlobal('document', {
    cookie: 'user-authenticated=1; sv-cart=1',
    addEventListener: () => {},
    querySelectorAll: () => [],
  })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    logged.mockRestore()
  })
  const worker = createFakeWorker()
  worker.before = async () => problemResponse(503, 'unavailable')
  const { store } = createTestPage(worker)
  await runStartup(store)
  expect(worker.calls.map(({ method }) => method)).toEqual(['getCurrentCustomer', 'getCart'])
  expect(store.get(notificationsAtom)).toEqual([])
})

test('the page does not request a customer, cart or wishlist that the visitor does not have', async () => {
  const loaded: string[] = []
  await runStartup(page(), stepsOf(loaded, { cart: { isNeeded: () => false } }))
  expect(loaded).toEqual(['customer', 'wishlist'])
})

test.each([
  ['a guest who has saved something', { cookie: '', stored: '["118"]' }, true],
  ['a customer', { cookie: 'user-authenticated=1', stored: null }, true],
  ['a guest without a list', { cookie: '', stored: null }, false],
])('a page loads the wishlist of %s by itself: %o, %j', (_who, { cookie, stored }, isNeeded) => {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(wishlistStep.isNeeded(page())).toBe(isNeeded)
})

test('a page whose browser blocks its storage loads no list by itself', () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(wishlistStep.isNeeded(page())).toBe(false)
})

test('a restored page loads its cart again, and its prices if it shows them', async () => {
  vi.stubGlobal('document', { cookie: '' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const steps = returnSteps.filter(({ name }) => name === 'cart')
  const worker = createFakeWorker(cartOf([lineOf('a')]))
  const { store } = createTestPage(worker, { hasPromotions: true })
  await store.set(loadCartAtom)
  await runStartup(store, steps)
  expect([worker.sent('getCart').length, worker.sent('sync').length]).toEqual([2, 0])
  store.set(promotionsOutcomeAtom, 'priced')
  await runStartup(store, steps)
  expect([worker.sent('getCart').length, worker.sent('sync').length]).toEqual([3, 1])
})

test('the cart is loaded again when a customer signs in or out, and at no other time [LAY-27]', async () => {
  const store = page()
  const load = vi.fn(async () => undefined)
  reloadCartOnAuthentication(store, load)
  const ada = { id: 1, firstName: 'Ada' } as never
  store.set(currentCustomerAtom, ada)
  store.set(currentCustomerAtom, { ...(ada as object), firstName: 'A.' } as never)
  expect(load).toHaveBeenCalledTimes(1)
  store.set(currentCustomerAtom, null)
  expect(load).toHaveBeenCalledTimes(2)
})
