import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cartOf, lineItem } from '../test/carts.ts'
import { cartTotals } from './cart-totals.ts'
import type { Cart, LineItem } from './cart.ts'
import { exactAmount, minorUnitsOff } from './exact-amount.ts'
import { explainLine } from './line-reasons.ts'
import { money } from './money.ts'
import { type Discounts, priceBeforeSale, priceCart, unitPrice } from './price-cart.ts'
import { giftCardStyles } from './product.ts'
import type { Promotions } from './promotions.ts'

const pounds = (amount: number) => money(Math.round(amount * 100), 'GBP')

/** A line at one price, or at its original price and the catalogue's sale price. */
function line(id: string, quantity: number, price: number | [original: number, list: number]): LineItem {
  const [original, list] = typeof price === 'number' ? [price, price] : price
  return lineItem({ id, quantity, price: pounds(list).amount, originalPrice: pounds(original) })
}

const off = (value: number, code: string | null = null, name = code ?? 'Offer') => ({
  name,
  code,
  value: exactAmount(value),
})
const unitOff = ([position, subPosition]: [number, number], ...offer: Parameters<typeof off>) => ({
  ...off(...offer),
  position,
  subPosition,
})

function promotionsOf(cart: Cart, discounts: Partial<Discounts>): Promotions {
  return {
    ...priceCart(cart, { ofCart: [], ofUnits: [], ...discounts }),
    coupons: [],
    refused: [],
    hints: [],
    missingGifts: [],
  }
}

