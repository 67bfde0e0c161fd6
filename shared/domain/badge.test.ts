import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Badge, microLabel, pictureBadge, promotedPrice } from './badge.ts'
import { money, percentOff } from './money.ts'
import type { Price } from './price.ts'

const bare = { colours: null, link: null, pdpText: null }
const percent = (percentage: number, text = '20% off'): Badge => ({ ...bare, text, kind: 'percentOffWasNowPrice', percentage })
const moneyOff = (amount: number): Badge => ({ ...bare, text: 'Sale', kind: 'moneyOffWasNowPrice', amount: money(amount, 'GBP') })
const label = (text: string): Badge => ({ ...bare, text, kind: 'microLabel' })
const plain = (amount: number, special: number | null = null): Price => ({ price: money(amount, 'GBP'), special: special === null ? null : money(special, 'GBP') })

describe('price', () => {
  test.each([
    [4999, 20, 3999],
    [1999, 33, 1339],
    [1999, 12.5, 1749],
    [100, 0.1, 99],
  ])('%d less %d percent is %d: rounded down to pennies [PDP-41]', (was, percentage, now) => {
    expect(promotedPrice(plain(was), [percent(percentage)])).toEqual(plain(was, now))
  })

  test('money off is subtracted [PDP-42]', () => {
    expect(promotedPrice(plain(4500), [moneyOff(1050)])).toEqual(plain(4500, 3450))
  })

  test('the lowest of all offers and the special price is asked', () => {
    expect(promotedPrice(plain(4500, 4000), [percent(20), moneyOff(500)])).toEqual(plain(4500, 3600))
    expect(promotedPrice(plain(4500, 3000), [percent(20)])).toEqual(plain(4500, 3000))
  })

  test.each([percent(0), percent(100), percent(120), moneyOff(0), moneyOff(4500), moneyOff(9900), label('New in')])('%o changes no price', (badge) => {
    expect(promotedPrice(plain(4500), [badge])).toEqual(plain(4500))
  })

  test('a hidden price stays hidden', () => {
    expect(promotedPrice(null, [percent(20)])).toBeNull()
  })

  test('is whole pennies, below the was price, and never more than a penny from the exact one [PDP-41]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 9999 }), (was, hundredths) => {
        const now = promotedPrice(plain(was), [percent(hundredths / 100)]).special?.amount ?? 0
        const exact = (BigInt(was) * BigInt(10_000 - hundredths)) / 10_000n
        expect(BigInt(now)).toBe(exact)
        expect(now).toBeLessThan(was)
      }),
    )
  })

  test('a whole percentage is told again, or one more where pennies were rounded [PLP-33] [PDP-41]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 1_000_000 }), fc.integer({ min: 1, max: 95 }), (was, percentage) => {
        const price = promotedPrice(plain(was), [percent(percentage)])
        expect([percentage, percentage + 1]).toContain(percentOff(price.price, price.special ?? price.price))
      }),
    )
  })
})

describe('labels', () => {
  const none = { badges: [], badge: null, price: plain(4500) }

  test('a sale is red on white, its text Sale, also where no promotion says so [PDP-40]', () => {
    expect(pictureBadge({ ...none, price: plain(4500, 3000) })).toEqual({ text: 'Sale', colours: null, isSale: true })
  })

  test('a promotion stands before the sale, and the sale before the product’s own word', () => {
    const sold = { ...none, badge: 'New In', price: plain(4500, 3000) }
    expect(pictureBadge({ ...sold, badges: [label('3 for 2'), percent(20)] })?.text).toBe('20% off')
    expect(pictureBadge(sold)?.text).toBe('Sale')
    expect(pictureBadge({ ...none, badge: 'New In' })?.text).toBe('New In')
    expect(pictureBadge(none)).toBeNull()
  })

  test('a micro label stands beside the price, unless the picture says it already', () => {
    expect(microLabel({ ...none, badges: [percent(20), label('3 for 2')] })?.text).toBe('3 for 2')
    expect(microLabel({ ...none, badge: 'New In', badges: [label('New in')] })).toBeNull()
    expect(microLabel({ ...none, badges: [percent(20)] })).toBeNull()
  })
})
