import { describe, expect, test } from 'vitest'
import { toPrice } from './prices.ts'

const amount = (value: number) => ({ value, currencyCode: 'GBP' })
const wire = (price: number, basePrice: number | null, salePrice: number | null) => ({
  price: amount(price),
  basePrice: basePrice === null ? null : amount(basePrice),
  salePrice: salePrice === null ? null : amount(salePrice),
})

describe('a price of the platform', () => {
  test.each<[string, Parameters<typeof toPrice>[0], [number, number | null]]>([
    ['a sale price below', wire(19.99, 25, 19.99), [2500, 1999]],
    ['no sale', wire(25, 25, null), [2500, null]],
    ['a sale price of 0, which means none', wire(25, 25, 0), [2500, null]],
    ['a sale price above', wire(25, 25, 30), [2500, null]],
    ['a calculated price below', wire(20, 25, null), [2500, 2000]],
    ['a sale price above and a calculated price below', wire(20, 25, 30), [2500, 2000]],
    ['only a calculated price', wire(39.5, null, null), [3950, null]],
    ['more than two decimals', wire(19.999, 64.5301, null), [6453, 1999]],
  ])('a price of the platform is read from %s [PDP-01, PDP-05, LOC-38]', (_what, prices, [regular, reduced]) => {
    expect(toPrice(prices, 'GBP')).toEqual({
      regular: { amount: regular, currency: 'GBP' },
      reduced: reduced === null ? null : { amount: reduced, currency: 'GBP' },
    })
  })

  test('a price of the platform is null if the platform hides it [PDP-01]', () => {
    expect(toPrice(null, 'GBP')).toBeNull()
  })

  test('a price of the platform in another currency is refused [LOC-35]', () => {
    expect(() => toPrice(wire(10, 10, null), 'EUR')).toThrow(/in GBP although EUR was requested/)
  })
})