describe('a line', () => {
  test('a line of three units takes the discount of each sub-position [PROMO-25, PROMO-26]', () => {
    const cart = cartOf(line('other', 1, 5), line('knit', 3, 29.99))
    const { lines } = promotionsOf(cart, {
      ofUnits: [0, 1, 2].map((unit) => unitOff([1, unit], 5.998, null, '20% off knitwear')),
    })
    expect(lines[0]).toMatchObject({ now: pounds(5), applied: [], display: null })
    // 29.99 minus 5.998 is 23.992, rounded down for each unit.
    expect(lines[1]).toMatchObject({
      before: pounds(89.97),
      now: pounds(71.97),
      display: 'percentOffWasNowPrice',
      lastUnitSaving: pounds(6),
    })
    expect(lines[1]?.applied).toEqual([{ name: '20% off knitwear', code: null, saving: pounds(18) }])
  })

  test('a line takes no discount of a line before or after it [PROMO-25]', () => {
    const cart = cartOf(line('first', 1, 10), line('second', 1, 20), line('third', 1, 30))
    const { lines } = promotionsOf(cart, { ofUnits: [unitOff([0, 0], 1), unitOff([2, 0], 3)] })
    expect(lines.map(({ now }) => now)).toEqual([pounds(9), pounds(20), pounds(27)])
  })

  test("a line's price is rounded down by the exact decimal: 10% off 99.99 is 89.99, and 19.99 stays 19.99 [PROMO-29]", () => {
    expect(promotionsOf(cartOf(line('a', 1, 99.99)), { ofUnits: [unitOff([0, 0], 9.999)] }).lines[0]?.now).toEqual(
      pounds(89.99),
    )
    expect(promotionsOf(cartOf(line('a', 1, 19.99)), { ofUnits: [unitOff([0, 0], 0)] }).lines[0]?.now).toEqual(
      pounds(19.99),
    )
    // The error of the binary float 0.1 + 0.2 must not save another penny.
    expect(promotionsOf(cartOf(line('a', 1, 10)), { ofUnits: [unitOff([0, 0], 0.1 + 0.2)] }).lines[0]?.now).toEqual(
      pounds(9.7),
    )
  })

  test('a line at 100% off costs 0, and never less with further offers', () => {
    const cart = cartOf(line('a', 2, 12.5))
    const free = promotionsOf(cart, {
      ofUnits: [unitOff([0, 0], 12.5), unitOff([0, 1], 12.5), unitOff([0, 1], 3, 'CODE')],
      ofCart: [off(5)],
    })
    expect([free.lines[0]?.now, free.total]).toEqual([pounds(0), pounds(0)])
    expect(free.lines[0]?.applied).toEqual([{ name: 'Offer', code: null, saving: pounds(25) }])
    expect(cartTotals(cart, free).subtotal).toEqual(pounds(0))
  })

  test('a line reports the saving on its last unit by offers without codes, for the pop-up [PROMO-24, PROMO-28]', () => {
    const cart = cartOf(line('a', 2, 20))
    const last = (...ofUnits: Discounts['ofUnits'][number][]) =>
      promotionsOf(cart, { ofUnits }).lines[0]?.lastUnitSaving
    expect(last(unitOff([0, 1], 4.995))).toEqual(pounds(5))
    expect(last(unitOff([0, 0], 4))).toEqual(pounds(0))
    expect(last(unitOff([1, 1], 4))).toEqual(pounds(0))
    expect(last(unitOff([0, 1], 4, 'WELCOME10'))).toEqual(pounds(0))
  })

  test("a line's price display follows from the savings on its units [PROMO-42]", () => {
    const display = (quantity: number, ...values: number[]) =>
      promotionsOf(cartOf(line('a', quantity, 24.95)), {
        ofUnits: values.map((value, unit) => unitOff([0, unit], value)),
      }).lines[0]?.display
    expect(display(2, 4.99, 4.99)).toBe('percentOffWasNowPrice')
    expect(display(2, 5.1, 5.1)).toBe('moneyOffWasNowPrice')
    expect(display(3, 24.95)).toBe('microLabel')
    expect(display(1)).toBeNull()
  })

  const priced = (list: number, sale: number, discount = 0) => ({
    listPrice: pounds(list),
    salePrice: pounds(sale),
    discountAmount: pounds(discount),
  })

  test("a unit's price is the sale price if it is below the list price, and 0 for a gift [PROMO-20]", () => {
    expect(
      [priced(20, 15), priced(20, 0), priced(20, 25), priced(0, 0)].map((prices) => unitPrice(prices).amount),
    ).toEqual([1500, 2000, 2000, 0])
  })

  test("a unit's price is the list price if the platform has lowered the sale price by a discount [PROMO-20]", () => {
    // The platform's own example: nine units at 10 with 76.5 off.
    expect([priced(10, 1.5, 76.5), priced(10, 0, 10), priced(0, 0, 0)].map(unitPrice)).toEqual([
      pounds(10),
      pounds(10),
      pounds(0),
    ])
  })

  test("a unit's price before the sale is the original price, never below the list price, and 0 for a gift; a gift card has its own [BAG-08]", () => {
    const original = pounds(20)
    expect(
      [
        line('a', 1, [20, 15]),
        line('a', 1, [20, 25]),
        { ...line('gift', 1, 0), originalPrice: original },
        { ...line('card', 1, [20, 10]), sku: `${giftCardStyles[0]}-10` },
      ].map(priceBeforeSale),
    ).toEqual([pounds(20), pounds(25), pounds(0), pounds(10)])
  })
})

test('a line whose discounts were written shows the same prices as before: its original price, the sale and the list price [BAG-08, PROMO-20]', () => {
  const onSale = line('a', 2, [20, 15])
  const written = { ...onSale, salePrice: pounds(12), extendedSalePrice: pounds(24), discountAmount: pounds(6) }
  const reasons = { each: pounds(20), full: pounds(40), saleSaving: pounds(10), now: pounds(30) }
  expect([explainLine(onSale, null), explainLine(written, null)]).toMatchObject([reasons, reasons])
})

