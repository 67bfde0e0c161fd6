import { expect, test } from 'vitest'
import { openMax } from './listing.ts'
import { queryPrice } from './query-price.ts'
import { queryWords } from '#shared/messages/query-words.ts'

const read = (query: string) => {
  const found = queryPrice(query, queryWords)
  return found && [found.rest, found.price.min, found.price.max]
}

test.each([
  ['dress under £20', ['dress', 0, 20]],
  ['Under £19.99 silk dress', ['silk dress', 0, 19.99]],
  ['less than 50 euros jumper', ['jumper', 0, 50]],
  ['mug below $40', ['mug', 0, 40]],
  ['coat over £100', ['coat', 100, openMax]],
  ['coat over £1,200', ['coat', 1200, openMax]],
  ['dress over £20 under 60 pounds midi', ['dress midi', 20, 60]],
  ['dress under 50', ['dress', 0, 50]],
  ['dress LESS  THAN 50', ['dress', 0, 50]],
  ['dress less than 19,50 €', ['dress', 0, 19.5]],
])('the query %j limits the price, and the limit is no part of its words', (query, expected) => {
  expect(read(query)).toEqual(expected)
})

test.each([
  'under £20',
  'dress',
  'under 12 years dress',
  'wonder £20',
  'dress over £60 under £20',
  'size 12',
  'under dress',
])('the query %j is left as it is', (query) => {
  expect(read(query)).toBeNull()
})
