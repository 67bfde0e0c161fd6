import type { Cart, Coupon, Line } from './carts/cart.ts'
import { allocate, includedTax, isTaxIncluded } from './money.ts'
import { shippingOptionsFor } from './shipping.ts'

/** Amounts of one line in minor units. `discount` includes its own manual discount and its share of the cart's. */
export type LineTotals = {
  line: Line
  extendedList: number
  extendedSale: number
  discount: number
  coupon: number
  total: number
}

/** Amounts in minor units. `cartAmount` is the sum of the lines' totals; `grandTotal` adds delivery. */
export type Totals = {
  lines: LineTotals[]
  baseAmount: number
  manualDiscount: number
  coupons: { coupon: Coupon; amount: number }[]
  couponDiscount: number
  cartAmount: number
  cartTax: number
  shipping: number
  shippingTax: number
  grandTotal: number
  taxTotal: number
  isTaxIncluded: boolean
}

/** Calculates a cart's amounts. Every amount is a whole number of minor units, and all sums are exact. */
export function totalsOf(cart: Cart): Totals {
  const priced = cart.lines.map(priceLine)
  const nets = priced.map(({ extendedSale, discount }) => extendedSale - discount)
  const manualDiscount = Math.min(cart.manualDiscount, sum(nets))
  const manualShares = allocate(manualDiscount, nets)
  const discounted = priced.map((line, index) => ({ ...line, discount: line.discount + (manualShares[index] ?? 0) }))
  const { lines, coupons } = redeem(discounted, cart.coupons)
  const cartAmount = sum(lines.map(({ total }) => total))
  const shipping = shippingOf(cart, cartAmount)
  const cartTax = includedTax(cartAmount, cart.currency)
  const shippingTax = includedTax(shipping, cart.currency)
  return {
    lines,
    baseAmount: sum(lines.map(({ extendedList }) => extendedList)),
    manualDiscount,
    coupons,
    couponDiscount: sum(coupons.map(({ amount }) => amount)),
    cartAmount,
    cartTax,
    shipping,
    shippingTax,
    grandTotal: cartAmount + shipping,
    taxTotal: cartTax + shippingTax,
    isTaxIncluded: isTaxIncluded(cart.currency),
  }
}

function priceLine(line: Line) {
  const extendedSale = line.salePrice * line.quantity
  return {
    line,
    extendedList: line.listPrice * line.quantity,
    extendedSale,
    discount: Math.min(line.manualDiscount, extendedSale),
  }
}

function redeem(priced: Omit<LineTotals, 'coupon' | 'total'>[], coupons: readonly Coupon[]) {
  let lines: LineTotals[] = priced.map((line) => ({ ...line, coupon: 0, total: line.extendedSale - line.discount }))
  const redeemed = coupons.map((coupon) => {
    const open = lines.map(({ total }) => total)
    const amount = couponAmount(coupon, sum(open))
    const shares = allocate(amount, open)
    lines = lines.map((line, index) => {
      const share = shares[index] ?? 0
      return { ...line, coupon: line.coupon + share, total: line.total - share }
    })
    return { coupon, amount }
  })
  return { lines, coupons: redeemed }
}

function couponAmount(coupon: Coupon, open: number) {
  if (coupon.type === 'percentage_discount') return Math.round((open * coupon.percent) / 100)
  if (coupon.type === 'per_total_discount') return Math.min(coupon.amount, open)
  return 0
}

function shippingOf(cart: Cart, cartAmount: number) {
  return sum(
    cart.consignments.map(
      ({ address, shippingOptionId }) =>
        shippingOptionsFor(cart, { address, cartAmount }).find(({ id }) => id === shippingOptionId)?.cost ?? 0,
    ),
  )
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((added, amount) => added + amount, 0)
}
