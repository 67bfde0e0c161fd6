import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, percentOff } from './money.ts'
import { type PriceReduction, type PlatformPrice, type ShownPrice, shownPrice } from './price.ts'

const percent = (percentage: number): PriceReduction => ({ kind: 'percentOffWasNowPrice', percentage })
const moneyOff = (amount: number): PriceReduction => ({ kind: 'moneyOffWasNowPrice', amount: money(amount, 'GBP') })
const pounds = (amount: number | null) => (amount === null ? null : money(amount, 'GBP'))
const asked = (regular: number, reduced: number | null = null): PlatformPrice => ({
  regular: money(regular, 'GBP'),
  reduced: pounds(reduced),
})
const shown = (price: number, special: number | null = null): ShownPrice => ({
  price: money(price, 'GBP'),
  special: pounds(special),
})

describe('the price that is shown', () => {
  test.each([
    [4999, 20, 3999],
    [1999, 33, 1339],
    [1999, 12.5, 1749],
    [100, 0.1, 99],
  ])('%d less %d percent is %d: rounded down to pennies [PDP-41]', (was, percentage, now) => {
    expect(shownPrice(asked(was), [percent(percentage)])).toEqual(shown(was, now))
  })

  test('money off is subtracted [PDP-42]', () => {
    expect(shownPrice(asked(4500), [moneyOff(1050)])).toEqual(shown(4500, 3450))
  })

  test('is the lowest of all offers and of what the platform asks [PROMO-30]', () => {
    expect(shownPrice(asked(4500, 4000), [percent(20), moneyOff(500)])).toEqual(shown(4500, 3600))
    expect(shownPrice(asked(4500, 3000), [percent(20)])).toEqual(shown(4500, 3000))
  })

  test.each([
    percent(0),
    percent(100),
    percent(120),
    moneyOff(0),
    moneyOff(4500),
    moneyOff(9900),
    { kind: 'microLabel' as const },
  ])('is the platform’s where %o takes nothing off', (offer) => {
    expect(shownPrice(asked(4500), [offer])).toEqual(shown(4500))
  })

  test('is the platform’s where the market has no offers [PROMO-30]', () => {
    expect(shownPrice(asked(4500, 3000), [])).toEqual(shown(4500, 3000))
    expect(shownPrice(asked(4500), [])).toEqual(shown(4500))
  })

  test('is whole pennies, below the was price, and never more than a penny from the exact one [PDP-41]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 9999 }), (was, hundredths) => {
        const now = shownPrice(asked(was), [percent(hundredths / 100)]).special?.amount ?? 0
        const exact = (BigInt(was) * BigInt(10_000 - hundredths)) / 10_000n
        expect(BigInt(now)).toBe(exact)
        expect(now).toBeLessThan(was)
      }),
    )
  })

  test('a whole percentage is told again, or one more where pennies were rounded [PLP-33] [PDP-41]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000 }), fc.integer({ min: 1, max: 95 }), (was, percentage) => {
        const price = shownPrice(asked(was), [percent(percentage)])
        expect([percentage, percentage + 1]).toContain(percentOff(price.price, price.special ?? price.price))
      }),
    )
  })
})
