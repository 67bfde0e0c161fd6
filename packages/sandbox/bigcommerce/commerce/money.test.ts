import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, formatMoney, fromWireNumber, includedTax, toWireNumber, toWireString } from './money.ts'

const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })

test('splits a total into shares that add up to it and do not exceed their weights', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, fraction) => {
      const sum = parts.reduce((added, part) => added + part, 0)
      const total = Math.floor(sum * fraction)
      const shares = allocate(total, parts)
      expect(shares.reduce((added, share) => added + share, 0)).toBe(total)
      expect(shares.every((share, index) => Number.isInteger(share) && share >= 0 && share <= parts[index]!)).toBe(true)
    }),
  )
})

test('converts an amount to the wire format and back without a loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (minor) => {
      expect(fromWireNumber(toWireNumber(minor))).toBe(minor)
      expect(Math.round(Number(toWireString(minor)) * 100)).toBe(minor)
    }),
  )
})

test.each([
  [1999, 19.99, '19.9900', '£19.99'],
  [5, 0.05, '0.0500', '£0.05'],
  [0, 0, '0.0000', '£0.00'],
  [123456789, 1234567.89, '1234567.8900', '£1,234,567.89'],
])('writes %i as %d, "%s" and %s', (minor, number, text, people) => {
  expect([toWireNumber(minor), toWireString(minor), formatMoney(minor, 'GBP')]).toEqual([number, text, people])
})

test('includes 20 % tax in British prices and none in American ones', () => {
  expect([includedTax(1200, 'GBP'), includedTax(1200, 'USD'), includedTax(1230, 'EUR')]).toEqual([200, 0, 230])
})
