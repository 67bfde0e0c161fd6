import { expect, test } from 'vitest'
import type { LineItem } from './cart.ts'
import { isChangeable } from './changeable-line.ts'
import { money } from './money.ts'

const option = (name: string) => ({ name, nameId: 1, value: 'x', valueId: null })
const price = money(1999, 'GBP')
const dress: LineItem = {
  id: 'a',
  productId: 11,
  variantId: 12,
  sku: '123456-1',
  name: 'Dress',
  quantity: 1,
  listPrice: price,
  salePrice: price,
  originalPrice: price,
  extendedSalePrice: price,
  discountAmount: money(0, 'GBP'),
  parentId: null,
  url: '',
  imageUrl: '',
  options: [option('Color'), option('Size'), option('Length')],
  isDigital: false,
  isFreeGift: false,
}

test('a line with size or colour can be changed', () => {
  expect(isChangeable(dress, [dress])).toBe(true)
  const inCapitals = { ...dress, options: [option('COLOR'), option('SIZE')] }
  expect(isChangeable(inCapitals, [inCapitals])).toBe(true)
})

test.each([
  ['a free gift', { isFreeGift: true }],
  ['a gift card', { sku: '100001-1' }],
  ['a line with something that was typed for it', { options: [option('Size'), option('Initials')] }],
  ['a product without options', { options: [] }],
  ['a part of a bundle', { parentId: 'b' }],
  ['a digital product', { isDigital: true }],
])('%s cannot be changed', (_what, change) => {
  const line = { ...dress, ...change }
  expect(isChangeable(line, [line])).toBe(false)
})

test('a bundle cannot be changed, because its parts would go with it', () => {
  expect(isChangeable(dress, [dress, { ...dress, id: 'b', parentId: 'a' }])).toBe(false)
})