describe('the subtotal', () => {
  test('the subtotal is the cart total minus every setDiscount [PROMO-22]', () => {
    const cart = cartOf(line('a', 1, 100))
    expect(cartTotals(cart, promotionsOf(cart, { ofCart: [off(10), off(5.5)] })).subtotal).toEqual(pounds(84.5))
  })

  test('the totals are the prices before the sale, the savings, and the special total without a response of the engine, which is 0.00 for a free cart [BAG-05, BAG-07, PROMO-23, PROMO-30] [D-152]', () => {
    const cart = cartOf(line('a', 1, [100, 80]))
    expect(cartTotals(cart, null).subtotal).toEqual(pounds(80))
    expect(cartTotals(cart, promotionsOf(cart, { ofCart: [off(80)] })).subtotal).toEqual(pounds(0))
    expect(cartTotals(cart, null)).toEqual({
      regular: pounds(100),
      savings: [{ label: null, code: null, amount: pounds(20) }],
      subtotal: pounds(80),
    })
  })

  test('the savings list the sale prices, each offer once by its name, and each code', () => {
    const cart = cartOf(line('a', 2, [20, 15]), line('b', 1, 10))
    const promotions = promotionsOf(cart, {
      ofUnits: [
        unitOff([0, 0], 3, null, 'Knits'),
        unitOff([0, 1], 3, null, 'Knits'),
        unitOff([1, 0], 2, null, 'Knits'),
      ],
      ofCart: [off(4, 'WELCOME10', 'Welcome')],
    })
    expect(cartTotals(cart, promotions)).toEqual({
      regular: pounds(50),
      savings: [
        { label: null, code: null, amount: pounds(10) },
        { label: 'Knits', code: null, amount: pounds(8) },
        { label: 'Welcome', code: 'WELCOME10', amount: pounds(4) },
      ],
      subtotal: pounds(28),
    })
  })

  test('the total and the subtotal include items that have no line item, because they come from the amount of the platform [BAG-05]', () => {
    const cart = { ...cartOf(line('a', 1, 20)), baseAmount: pounds(70), cartAmount: pounds(70), otherItemCount: 1 }
    expect(cartTotals(cart, promotionsOf(cart, { ofCart: [off(5)] }))).toMatchObject({
      regular: pounds(70),
      subtotal: pounds(65),
    })
  })
})

const amount = fc.integer({ min: 0, max: 50_000 })
const anyCart = fc
  .array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), list: amount, sale: amount }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((lines) =>
    cartOf(
      ...lines.map(({ quantity, list, sale }, index) => line(`line-${index}`, quantity, [list / 100, sale / 100])),
    ),
  )
const value = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => millionths / 1_000_000)
const anyOffer = fc.record({
  name: fc.constantFrom('One', 'Two'),
  code: fc.constantFrom(null, 'CODE'),
  value: value.map(exactAmount),
})
const anyDiscounts: fc.Arbitrary<Discounts> = fc.record({
  ofCart: fc.array(anyOffer, { maxLength: 4 }),
  ofUnits: fc.array(
    fc.record({
      name: fc.constantFrom('One', 'Two'),
      code: fc.constantFrom(null, 'CODE'),
      value: value.map(exactAmount),
      position: fc.integer({ min: 0, max: 6 }),
      subPosition: fc.integer({ min: 0, max: 6 }),
    }),
    { maxLength: 20 },
  ),
})

describe('any response of the engine', () => {
  test('totals add up to the penny, and no price is negative, whatever discounts the engine sends [PROMO-22, PROMO-29]', () => {
    fc.assert(
      fc.property(anyCart, anyDiscounts, (cart, discounts) => {
        const promotions = promotionsOf(cart, discounts)
        for (const one of promotions.lines) {
          expect(one.before.amount - one.applied.reduce((sum, { saving }) => sum + saving.amount, 0)).toBe(
            one.now.amount,
          )
          expect(one.now.amount).toBeGreaterThanOrEqual(0)
        }
        const { regular, savings, subtotal } = cartTotals(cart, promotions)
        expect(regular.amount - savings.reduce((sum, saving) => sum + saving.amount.amount, 0)).toBe(subtotal.amount)
        expect(subtotal.amount).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(subtotal.amount)).toBe(true)
      }),
    )
  })

  test('an offer in several parts saves as much as the whole, and less than a penny more than unrounded', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (values) => {
        const cart = cartOf(line('a', 1, 100_000))
        const { total } = promotionsOf(cart, { ofCart: values.map((one) => off(one)) })
        const taken = 10_000_000 - total.amount
        const exact = values.reduce((sum, one) => sum + exactAmount(one), 0)
        expect(taken).toBe(minorUnitsOff(exact))
        expect(taken * 10_000 - exact).toBeLessThan(10_000)
      }),
    )
  })
})
