import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addedToCartAtom } from '../../atoms/added-to-cart.ts'
import { cartErrorsAtom } from '../../atoms/cart-state.ts'
import { createFakeWorker, createTestPage, problemResponse } from '../../atoms/test/fake-worker.ts'
import { notificationsAtom, openPanelAtom } from '../../atoms/ui.ts'
import { addProduct } from './add-product.ts'

const product = { productId: 11, name: 'Smock', colour: 'Navy', imageUrl: 'https://media.example/1', isGiftCard: false }
const variant = {
  id: 111,
  sku: '123456-NAV-10',
  size: '10',
  length: null,
  price: { price: { amount: 4900, currency: 'GBP' as const }, special: { amount: 3999, currency: 'GBP' as const } },
  units: 5,
  isPurchasable: true,
}
const choice = {
  variant,
  values: new Map([
    [7, 'Ada'],
    [8, ' '],
  ]),
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  logged.mockRestore()
})

test('adding shows the summary and opens the pop-up [PDP-26]', async () => {
  const worker = createFakeWorker()
  const { store } = createTestPage(worker)
  await addProduct(store, product, choice)
  expect(worker.sent('addCartItems')).toEqual([
    {
      data: {
        line_items: [
          { product_id: 11, variant_id: 111, quantity: 1, option_selections: [{ option_id: 7, option_value: 'Ada' }] },
        ],
        operation_id: expect.any(String),
      },
    },
  ])
  expect(store.get(addedToCartAtom)).toMatchObject({
    name: 'Smock',
    colour: 'Navy',
    size: '10',
    quantity: 1,
    sku: variant.sku,
  })
  expect(store.get(openPanelAtom)).toBe('added-to-bag')
})

test.each([
  ['insufficient-stock', 409, 'The selected quantity exceeds available stock'],
  ['outage', 503, 'Sorry, we could not update your bag. Please try again.'],
])(
  'a failed addition is logged and stored, shows a message and adds nothing: %s [D-52] [PDP-27]',
  async (name, status, text) => {
    const worker = createFakeWorker()
    worker.before = async () => problemResponse(status, name)
    const { store, recorded } = createTestPage(worker)
    expect(await addProduct(store, product, choice)).toMatchObject({ status: 'failed' })
    expect(logged).toHaveBeenCalled()
    expect(store.get(cartErrorsAtom).addItem).toBeInstanceOf(Error)
    expect(store.get(notificationsAtom)).toMatchObject([{ kind: 'refusal', text }])
    expect([recorded, store.get(openPanelAtom)]).toEqual([[], null])
  },
)
