import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orderAmountEntries, orderAmounts } from './order-amounts.ts'

const wire = {
  default_currency_code: 'GBP',
  shipping_cost_inc_tax: '5.0000',
  shipping_cost_ex_tax: '5.0000',
  discount_amount: '0.0000',
  total_inc_tax: '25.0000',
  total_tax: '0.0000',
}
const line = { price_inc_tax: 20, price_ex_tax: 20, total_inc_tax: 20, total_ex_tax: 20, applied_discounts: [] }
const amountsOf = (more: object) => orderAmounts(v.parse(v.object(orderAmountEntries), { ...wire, ...more }), [line])

test.each([
  ['all charges have a field', { wire: {}, fees: 0, discount: 0 }],
  ['a charge has no field', { wire: { total_inc_tax: '27.0000' }, fees: 200, discount: 0 }],
  ['something is taken off without a discount', { wire: { total_inc_tax: '24.0000' }, fees: -100, discount: 0 }],
  [
    'a discount is taken off',
    { wire: { total_inc_tax: '22.0000', discount_amount: '3.0000' }, fees: 0, discount: 300 },
  ],
  [
    'fees are a link',
    {
      wire: { total_inc_tax: '26.0000', fees: { url: 'https://x.example/fees', resource: '/fees' } },
      fees: 100,
      discount: 0,
    },
  ],
])('the amounts of an order add up to its total if %s [D-250]', (_case, { wire: more, fees, discount }) => {
  const amounts = amountsOf(more)
  expect([amounts.fees.amount, amounts.discount.amount]).toEqual([fees, discount])
  const { subtotal, shipping, tax, total } = amounts
  expect(subtotal.amount + shipping.amount + amounts.fees.amount + tax.amount - discount).toBe(total.amount)
})
