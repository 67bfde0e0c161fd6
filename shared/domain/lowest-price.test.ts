import { expect, test } from 'vitest'
import { lowestBefore, readLowestPrice } from './lowest-price.ts'
import { money } from './money.ts'

test.each([
  ['EUR 47.50', 4750],
  ['GBP 39.00, EUR 47.50', 4750],
  ['GBP 39.00', null],
  ['47.50', null],
  ['EUR 47,50', null],
  ['EUR -1.00', null],
  ['', null],
  [null, null],
])('of the field %j the lowest price in euros is %s [D-348]', (value, amount) => {
  expect(readLowestPrice(value, 'EUR')).toEqual(amount === null ? null : money(amount, 'EUR'))
})

test('a product without a reduced price, or without the field, has no lowest price [D-348]', () => {
  const lowestPrice = money(4750, 'EUR')
  const reduced = { price: money(5900, 'EUR'), special: money(4900, 'EUR') }
  expect(lowestBefore({ price: reduced, lowestPrice })).toEqual(lowestPrice)
  expect(lowestBefore({ price: { ...reduced, special: null }, lowestPrice })).toBeNull()
  expect(lowestBefore({ price: null, lowestPrice })).toBeNull()
  expect(lowestBefore({ price: reduced })).toBeNull()
})
