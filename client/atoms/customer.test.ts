import { expect, test, vi } from 'vitest'
import { cartErrorsAtom } from './cart-state.ts'
import { customerErrorsAtom, loadCustomerAtom, logInAtom } from './customer-session.ts'
import { currentCustomerAtom, isSignedInAtom } from './customer.ts'
import { createFakeWorker, createTestPage, problemResponse } from './test/fake-worker.ts'
import { toCustomerEntity } from '#shared/domain/customer.ts'
import { account } from '#shared/messages/account.ts'
import { needsCookies } from '#shared/messages/shop.ts'

const amelia = {
  id: 71,
  email: 'amelia.hart@selvedge.example',
  firstName: 'Amelia',
  lastName: 'Hart',
  phone: '07700 900142',
  title: 'Ms',
  dateOfBirth: '1986-04-12',
  preferenceEmail: true,
  preferencePost: false,
  acceptsReviewEmails: false,
}

async function load(response: Response) {
  const worker = createFakeWorker()
  const page = createTestPage(worker)
  worker.before = async () => response
  await page.store.set(loadCustomerAtom)
  return { ...page, worker }
}

test('no customer is signed in until the Worker says so, whatever a cookie claims [ACC-01, ACC-02]', async () => {
  const { store } = createTestPage(createFakeWorker())
  expect([store.get(currentCustomerAtom), store.get(isSignedInAtom)]).toEqual([null, false])
})

test('the customer that the Worker returns is signed in, with all fields but the addresses, which only the pages of the Worker show [ACC-01, ACC-02, ACC-03] [D-152]', async () => {
  const { store, worker } = await load(Response.json(toCustomerEntity(amelia)))
  expect(worker.calls).toEqual([{ method: 'getCurrentCustomer', args: {}, channel: '1421371', sheetCart: null }])
  expect(store.get(currentCustomerAtom)).toEqual(amelia)
  expect(store.get(isSignedInAtom)).toBe(true)
})

test('a response without a customer signs out, and a failure keeps the known customer, and is stored and logged [ACC-01, ERR-01]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store, worker } = await load(Response.json(toCustomerEntity(amelia)))
  worker.before = async () => problemResponse(503, 'unavailable')
  await store.set(loadCustomerAtom)
  expect(store.get(isSignedInAtom)).toBe(true)
  expect(store.get(customerErrorsAtom).load).toMatchObject({ status: 503 })
  expect(log.mock.calls).toEqual([['customer load:', store.get(customerErrorsAtom).load]])
  worker.before = async () => Response.json(null)
  await store.set(loadCustomerAtom)
  expect([store.get(isSignedInAtom), store.get(customerErrorsAtom)]).toEqual([false, {}])
})

test('a login that fails is stored and logged, and does not sign out [ERR-01]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store, worker } = await load(Response.json(toCustomerEntity(amelia)))
  worker.before = async () => problemResponse(503, 'unavailable')
  expect(await store.set(logInAtom, { email: amelia.email, password: 'a password' })).toEqual({ status: 'failed' })
  expect(store.get(customerErrorsAtom).logIn).toMatchObject({ status: 503 })
  expect(log.mock.calls).toEqual([['customer logIn:', store.get(customerErrorsAtom).logIn]])
  expect(store.get(isSignedInAtom)).toBe(true)
})

const logIn = { email: amelia.email, password: 'a password' }

test('a login that is refused after too many tries shows the Worker’s text, and is no error [ACC-07]', async () => {
  const { store, worker } = await load(Response.json(null))
  worker.before = async () => problemResponse(429, 'too-many-tries')
  expect(await store.set(logInAtom, logIn)).toEqual({ status: 'refused', title: null, message: 'too-many-tries' })
  expect(store.get(customerErrorsAtom)).toEqual({})
})

test('a login whose bags could not be merged says so, stores the error under its own operation, and clears it at the next merge [BAG-46]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store, worker } = await load(Response.json(null))
  const respondWith = (isPostponed: boolean) => async () =>
    Response.json({
      is_valid: true,
      customer: toCustomerEntity(amelia),
      left_out: [],
      is_merge_postponed: isPostponed,
    })
  worker.before = respondWith(true)
  const text = account.notice['bags-not-merged']
  expect(await store.set(logInAtom, logIn)).toEqual({ status: 'logged-in', notices: [text] })
  const { loadCustomerCart } = store.get(cartErrorsAtom)
  expect(loadCustomerCart).toMatchObject({ message: text })
  expect(log.mock.calls).toEqual([['cart loadCustomerCart:', loadCustomerCart]])
  worker.before = respondWith(false)
  expect(await store.set(logInAtom, logIn)).toEqual({ status: 'logged-in', notices: [] })
  expect(store.get(cartErrorsAtom)).toEqual({})
})

test('a login that the browser keeps no cookie of is refused with a word about cookies', async () => {
  const worker = createFakeWorker()
  const { store } = createTestPage(worker, { hasHint: () => false })
  worker.before = async () => Response.json({ is_valid: true, customer: toCustomerEntity(amelia), left_out: [] })
  expect(await store.set(logInAtom, { email: amelia.email, password: 'a password' })).toEqual({
    status: 'refused',
    title: null,
    message: needsCookies.text,
  })
  expect(store.get(isSignedInAtom)).toBe(false)
})
