import { expect, test } from 'vitest'
import { countRequest, readCounts } from './filter-counts.ts'

function form(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('the counts are requested with the category’s entity id and every chosen value [PLP-28]', () => {
  expect(
    countRequest(
      form([
        ['filters[color]', 'Ink'],
        ['filters[color]', 'Moss'],
        ['filters[size]', '3-4'],
        ['sort', 'price-asc'],
      ]),
      { category: '11' },
    ),
  ).toEqual({
    filters: {
      categoryEntityId: 11,
      productAttributes: [
        { attribute: 'color', values: ['Ink', 'Moss'] },
        { attribute: 'size', values: ['3-4'] },
      ],
    },
  })
})

test('the counts are requested without a facet of which any value is chosen', () => {
  expect(countRequest(form([['filters[rating]', '']]), { category: '11' })).toEqual({
    filters: { categoryEntityId: 11 },
  })
})

test('the counts are requested with the search term and the price range', () => {
  expect(
    countRequest(
      form([
        ['query', 'linen'],
        ['filters[price]', '20-45'],
      ]),
      {},
    ),
  ).toEqual({ filters: { searchTerm: 'linen', price: { minPrice: 20, maxPrice: 45 } } })
})

test('the counts of results within a category are requested with the category and the term [PLP-28] [D-241]', () => {
  expect(countRequest(form([['query', 'linen']]), { category: '11' })).toEqual({
    filters: { categoryEntityId: 11, searchTerm: 'linen' },
  })
})

test.each([
  ['20', '45', { minPrice: 20, maxPrice: 45 }],
  ['20', '', { minPrice: 20, maxPrice: 1e7 }],
  ['', '45', { minPrice: 0, maxPrice: 45 }],
  ['', '', undefined],
])(
  'the counts are requested with the prices %j and %j of two fields, of which an empty one is open',
  (min, max, price) => {
    const fields = form([
      ['query', 'linen'],
      ['filters[price]', min],
      ['filters[price]', max],
    ])
    expect(countRequest(fields, {}).filters.price).toEqual(price)
  },
)

test('the counts are read from edges of nodes: name, value and product count [PLP-27]', () => {
  const attributes = { edges: [{ node: { value: 'Ink', productCount: 4 } }] }
  const { total, counts } = readCounts({ total: 9, edges: [{ node: { name: 'color', attributes } }] })
  expect([total, [...counts]]).toEqual([9, [['filters[color] Ink', 4]]])
  expect(() => readCounts({ title: 'An error' })).toThrow(TypeError)
})

test('the counts of a printed design are requested with its name [CLOTH-02]', () => {
  expect(countRequest(form([]), { print: 'Hedgerow' })).toEqual({ filters: { print: 'Hedgerow' } })
})
