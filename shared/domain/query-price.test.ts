import { expect, test } from 'vitest'
import { queryWords as germanWords } from '../messages/de/query-words.ts'
import { openMax } from './listing.ts'
import { queryPrice } from './query-price.ts'
import { queryWords } from '#shared/messages/query-words.ts'

const read = (query: string, words: Parameters<typeof queryPrice>[1] = queryWords) => {
  const found = queryPrice(query, words)
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
  ['Kleid unter 20 €', ['Kleid', 0, 20]],
  ['Seidenkleid bis zu 19,99 Euro', ['Seidenkleid', 0, 19.99]],
  ['Becher günstiger als 40', ['Becher', 0, 40]],
  ['Mantel über 100', ['Mantel', 100, openMax]],
  ['Mantel ab 1.200 €', ['Mantel', 1200, openMax]],
  ['Kleid ab 20 € bis 60 € midi', ['Kleid midi', 20, 60]],
  ['Body ab 3 Monate', null],
])('the German query %j is read with the German words', (query, expected) => {
  expect(read(query, germanWords)).toEqual(expected)
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
