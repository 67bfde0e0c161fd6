import * as v from 'valibot'
import { WireText } from '../api/wire-text.ts'
import { addMoney, type Money, money, moneyFromDecimal } from '#shared/domain/money.ts'
import type { Order, OrderLine } from '#shared/domain/order.ts'
import { currencies } from '#shared/markets.ts'

/** Decimal strings with four places. Some responses have numbers instead. */
export const AmountSchema = v.union([v.pipe(v.string(), v.regex(/^-?\d+(\.\d*)?$/)), v.number()])

export const CurrencySchema = v.picklist(currencies)

const FeeSchema = v.object({ cost_inc_tax: AmountSchema, cost_tax: v.optional(AmountSchema, 0) })
type Fee = v.InferOutput<typeof FeeSchema>

/** Amounts of an order, all in its `default_currency_code`. */
export const orderAmountEntries = {
  /** The currency of all amounts. `currency_code` is the one in which prices were shown. */
  default_currency_code: CurrencySchema,
  /** True if the prices that the shopper saw include tax. */
  is_tax_inclusive_pricing: v.optional(v.boolean(), true),
  shipping_cost_inc_tax: AmountSchema,
  shipping_cost_ex_tax: AmountSchema,
  handling_cost_inc_tax: v.optional(AmountSchema, 0),
  handling_cost_ex_tax: v.optional(AmountSchema, 0),
  wrapping_cost_inc_tax: v.optional(AmountSchema, 0),
  wrapping_cost_ex_tax: v.optional(AmountSchema, 0),
  /** Some responses have a link to them instead. */
  fees: v.optional(
    v.union([
      v.array(FeeSchema),
      v.pipe(
        v.object({}),
        v.transform((): Fee[] => []),
      ),
    ]),
    [],
  ),
  discount_amount: AmountSchema,
  coupon_discount: v.optional(AmountSchema, 0),
  store_credit_amount: v.optional(AmountSchema, 0),
  gift_certificate_amount: v.optional(AmountSchema, 0),
  total_inc_tax: AmountSchema,
  total_tax: AmountSchema,
}

/** Amounts of a line of an order. */
export const lineAmountEntries = {
  price_inc_tax: AmountSchema,
  price_ex_tax: AmountSchema,
  total_inc_tax: AmountSchema,
  total_ex_tax: AmountSchema,
  applied_discounts: v.optional(
    v.array(v.object({ id: WireText, name: WireText, code: WireText, amount: v.optional(AmountSchema, 0) })),
    [],
  ),
}

const OrderAmountsSchema = v.object(orderAmountEntries)
type WireOrder = v.InferOutput<typeof OrderAmountsSchema>
export const DiscountSchema = v.pick(OrderAmountsSchema, ['discount_amount', 'coupon_discount'])
const LineAmountsSchema = v.object(lineAmountEntries)
type WireLine = v.InferOutput<typeof LineAmountsSchema>

/** The order's own amounts may leave out the discounts of its lines, as a cart's do. */
export function hasDiscount(
  order: v.InferOutput<typeof DiscountSchema>,
  lines: readonly Pick<WireLine, 'applied_discounts'>[],
): boolean {
  const ofLines = lines.flatMap((line) => line.applied_discounts.map(({ amount }) => amount))
  return [order.discount_amount, order.coupon_discount, ...ofLines].some((amount) => Number(amount) > 0)
}

type OrderAmounts = Pick<
  Order,
  'subtotal' | 'discount' | 'shipping' | 'fees' | 'tax' | 'taxInside' | 'total' | 'storeCredit' | 'giftCertificates'
>

/**
 * The amounts as the shopper saw them in the cart: without tax, which is a row of its own, if the order's prices
 * exclude it. Subtotal, delivery and fees minus the discount plus the tax are the total.
 */
export function orderAmounts(order: WireOrder, lines: readonly WireLine[]): OrderAmounts {
  const amount = (decimal: string | number) => moneyFromDecimal(decimal, order.default_currency_code)
  const shown = shownAmount(order)
  const chargeOf = (withTax: string | number, tax: string | number) =>
    money(
      amount(withTax).amount - (order.is_tax_inclusive_pricing ? 0 : amount(tax).amount),
      order.default_currency_code,
    )
  const nothing = money(0, order.default_currency_code)
  const sum = (amounts: readonly Money[]) => amounts.reduce(addMoney, nothing)
  const subtotal = sum(lines.map((line) => shown(line.total_inc_tax, line.total_ex_tax)))
  const shipping = shown(order.shipping_cost_inc_tax, order.shipping_cost_ex_tax)
  const namedFees = sum([
    shown(order.handling_cost_inc_tax, order.handling_cost_ex_tax),
    shown(order.wrapping_cost_inc_tax, order.wrapping_cost_ex_tax),
    ...order.fees.map(({ cost_inc_tax, cost_tax }) => chargeOf(cost_inc_tax, cost_tax)),
  ])
  const total = amount(order.total_inc_tax)
  const tax = order.is_tax_inclusive_pricing ? nothing : amount(order.total_tax)
  const rest = sum([subtotal, shipping, namedFees, tax]).amount - total.amount
  // The remainder, because the order's own amounts may leave out the discounts of its lines.
  const discount = hasDiscount(order, lines) ? Math.max(0, rest) : 0
  return {
    subtotal,
    shipping,
    // With what no field names, so that the rows add up.
    fees: money(namedFees.amount + discount - rest, order.default_currency_code),
    discount: money(discount, order.default_currency_code),
    tax,
    taxInside: order.is_tax_inclusive_pricing ? amount(order.total_tax) : nothing,
    total,
    storeCredit: amount(order.store_credit_amount),
    giftCertificates: amount(order.gift_certificate_amount),
  }
}

export function lineAmounts(order: WireOrder, line: WireLine): Pick<OrderLine, 'price' | 'total'> {
  const shown = shownAmount(order)
  return {
    price: shown(line.price_inc_tax, line.price_ex_tax),
    total: shown(line.total_inc_tax, line.total_ex_tax),
  }
}

function shownAmount(order: Pick<WireOrder, 'is_tax_inclusive_pricing' | 'default_currency_code'>) {
  return (withTax: string | number, withoutTax: string | number) =>
    moneyFromDecimal(order.is_tax_inclusive_pricing ? withTax : withoutTax, order.default_currency_code)
}
