import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addedToCartAtom } from './added-to-cart.ts'
import { loadCartAtom } from './cart.ts'
import { quickAddAtom } from './quick-add-state.ts'
import {
  addQuickAddAtom,
  addUnchosenAtom,
  chooseQuickAddAtom,
  closeQuickAddAtom,
  openQuickAddAtom,
} from './quick-add.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf, problemResponse } from './test/fake-worker.ts'
import { notificationsAtom, openPanelAtom } from './ui.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { toOffer } from '#shared/domain/offer.ts'
import * as messages from '#shared/messages/shop.ts'
import { product, variant } from '#shared/test/products.ts'

const card = {
  productId: 118,
  style: '200123',
  name: 'Harbour Stripe Dress',
  colour: 'Navy',
  href: '/p/118/x/Navy',
  imageUrl: 'https://media.example/1',
  price: 4500,
  originalPrice: 4500,
}
const small = variant({ id: 1, sku: '200123-S', colour: 'Navy', size: 'S' })
const medium = variant({ id: 2, sku: '200123-M', colour: 'Navy', size: 'M' })
const offer = toOffer(product({ sizes: ['S', 'M'], variants: [small, medium] }), 'Navy', 'GBP')

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

/** A page with the panel of the card open. */
function openPanel({ size, cart = cartOf([]) }: { size?: string; cart?: Cart } = {}) {
  const worker = createFakeWorker(cart)
  worker.stock.set(1, 3).set(2, 3)
  const page = createTestPage(worker)
  page.store.set(openQuickAddAtom, card)
  if (size) page.store.set(chooseQuickAddAtom, { size })
  return { worker, ...page }
}

test('quick add opens without a selection, whatever was chosen before [PLP-41]', () => {
  const { store } = openPanel()
  store.set(chooseQuickAddAtom, { size: 'M' })
  expect(store.get(quickAddAtom)?.selection.size).toBe('M')
  store.set(closeQuickAddAtom, card)
  store.set(openQuickAddAtom, card)
  expect(store.get(quickAddAtom)?.selection).toEqual({ size: null, length: null })
})

test('adding reads the stock first, adds one unit, shows the pop-up and closes the panel [PLP-44] [PLP-45]', async () => {
  const { store, worker } = openPanel({ size: 'M' })
  await store.set(addQuickAddAtom, { offer })
  expect(worker.calls.map(({ method }) => method)).toEqual(['getProductInventory', 'addCartItems'])
  expect(worker.sent('getProductInventory')).toEqual([{ items: [{ product_id: 118, variant_id: 2 }] }])
  expect(worker.sent('addCartItems')).toEqual([
    { data: { line_items: [{ product_id: 118, variant_id: 2, quantity: 1 }], operation_id: expect.any(String) } },
  ])
  expect(store.get(addedToCartAtom)).toMatchObject({
    name: card.name,
    size: 'M',
    colour: 'Navy',
    sku: '200123-M',
    quantity: 1,
    lineItemQuantity: 1,
  })
  expect(store.get(openPanelAtom)).toBe('added-to-bag')
  expect(store.get(quickAddAtom)).toBeNull()
})

test('a product without sizes and lengths is added at once, after its stock was read [PLP-44] [PLP-45] [D-230]', async () => {
  const { store, worker } = openPanel()
  const plain = toOffer(
    product({ sizes: [], variants: [variant({ id: 1, colour: 'Navy', size: null })] }),
    'Navy',
    'GBP',
  )
  await store.set(addUnchosenAtom, { offer: plain, isOnSale: true })
  expect(worker.calls.map(({ method }) => method)).toEqual(['getProductInventory', 'addCartItems'])
  expect(worker.sent('addCartItems')).toMatchObject([{ data: { line_items: [{ variant_id: 1, quantity: 1 }] } }])
  expect(store.get(openPanelAtom)).toBe('added-to-bag')
  expect(store.get(quickAddAtom)).toBeNull()
})

type Unchosen = { sizes?: string[]; lengths?: string[]; stock?: number; isOnSale?: boolean }

test.each<[string, Unchosen]>([
  ['has sizes', { sizes: ['S', 'M'] }],
  ['has one size, which is preselected', { sizes: ['S'] }],
  ['has one length', { lengths: ['Petite'] }],
  ['is sold out', { stock: 0 }],
  ['is hidden from sale', { isOnSale: false }],
])('nothing is added before a press if the product %s [D-230]', async (_what, change) => {
  const { store, worker } = openPanel()
  const { sizes = [], lengths = [], stock = 9, isOnSale = true } = change
  const [size = null] = sizes
  const [length = null] = lengths
  const variants = [variant({ id: 1, colour: 'Navy', size, length, stock })]
  await store.set(addUnchosenAtom, { offer: toOffer(product({ sizes, lengths, variants }), 'Navy', 'GBP'), isOnSale })
  expect(worker.calls).toEqual([])
  expect(store.get(quickAddAtom)).toMatchObject({ isAdding: false })
})

