import { expect, test } from 'vitest'
import { deliveryOf, discountOf, earnsGift, isCodeEarned, spendOf, type RuledLine } from './rules.ts'

const plain: RuledLine = { unitPrice: 31_50, quantity: 1, isKnitwear: false, isHomeware: false, isDiscountable: true }
const jumper: RuledLine = { ...plain, unitPrice: 47_00, isKnitwear: true }
const cushion: RuledLine = { ...plain, unitPrice: 9_50, isHomeware: true }
const card: RuledLine = { ...plain, unitPrice: 25_00, isDiscountable: false }

test('takes a fifth off each piece of knitwear, and nothing off other lines', () => {
  expect(discountOf([{ ...jumper, quantity: 2 }, plain, card], [])).toEqual({ ofLines: [18_80, 0, 0], ofCart: 0 })
})

test('gives the cheapest of every three homewares', () => {
  expect(
    discountOf(
      [
        { ...cushion, quantity: 2 },
        { ...cushion, unitPrice: 5_00, quantity: 4 },
      ],
      [],
    ).ofLines,
  ).toEqual([0, 10_00])
  expect(discountOf([{ ...cushion, quantity: 2 }], []).ofLines).toEqual([0])
})

test('measures every threshold by what discountable lines cost before discounts', () => {
  expect(spendOf([jumper, card, plain])).toBe(78_50)
  expect([earnsGift([{ ...plain, quantity: 3 }]), earnsGift([{ ...plain, quantity: 2 }, card])]).toEqual([true, false])
  expect([
    isCodeEarned('THANKYOU20', [{ ...plain, quantity: 4 }]),
    isCodeEarned('THANKYOU20', [{ ...plain, quantity: 3 }, card]),
  ]).toEqual([true, false])
})

test('adds money off a large order to what the codes take off', () => {
  expect(discountOf([{ ...jumper, quantity: 4 }], ['WELCOME10', 'ONCEONLY']).ofCart).toBe(15_00 + 18_80 + 10_00)
})

test('rounds a fraction of a penny once for the cart, in favour of the shopper', () => {
  expect(discountOf([plain], ['LOYAL15']).ofCart).toBe(4_73)
  expect(discountOf([plain], ['LOYAL15', 'WELCOME10']).ofCart).toBe(7_88)
})

test('takes off no more than there is to pay', () => {
  expect(discountOf([{ ...plain, unitPrice: 4_00 }, card], ['ONCEONLY'])).toEqual({ ofLines: [0, 0], ofCart: 4_00 })
})

test('delivers parcels free of charge from 60 pounds on', () => {
  expect([deliveryOf(59_99, true), deliveryOf(60_00, true), deliveryOf(10_00, false)]).toEqual([3_95, 0, 0])
})
