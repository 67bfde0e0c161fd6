import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyFromDecimal } from './money.ts'
import { minorUnits } from './wallet-amounts.ts'

test('converts an amount once, by the exponent of its currency [PAY-22]', () => {
  expect([
    minorUnits(moneyFromDecimal('19.99', 'GBP')),
    minorUnits({ amount: 150_000, currency: 'JPY' }),
    minorUnits({ amount: 1050, currency: 'KWD' }),
  ]).toEqual([1999, 1500, 10_500])
})

test('keeps every amount in pounds, dollars and euros as it is [PAY-22]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom('GBP', 'USD', 'EUR'), (amount, currency) => {
      expect(minorUnits({ amount, currency })).toBe(amount)
    }),
  )
})

test('refuses a fraction of a minor unit', () => {
  expect(() => minorUnits({ amount: 150, currency: 'JPY' })).toThrow(RangeError)
})