test.each([
  ['the whole stock', 3, 3],
  ['more than the stock', 3, 2],
  ['nothing and the stock is 0', 0, 0],
  ['nothing and the stock is negative', 0, -1],
])(
  'adding is refused with a message if the cart holds %s [PLP-48, PLP-49] [D-52]',
  async (_what, unitsInCart, units) => {
    const cart = cartOf(unitsInCart > 0 ? [lineOf('a', { variantId: 2, quantity: unitsInCart })] : [])
    const { store, worker } = openPanel({ size: 'M', cart })
    await store.set(loadCartAtom)
    worker.stock.set(2, units)
    await store.set(addQuickAddAtom, { offer })
    expect(worker.sent('addCartItems')).toEqual([])
    expect(store.get(notificationsAtom)).toMatchObject([
      { kind: 'refusal', text: 'The selected quantity exceeds available stock' },
    ])
    expect(store.get(quickAddAtom)).toMatchObject({ isAdding: false, selection: { size: 'M' } })
  },
)

test('adding is refused if other variants in the cart have used up a product whose stock is tracked as one pool [PLP-48, BAG-53]', async () => {
  const { store, worker } = openPanel({
    size: 'M',
    cart: cartOf([lineOf('a', { productId: 118, variantId: 1, quantity: 3 })]),
  })
  await store.set(loadCartAtom)
  worker.tracking = 'product'
  await store.set(addQuickAddAtom, { offer })
  expect(worker.sent('addCartItems')).toEqual([])
})

test('a variant whose stock is not tracked is added [BAG-52]', async () => {
  const { store, worker } = openPanel({ size: 'S' })
  worker.tracking = 'none'
  worker.stock.set(1, null)
  await store.set(addQuickAddAtom, { offer })
  expect(worker.sent('addCartItems')).toHaveLength(1)
})

test.each(['getProductInventory', 'addCartItems'])(
  'a failure of %s is logged, shows a message, and keeps the panel open with its selection [PLP-51]',
  async (method) => {
    const { store, worker } = openPanel({ size: 'M' })
    worker.before = async (call) => (call.method === method ? problemResponse(503, 'unavailable') : null)
    await store.set(addQuickAddAtom, { offer })
    expect(console.error).toHaveBeenCalled()
    expect(store.get(notificationsAtom)).toMatchObject([{ kind: 'refusal', text: messages.bag.failed }])
    expect(store.get(quickAddAtom)).toMatchObject({ isAdding: false, selection: { size: 'M' } })
  },
)

test('quick add returns the stock that it has read, and none if it cannot be read [PLP-44]', async () => {
  const { store, worker } = openPanel({ size: 'M' })
  worker.stock.set(2, 0)
  expect((await store.set(addQuickAddAtom, { offer }))?.get(2)?.units).toBe(0)
  worker.before = async () => problemResponse(503, 'unavailable')
  expect(await store.set(addQuickAddAtom, { offer })).toBeNull()
})

test('the only size of a product is chosen without a press', async () => {
  const { store, worker } = openPanel()
  await store.set(addQuickAddAtom, {
    offer: toOffer(product({ sizes: ['One Size'], variants: [variant({ id: 7, size: 'One Size' })] }), 'Navy', 'GBP'),
  })
  expect(worker.sent('addCartItems')).toEqual([
    { data: { line_items: [{ product_id: 118, variant_id: 7, quantity: 1 }], operation_id: expect.any(String) } },
  ])
})

test('a selection without a variant logs a warning and adds nothing [PLP-52]', async () => {
  const { store, worker } = openPanel()
  await store.set(addQuickAddAtom, { offer })
  expect(console.warn).toHaveBeenCalledTimes(1)
  expect(worker.sent('getProductInventory')).toEqual([])
  expect(store.get(notificationsAtom)[0]?.text).toBe(messages.bag.failed)
})

test('a second press during an addition changes nothing', async () => {
  const { store, worker } = openPanel({ size: 'M' })
  await Promise.all([store.set(addQuickAddAtom, { offer }), store.set(addQuickAddAtom, { offer })])
  expect(worker.sent('addCartItems')).toHaveLength(1)
})

test('a quick add panel that closes late does not close the next one [PLP-42]', async () => {
  const { store } = openPanel()
  const next = { ...card, productId: 119 }
  store.set(openQuickAddAtom, next)
  store.set(closeQuickAddAtom, card)
  expect(store.get(quickAddAtom)?.card).toBe(next)
  store.set(closeQuickAddAtom, next)
  expect(store.get(quickAddAtom)).toBeNull()
})
