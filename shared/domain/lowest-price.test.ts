import { expect, test } from 'vitest'
import { lowestPrice } from './lowest-price.ts'
import { money } from './money.ts'

const reduced = { price: money(5900, 'EUR'), special: money(4900, 'EUR') }

test.each([
  ['EUR 47.50', 4750],
  ['GBP 39.00, EUR 47.50', 4750],
  ['GBP 39.00', null],
  ['47.50', null],
  ['EUR 47,50', null],
  ['EUR -1.00', null],
  ['', null],
])('of the field %j the lowest price in euros is %s [D-348]', (value, amount) => {
  const customFields = { lowest_price_30_days: value }
  expect(lowestPrice({ price: reduced, customFields }, 'EUR')).toEqual(amount === null ? null : money(amount, 'EUR'))
})

test('a product without a reduced price, or without the field, has no lowest price [D-348]', () => {
  const customFields = { lowest_price_30_days: 'EUR 47.50' }
  expect(lowestPrice({ price: { price: reduced.price, special: null }, customFields }, 'EUR')).toBeNull()
  expect(lowestPrice({ price: null, customFields }, 'EUR')).toBeNull()
  expect(lowestPrice({ price: reduced, customFields: {} }, 'EUR')).toBeNull()
})
