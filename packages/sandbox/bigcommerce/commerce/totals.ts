import type { Cart, Coupon, Line } from './carts/cart.ts'
import { addedTax, allocate, includedTax, isTaxIncluded } from './money.ts'
import { shippingOptionsFor } from './shipping.ts'

/**
 * Amounts of one line in minor units. As in the vendor's documentation, sale prices are after the line's own discount
 * (`list_price` and `sale_price` of carts.v3.yml). They do not include its share of the cart's discount
 * (checkouts.v3.yml, example of `PUT /checkouts/{checkoutId}/consignments/{consignmentId}`: 9 pieces at 10 with 76.5
 * off are sold at 1.5). `discount` includes both.
 */
export type LineTotals = {
  line: Line
  salePrice: number
  extendedList: number
  extendedSale: number
  discount: number
  coupon: number
  total: number
}

/**
 * Amounts in minor units. `cartAmount` is the sum of the lines' totals with the tax that is added to them, as in the
 * vendor's example of a cart (carts.v3.yml: a `base_amount` of 189.75 and a `cart_amount` of 212.81, without a discount
 * and with `tax_included: false`). `grandTotal` adds delivery.
 */
export type Totals = {
  lines: LineTotals[]
  baseAmount: number
  manualDiscount: number
  coupons: { coupon: Coupon; amount: number }[]
  couponDiscount: number
  /** Without the tax that is added. It decides whether delivery is free. */
  netAmount: number
  cartAmount: number
  cartTax: number
  shipping: number
  shippingTax: number
  grandTotal: number
  taxTotal: number
  isTaxIncluded: boolean
  /** The tax that is added to prices. */
  salesTaxPercent: number
}

// Where prices do not include tax, this store adds it in one state only. It does not tax delivery there.
const taxedState = { countryCode: 'US', stateCode: 'CA', percent: 7.25 }

/** Calculates a cart's amounts. Every amount is a whole number of minor units, and all sums are exact. */
export function totalsOf(cart: Cart): Totals {
  const priced = cart.lines.map(priceLine)
  const nets = priced.map(({ extendedSale }) => extendedSale)
  const manualDiscount = Math.min(cart.manualDiscount, sum(nets))
  const manualShares = allocate(manualDiscount, nets)
  const discounted = priced.map((line, index) => ({ ...line, discount: line.discount + (manualShares[index] ?? 0) }))
  const { lines, coupons } = redeem(discounted, cart.coupons)
  const netAmount = sum(lines.map(({ total }) => total))
  const salesTaxPercent = salesTaxOf(cart)
  const salesTax = sum(lines.map(({ total }) => addedTax(total, salesTaxPercent)))
  const cartAmount = netAmount + salesTax
  const shipping = shippingOf(cart, netAmount)
  const cartTax = includedTax(netAmount, cart.currency) + salesTax
  const shippingTax = includedTax(shipping, cart.currency)
  return {
    lines,
    baseAmount: sum(lines.map(({ extendedList }) => extendedList)),
    manualDiscount,
    coupons,
    couponDiscount: sum(coupons.map(({ amount }) => amount)),
    netAmount,
    cartAmount,
    cartTax,
    shipping,
    shippingTax,
    grandTotal: cartAmount + shipping,
    taxTotal: cartTax + shippingTax,
    isTaxIncluded: isTaxIncluded(cart.currency),
    salesTaxPercent,
  }
}

/** The tax of the first address that the cart is sent to, or else of the billing address. */
function salesTaxOf({ currency, consignments, billingAddress }: Cart) {
  const address = consignments[0]?.address ?? billingAddress
  const isTaxed = address?.countryCode === taxedState.countryCode && address.stateCode === taxedState.stateCode
  return isTaxed && !isTaxIncluded(currency) ? taxedState.percent : 0
}

function priceLine(line: Line) {
  const extendedList = line.listPrice * line.quantity
  const discount = Math.min(line.manualDiscount, extendedList)
  const extendedSale = extendedList - discount
  return { line, salePrice: Math.round(extendedSale / line.quantity), extendedList, extendedSale, discount }
}

function redeem(priced: Omit<LineTotals, 'coupon' | 'total'>[], coupons: readonly Coupon[]) {
  let lines: LineTotals[] = priced.map((line) => ({ ...line, coupon: 0, total: line.extendedList - line.discount }))
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

function shippingOf(cart: Cart, netAmount: number) {
  return sum(
    cart.consignments.map(
      ({ address, shippingOptionId }) =>
        shippingOptionsFor(cart, { address, netAmount }).find(({ id }) => id === shippingOptionId)?.cost ?? 0,
    ),
  )
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((added, amount) => added + amount, 0)
}
