import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridParts } from './grid-parts.ts'

const item = (schema: string) => ({ _meta: { schema } })
const cards = (count: number) => Array.from({ length: count }, (_, index) => index)

test('content comes after whole rows at any width [PLP-55]', () => {
  expect(
    gridParts(cards(48), [
      { after: 8, item: item('a') },
      { after: 24, item: item('b') },
    ]),
  ).toEqual([
    { products: cards(12), item: item('a') },
    { products: cards(24).slice(12), item: item('b') },
    { products: cards(48).slice(24), item: null },
  ])
})

test('content past the last row is left out, and of two at one position only the first remains [PLP-55]', () => {
  expect(gridParts(cards(12), [{ after: 12, item: item('a') }])).toEqual([{ products: cards(12), item: null }])
  expect(
    gridParts(cards(30), [
      { after: 1, item: item('a') },
      { after: 12, item: item('b') },
    ]).map((part) => part.item),
  ).toEqual([item('a'), null])
})

test('every card shows once and in order, wherever content is placed', () => {
  const slots = fc.array(fc.record({ after: fc.integer({ min: -5, max: 80 }), item: fc.constant(item('a')) }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 48 }), slots, (count, chosen) => {
      expect(gridParts(cards(count), chosen).flatMap((part) => part.products)).toEqual(cards(count))
    }),
  )
})
