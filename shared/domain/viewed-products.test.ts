import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseViewed, addViewed } from './viewed-products.ts'

const products = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 999_999_999 }),
    colour: fc.string({ maxLength: 100 }),
    categories: fc.string(),
  }),
  { maxLength: 30 },
)

test('the current product and the 8 viewed before it are read back, the latest first and each product once [CONST-07]', () => {
  fc.assert(
    fc.property(products, (looked) => {
      const kept = looked.reduce<ReturnType<typeof parseViewed>>(
        (viewed, product) => addViewed(parseViewed(JSON.stringify(viewed)), product),
        [],
      )
      expect(kept.length).toBeLessThanOrEqual(9)
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
      expect(kept[0]).toEqual(looked.at(-1))
    }),
  )
})

test('any text in the storage is read without an error, and only valid products are returned', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseViewed(text))).toBe(true)
    }),
  )
  expect(
    parseViewed('[{"id":1,"colour":"Red","x":2},{"id":"2","colour":"Red"},{"id":3},null,{"id":-1,"colour":""}]'),
  ).toEqual([{ id: 1, colour: 'Red', categories: '' }])
  // Entries that were stored before have no categories.
  expect(parseViewed('[{"id":1,"colour":"Red","categories":["x"]}]')).toEqual([
    { id: 1, colour: 'Red', categories: '' },
  ])
  expect(parseViewed(null)).toEqual([])
})
