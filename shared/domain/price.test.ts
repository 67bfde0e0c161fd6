import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, percentOff } from './money.ts'
import { type PriceReduction, type PlatformPrice, type ShownPrice, shownPrice } from './price.ts'

const percent = (percentage: number): PriceReduction => ({ kind: 'percentOffWasNowPrice', percentage })
const moneyOff = (amount: number): PriceReduction => ({ kind: 'moneyOffWasNowPrice', amount: money(amount, 'GBP') })
const pounds = (amount: number | null) => (amount === null ? null : money(amount, 'GBP'))
const requested = (regular: number, reduced: number | null = null): PlatformPrice => ({
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
  ])('the shown price of %d minus %d percent is %d, rounded down to pennies [PDP-41]', (was, percentage, now) => {
    expect(shownPrice(requested(was), [percent(percentage)])).toEqual(shown(was, now))
  })

  test('the shown price is the price minus the money off [PDP-42]', () => {
    expect(shownPrice(requested(4500), [moneyOff(1050)])).toEqual(shown(4500, 3450))
  })

  test("the shown price is the lowest of all offers and the platform's price [PROMO-30]", () => {
    expect(shownPrice(requested(4500, 4000), [percent(20), moneyOff(500)])).toEqual(shown(4500, 3600))
    expect(shownPrice(requested(4500, 3000), [percent(20)])).toEqual(shown(4500, 3000))
  })

  test.each([
    percent(0),
    percent(100),
    percent(120),
    moneyOff(0),
    moneyOff(4500),
    moneyOff(9900),
    { kind: 'microLabel' as const },
  ])('the shown price is the platform’s if %o saves nothing', (offer) => {
    expect(shownPrice(requested(4500), [offer])).toEqual(shown(4500))
  })

  test('the shown price is the platform’s if the market has no offers [PROMO-30]', () => {
    expect(shownPrice(requested(4500, 3000), [])).toEqual(shown(4500, 3000))
    expect(shownPrice(requested(4500), [])).toEqual(shown(4500))
  })

  test('the shown price is in whole pennies, below the was price, and less than a penny from the exact price [PDP-41]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 9999 }), (was, hundredths) => {
        const now = shownPrice(requested(was), [percent(hundredths / 100)]).special?.amount ?? 0
        const exact = (BigInt(was) * BigInt(10_000 - hundredths)) / 10_000n
        expect(BigInt(now)).toBe(exact)
        expect(now).toBeLessThan(was)
      }),
    )
  })

  test("the percentage shown is the offer's whole percentage, or one more because pennies are rounded [PLP-33] [PDP-41]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000 }), fc.integer({ min: 1, max: 95 }), (was, percentage) => {
        const price = shownPrice(requested(was), [percent(percentage)])
        expect([percentage, percentage + 1]).toContain(percentOff(price.price, price.special ?? price.price))
      }),
    )
  })
})
