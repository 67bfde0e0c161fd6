import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('page numbers show both ends and the neighbours, with a mark for each gap', () => {
  expect(pageNumbers(6, 12)).toEqual([1, 'before', 5, 6, 7, 'after', 12])
})

test('a gap of one page shows that page', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('page numbers include the first, the last and the current page, in order and once each, for any page [PLP-01]', () => {
  const pages = fc
    .integer({ min: 1, max: 400 })
    .chain((pageCount) =>
      fc.record({ page: fc.integer({ min: 1, max: pageCount }), pageCount: fc.constant(pageCount) }),
    )
  fc.assert(
    fc.property(pages, ({ page, pageCount }) => {
      const numbers = pageNumbers(page, pageCount).filter((number) => typeof number === 'number')
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]))
    }),
  )
})
