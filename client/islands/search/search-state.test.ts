import { expect, test } from 'vitest'
import { hasNoResults, isExpanded, toSearch } from './search-state.ts'

const hit = { name: 'Smock', href: '/us/p/1/smock/Navy', picture: 'https://media.example/i/a/1', price: null }
const empty = { products: [], suggestions: [], links: [], correctedTerm: null }
const dresses = { term: 'dress', response: { ...empty, products: [hit], suggestions: ['dresses'] } }
const emptyResult = (term: string) => ({ term, response: empty })

test('an empty term is idle, whatever results are known [SRCH-03]', () => {
  expect(toSearch({ term: '', data: dresses, hasFailed: false })).toMatchObject({
    status: 'resting',
    response: { products: [] },
  })
})

test('the results panel expands only when products are returned [SRCH-08]', () => {
  expect(isExpanded(toSearch({ term: 'dress', data: dresses, hasFailed: false }))).toBe(true)
  expect(isExpanded(toSearch({ term: 'dress', data: emptyResult('dress'), hasFailed: false }))).toBe(false)
  expect(isExpanded(toSearch({ term: 'dress', data: undefined, hasFailed: false }))).toBe(false)
})

test.each([
  ['dresses', 1],
  ['dre', 1],
  ['mug', 0],
])(
  'while %j loads, results for "dress" remain only if one term begins with the other [D-78] [SRCH-10]',
  (term, count) => {
    const search = toSearch({ term, data: dresses, hasFailed: false })
    expect(search.status).toBe('pending')
    expect(search.response.products).toHaveLength(count)
  },
)

test('a response to an earlier term is never shown as the result of the current one [D-78] [SRCH-10]', () => {
  expect(toSearch({ term: 'mug', data: dresses, hasFailed: false })).toMatchObject({ term: 'mug', status: 'pending' })
  expect(toSearch({ term: 'mug', data: dresses, hasFailed: true })).toMatchObject({
    term: 'mug',
    status: 'failed',
    response: { products: [] },
  })
})

test.each([
  ['mug', false],
  ['mugs', true],
])('the message for no results shows for %j: %s [SRCH-09, CONST-05]', (term, isShown) => {
  expect(hasNoResults(toSearch({ term, data: undefined, hasFailed: false }))).toBe(false)
  expect(hasNoResults(toSearch({ term, data: emptyResult(term), hasFailed: false }))).toBe(isShown)
})

test('a failure differs from an empty result, and known results remain after it', () => {
  const failed = toSearch({ term: 'dress', data: undefined, hasFailed: true })
  expect([failed.status, hasNoResults(failed), isExpanded(failed)]).toEqual(['failed', false, false])
  expect(toSearch({ term: 'dress', data: dresses, hasFailed: true }).status).toBe('found')
})

test('a term that leads to a page is not without results [SRCH-09]', () => {
  const links = [{ label: 'Returns', href: '/us/returns' }]
  const search = toSearch({
    term: 'returns',
    data: { term: 'returns', response: { ...empty, links } },
    hasFailed: false,
  })
  expect(hasNoResults(search)).toBe(false)
})
