import { afterEach, expect, test, vi } from 'vitest'
import { addToCartAtom } from './cart.ts'
import { createFakeLocks } from './test/fake-locks.ts'
import { addedOf, createFakeWorker, createTestPage } from './test/fake-worker.ts'
import { emptyCart } from '#shared/domain/cart.ts'

const additionOf = (variantId: number) => ({ line: { productId: 11, variantId, quantity: 1 }, added: addedOf() })

afterEach(() => vi.restoreAllMocks())

/** Adds to the cart in two tabs at the same moment. The first tab gets no response until `respond` is called. */
function addInTwoTabs(locks?: Pick<LockManager, 'request'>) {
  const worker = createFakeWorker(emptyCart('GBP'))
  const first = createTestPage(worker, locks && { locks })
  const second = createTestPage(worker, locks && { locks })
  let respond: () => void = () => undefined
  const response = new Promise<null>((resolve) => (respond = () => resolve(null)))
  worker.before = ({ args }) => (variantsOf(args).includes(1) ? response : Promise.resolve(null))
  const outcomes = [
    first.store.set(addToCartAtom, additionOf(1)),
    second.store.set(addToCartAtom, additionOf(2)),
  ] as const
  return { outcomes, first, respond, sent: () => worker.sent('addCartItems').flatMap(variantsOf) }
}

function variantsOf(args: { data?: { line_items?: { variant_id: number }[] } }): number[] {
  return args.data?.line_items?.map((line) => line.variant_id) ?? []
}

test('the first addition of one tab waits for that of another, so that both lines are in one cart [BAG-28]', async () => {
  const { outcomes, respond, sent } = addInTwoTabs(createFakeLocks())
  await vi.waitFor(() => expect(sent()).toEqual([1]))
  respond()
  expect(await Promise.all(outcomes)).toEqual([{ status: 'added' }, { status: 'added' }])
  expect(sent()).toEqual([1, 2])
})

test("a tab waits for another tab's hanging request only until the timeout, and both additions keep their outcome", async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const { outcomes, respond, sent } = addInTwoTabs(createFakeLocks())
  await vi.waitFor(() => expect(sent()).toEqual([1]))
  timeout.abort()
  expect(await outcomes[1]).toEqual({ status: 'added' })
  respond()
  expect(await outcomes[0]).toEqual({ status: 'added' })
  expect(sent()).toEqual([1, 2])
})

test.each([
  ['has no Web Locks', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('not allowed', 'SecurityError')) }],
])('an addition works in a browser that %s', async (_what, locks) => {
  const { outcomes, respond, sent } = addInTwoTabs(locks)
  expect(await outcomes[1]).toEqual({ status: 'added' })
  respond()
  expect(await outcomes[0]).toEqual({ status: 'added' })
  expect(sent()).toEqual([1, 2])
})

test('a failed addition fails only in its own tab, and the next tab can add', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const worker = createFakeWorker(emptyCart('GBP'))
  const locks = createFakeLocks()
  const tabs = [createTestPage(worker, { locks }), createTestPage(worker, { locks })] as const
  worker.before = ({ args }) =>
    variantsOf(args).includes(1) ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(null)
  const outcomes = await Promise.all([
    tabs[0].store.set(addToCartAtom, additionOf(1)),
    tabs[1].store.set(addToCartAtom, additionOf(2)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['failed', 'added'])
})
