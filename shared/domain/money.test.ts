import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMoney,
  formatMoney,
  formatRoundMoney,
  formatTileMoney,
  money,
  moneyFromDecimal,
  multiplyMoney,
  percentOff,
  toDecimal,
} from './money.ts'

describe('money', () => {
  test.each([
    [19.99, 1999],
    ['19.99', 1999],
    [0.1, 10],
    [1.005, 100],
    ['361.9500', 36195],
    ['4.999', 499],
    [0, 0],
    [1e-7, 0],
    ['-1.234', -124],
    [-0.001, -1],
  ])('moneyFromDecimal rounds %s down to %d minor units by its decimal digits [LOC-38]', (decimal, amount) => {
    expect(moneyFromDecimal(decimal, 'GBP')).toEqual(money(amount, 'GBP'))
  })

  test('every amount survives the conversion to a decimal and back [LOC-38, PROMO-29]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (amount) => {
        expect(moneyFromDecimal(toDecimal(money(amount, 'EUR')), 'EUR').amount).toBe(amount)
      }),
    )
  })

  test('moneyFromDecimal refuses text that is not a decimal', () => {
    for (const text of ['', 'abc', '1,299.00', 'NaN', '1.2.3'])
      expect(() => moneyFromDecimal(text, 'GBP')).toThrow(RangeError)
  })

  test('money is added and multiplied in minor units', () => {
    expect(addMoney(money(1999, 'GBP'), money(1, 'GBP'))).toEqual(money(2000, 'GBP'))
    expect(multiplyMoney(money(1999, 'USD'), 3)).toEqual(money(5997, 'USD'))
  })

  test('formatMoney prints pennies in the currency of the market [LOC-36]', () => {
    expect([money(3950, 'GBP'), money(129_900, 'USD'), money(8900, 'EUR')].map(formatMoney)).toEqual([
      '£39.50',
      '$1,299.00',
      '€89.00',
    ])
  })

  test('formatRoundMoney prints no pennies, and rounds a threshold up [LOC-37] [D-169]', () => {
    expect([money(6000, 'GBP'), money(5950, 'USD'), money(0, 'EUR')].map(formatRoundMoney)).toEqual([
      '£60',
      '$60',
      '€0',
    ])
  })

  test('formatTileMoney drops a trailing .00, and no other pennies [PLP-62]', () => {
    expect([money(4000, 'GBP'), money(3950, 'GBP'), money(4005, 'EUR')].map(formatTileMoney)).toEqual([
      '£40',
      '£39.50',
      '€40.05',
    ])
  })

  test('percentOff rounds the percentage down to a whole number [PLP-33, PDP-41]', () => {
    expect(percentOff(money(3000, 'GBP'), money(2001, 'GBP'))).toBe(33)
    expect(percentOff(money(3000, 'GBP'), money(3000, 'GBP'))).toBe(0)
    expect(percentOff(money(0, 'GBP'), money(0, 'GBP'))).toBe(0)
  })
})
