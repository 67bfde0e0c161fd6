import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addedAttributes, AddedProduct } from './added-product.tsx'
import { money } from '#shared/domain/money.ts'

const added = {
  imageUrl: 'https://media.example/i/shop/1',
  name: 'Smock',
  price: money(2500, 'GBP'),
  specialPrice: null,
  size: '10',
  colour: 'Navy',
  length: 'Petite',
  quantity: 2,
  isGiftCard: false,
  sku: '123456-NAV-10',
  lineItemQuantity: 2,
}

test('the attributes of an added product are colour, size and length', () => {
  expect(addedAttributes(added).map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Colour Navy',
    'Size 10',
    'Fit Petite',
  ])
})

test('a gift card has a design, no size, and shows the quantity [BAG-61]', () => {
  expect(
    addedAttributes({ ...added, isGiftCard: true, length: null }).map(({ label, value }) => `${label} ${value}`),
  ).toEqual(['Design Navy', 'Quantity 2'])
})

test('the pop-up shows picture, name and, for a special price, both prices [BAG-57] [BAG-59]', () => {
  const render = (special: number | null) =>
    renderToStaticMarkup(
      <AddedProduct
        added={added}
        price={{ price: added.price, special: special === null ? null : money(special, 'GBP') }}
      />,
    )
  const html = render(2000)
  for (const part of ['/i/shop/1?w=200', '<h3>Smock</h3>', '£25.00</s>', '£20.00</b>']) expect(html).toContain(part)
  expect(render(null)).toContain('<p class="price" translate="no">£25.00</p>')
})
