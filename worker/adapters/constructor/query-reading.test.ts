import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { correctionOf, readingOf } from './query-reading.ts'
import { AutocompleteSchema, SearchSchema } from './search-wire.ts'

const size = (value: string, status = '') => ({ value, count: 1, status })

function read(term: string, { request = {}, matched = [], sizes = [], chosen = [] }: Partial<Exchange> = {}) {
  const wire = parse(SearchSchema, {
    request,
    response: {
      results: matched.map((matched_terms) => ({ value: 'Tee', matched_terms })),
      total_num_results: 1,
      facets: [{ name: 'size', options: sizes }, { name: 'material', options: [size('12', 'selected')] }, 'nonsense'],
    },
  })
  if ('redirect' in wire.response) throw new TypeError('Not results')
  return readingOf({ term, request: wire.request, response: wire.response, chosen })
}
type Exchange = { request: unknown; matched: unknown[]; sizes: object[]; chosen: string[] }

test('a query that the service took word for word, or says nothing about, has no reading', () => {
  expect(read('tee')).toBeNull()
  expect(read('Tee', { request: { term: 'tee' }, matched: [['tee']] })).toBeNull()
  expect(read('Tee', { request: { term: 'tee', original_query: 'Tee' } })).toBeNull()
})

test.each([null, 'tee', { term: 7 }, { term: 'tees', original_query: {} }])(
  'a request of another shape in the response says nothing: %j',
  (request) => {
    expect(read('te', { request })).toBeNull()
  },
)

test('a corrected term is the one that the service searched for', () => {
  expect(read('jumpr', { request: { term: ' jumpers ', original_query: 'jumpr' } })).toMatchObject({
    correctedTerm: 'jumpers',
  })
  const { request } = parse(AutocompleteSchema, { request: { term: 'tees', original_query: 'tes' }, sections: {} })
  expect(correctionOf('tes', request)).toBe('tees')
})

test('words that no result matches were left out, unless no result names its words', () => {
  expect(read('purple dinosaur dress', { matched: [['purple', 'dress'], ['dress'], 'bad'] })?.leftOut).toEqual([
    'dinosaur',
  ])
  expect(read("Men's 3-4 tee", { matched: [['mens', '3-4', 'tee']] })).toBeNull()
  expect(read('purple dinosaur', { matched: [[]] })).toBeNull()
})

test('sizes that the service selected and the shopper did not come from the query', () => {
  const sizes = [size('10'), size('12', 'selected'), size('14', 'selected')]
  expect(read('size 12 dress', { sizes, chosen: ['14'] })?.sizes).toEqual(['12'])
  expect(read('dress', { sizes, chosen: ['12', '14'] })).toBeNull()
})
