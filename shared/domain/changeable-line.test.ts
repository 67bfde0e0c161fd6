import { expect, test } from 'vitest'
import { lineItem } from '../test/carts.ts'
import { isChangeable } from './changeable-line.ts'

const option = (name: string) => ({ name, nameId: 1, value: 'x', valueId: null })
const dress = lineItem({ options: [option('Color'), option('Size'), option('Length')] })

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
