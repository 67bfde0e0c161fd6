import { expect, test } from 'vitest'
import { addProduct } from '../components/buy-box/add-product.ts'
import { addToCartAtom } from './cart.ts'
import { quickAddAtom } from './quick-add-state.ts'
import { addQuickAddAtom, chooseQuickAddAtom, openQuickAddAtom } from './quick-add.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from './test/fake-worker.ts'
import { money } from '#shared/domain/money.ts'
import { toOffer } from '#shared/domain/offer.ts'
import { brand } from '#shared/merchant.ts'
import { product, variant } from '#shared/test/products.ts'

type Page = ReturnType<typeof createTestPage>

// The prices as a page shows them, with a promotion from a badge. Analytics must get the platform's prices.
const shown = { price: money(4900, 'GBP'), special: money(1000, 'GBP') }
const sku = '123456-NAV-10'
const offer = toOffer(
  product({ sizes: ['10'], variants: [variant({ id: 111, sku, colour: 'Navy', size: '10' })] }),
  'Navy',
  'GBP',
)
const card = {
  productId: 11,
  style: '123456',
  name: 'Smock',
  colour: 'Navy',
  href: '/p/11/smock/Navy',
  imageUrl: '',
  price: 4900,
  originalPrice: 4900,
}
const added = {
  imageUrl: '',
  name: 'Smock',
  price: shown.price,
  specialPrice: shown.special,
  size: '10',
  colour: 'Navy',
  length: null,
  quantity: 1,
  isGiftCard: false,
  sku,
}

const additions: [string, (page: Page) => Promise<unknown>][] = [
  [
    'the product page',
    ({ store }) =>
      addProduct(
        store,
        { productId: 11, name: 'Smock', colour: 'Navy', imageUrl: '', isGiftCard: false },
        {
          variant: { id: 111, sku, size: '10', length: null, price: shown, units: 5, isPurchasable: true },
          values: new Map(),
        },
      ),
  ],
  [
    'the wishlist',
    ({ store }) => store.set(addToCartAtom, { line: { productId: 11, variantId: 111, quantity: 1 }, added }),
  ],
  [
    'quick add',
    async ({ store }) => {
      store.set(openQuickAddAtom, card)
      store.set(chooseQuickAddAtom, { size: '10' })
      await store.set(addQuickAddAtom, { offer })
      expect(store.get(quickAddAtom)).toBeNull()
    },
  ],
]

test.each(additions)(
  'an addition by %s is recorded once, at the price of the cart’s line [PDP-28, TRK-03, TRK-08]',
  async (_door, add) => {
    const worker = createFakeWorker(
      cartOf([lineOf('other', { variantId: 999, sku: '999999-RED', listPrice: money(1, 'GBP') })]),
    )
    worker.stock.set(111, 5)
    const page = createTestPage(worker)
    await add(page)
    const item = {
      item_id: '123456',
      product_id: 11,
      sku,
      item_name: 'Smock',
      item_brand: brand,
      item_variant: 'Navy / 10',
      price: 19.99,
      original_price: 19.99,
      on_sale: false,
      quantity: 1,
    }
    expect(page.recorded).toEqual([
      {
        event: 'add-to-cart',
        ecommerce: { currency: 'GBP', value: 19.99, items: [item] },
        cart: expect.objectContaining({ quantity: 2, items: [expect.anything(), expect.objectContaining({ sku })] }),
      },
    ])
  },
)
