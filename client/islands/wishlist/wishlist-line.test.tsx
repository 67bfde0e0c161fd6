import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartBusyAtom } from '../../atoms/cart-state.ts'
import { Provider } from '../../atoms/react.ts'
import { createPageStore } from '../../atoms/store.ts'
import { WishlistLine } from './wishlist-line.tsx'
import { money } from '#shared/domain/money.ts'
import type { WishlistProduct } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

const product: WishlistProduct = {
  productId: 101,
  variantId: 1011,
  sku: '123456-NAV-10',
  style: '123456',
  name: 'Wrap <Dress>',
  slug: 'wrap-dress',
  colour: 'Navy',
  size: '10',
  sizeName: 'UK 10 · US 6',
  length: null,
  price: { price: money(4000, 'GBP'), special: money(2999, 'GBP') },
  needsChoice: false,
  isPurchasable: true,
  image: 'https://media.example/i/a/123456_Navy_1',
  stock: 9,
  level: 'available',
}

function render(changes: Partial<WishlistProduct> | null, options: { isBusy?: boolean } = {}): string {
  const store = createPageStore({
    settings: { market: 'us', prefix: '/us', currency: 'USD', channelId: '1' },
    fetch,
    assign: () => {},
    onLeave: () => {},
  })
  if (options.isBusy) store.set(cartBusyAtom, ['load'])
  const row = {
    key: '101-1011',
    item: { productId: 101, variantId: 1011 },
    product: changes && { ...product, ...changes },
  }
  return renderToStaticMarkup(
    <Provider store={store}>
      <WishlistLine row={row} prefix="/us" />
    </Provider>,
  )
}

const addToCart = new RegExp(`<button[^>]*><span>${messages.wishlist.addToCart}`)
const tagOf = (html: string) => addToCart.exec(html)?.[0] ?? ''

test('a saved line shows picture, name, both prices and options, and links to the product in its market [WISH-06, CONST-15]', () => {
  const html = render({})
  expect(html).toContain('w=180&amp;fmt=auto&amp;qlt=default&amp;h=200')
  expect(html).toContain('href="/us/p/101/wrap-dress/Navy">Wrap &lt;Dress&gt;')
  for (const text of ['£40.00', '£29.99', 'Navy', '>UK 10 · US 6<']) expect(html).toContain(text)
})

test('a saved line can be added to the cart, but not while the cart loads [WISH-07]', () => {
  expect(tagOf(render({}))).not.toContain('disabled')
  expect(tagOf(render({}, { isBusy: true }))).toContain('disabled=""')
})

test('a saved line that is not purchasable cannot be added to the cart [WISH-08]', () => {
  expect(tagOf(render({ isPurchasable: false, stock: 0, level: 'sold-out' }))).toContain('disabled=""')
  expect(render({ isPurchasable: false, stock: 0, level: 'sold-out' })).toContain(messages.bag.soldOut)
})

test('a saved line whose sale is closed or that has no price says so once, beside its price, and cannot be added [D-57] [D-600] [WISH-08]', () => {
  const closed = { isPurchasable: false, level: 'unavailable', stock: 3 } as const
  for (const changes of [closed, { ...closed, price: null }, { ...closed, variantId: null, stock: null }]) {
    const html = render(changes)
    expect(html.split(messages.bag.unavailable)).toHaveLength(2)
    expect(html).not.toContain(messages.bag.low)
  }
  expect(render(closed)).toContain('£40.00')
  expect(tagOf(render(closed))).toContain('disabled=""')
})

test('a saved line that is a pre-order has the note, and a button that says so [D-262] [D-600] [WISH-06]', () => {
  const preOrder = 'Pre-order: Expected on 12 March 2031'
  const html = render({ preOrder })
  expect(html).toContain(`<p class="bag-line__note">${preOrder}</p>`)
  expect(html).toMatch(new RegExp(`<button[^>]*><span>${messages.product.preOrder}</span><span`))
  expect(html).not.toMatch(addToCart)
  expect(render({ preOrder, needsChoice: true, isPurchasable: false })).toContain(preOrder)
  expect(render({})).not.toContain('bag-line__note')
})

test('a saved line without a variant asks for a choice, and renders nothing if the product no longer exists', () => {
  expect(render({ variantId: null, size: null })).toContain(messages.wishlist.chooseOptions)
  expect(render({ variantId: null })).not.toMatch(addToCart)
  expect(render(null)).toBe('')
})

test('a saved line links to its product instead of adding it if a choice or text is required, as for a gift card [WISH-08]', () => {
  const html = render({ needsChoice: true, isPurchasable: false })
  expect(html).toContain(messages.wishlist.chooseOptions)
  expect(html).not.toContain(messages.wishlist.addToCart)
})

test('each control of a saved product names its colour and size, as another size of it may be saved too', () => {
  const names = (changes: Partial<WishlistProduct>) =>
    [...render(changes).matchAll(/<span class="visually-hidden"> (Wrap.*?)<\/span>/g)].map(([, name]) => name)
  const name = 'Wrap &lt;Dress&gt;, Navy, UK 10 · US 6'
  expect(names({})).toEqual([name, name])
  expect(names({ needsChoice: true })).toEqual([name, name])
})
