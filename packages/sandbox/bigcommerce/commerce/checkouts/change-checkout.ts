import type { Address, Cart, Consignment, Coupon } from '../carts/cart.ts'
import { fromWireNumber } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { shippingOptionsFor } from '../shipping.ts'
import { totalsOf } from '../totals.ts'

type Items = { itemId: string; quantity: number }[]

/**
 * Adds a consignment to the cart.
 *
 * @throws Refusal 422 for items that are not available to be sent.
 */
export function withConsignment(cart: Cart, { address, items }: { address: Address; items: Items }): Cart {
  requireSendable(cart, items)
  return { ...cart, consignments: [...cart.consignments, { id: shortId(), address, items, shippingOptionId: null }] }
}

/**
 * Replaces a consignment's address and items, and clears its delivery method.
 *
 * @throws Refusal 404, 422
 */
export function withReaddressed(cart: Cart, id: string, { address, items }: { address: Address; items: Items }): Cart {
  requireConsignment(cart, id)
  const others = { ...cart, consignments: cart.consignments.filter((consignment) => consignment.id !== id) }
  requireSendable(others, items)
  return {
    ...cart,
    consignments: cart.consignments.map((one) =>
      one.id === id ? { id, address, items, shippingOptionId: null } : one,
    ),
  }
}

/**
 * Chooses a consignment's delivery method.
 *
 * @throws Refusal 404, 422
 */
export function withShippingOption(cart: Cart, id: string, optionId: string): Cart {
  const { address } = requireConsignment(cart, id)
  const { netAmount } = totalsOf(cart)
  const isOffered = shippingOptionsFor(cart, { address, netAmount }).some((option) => option.id === optionId)
  if (!isOffered)
    throw new Refusal(422, 'The shipping option is not available', { shipping_option_id: 'Not available' })
  return {
    ...cart,
    consignments: cart.consignments.map((one) => (one.id === id ? { ...one, shippingOptionId: optionId } : one)),
  }
}

/** @throws Refusal 404 */
export function withoutConsignment(cart: Cart, id: string): Cart {
  requireConsignment(cart, id)
  return { ...cart, consignments: cart.consignments.filter((consignment) => consignment.id !== id) }
}

/**
 * Sets the billing address. Replacing an existing one requires its id.
 *
 * @throws Refusal 404, 409
 */
export function withBillingAddress(cart: Cart, address: Address, id?: string): Cart {
  if (id !== undefined && cart.billingAddress?.id !== id) throw new Refusal(404, 'Billing address not found')
  return { ...cart, billingAddress: { ...address, id: id ?? cart.billingAddress?.id ?? shortId() } }
}

/** Applies the coupon to the cart. Applying it twice has no further effect. */
export function withCoupon(cart: Cart, coupon: Coupon): Cart {
  return { ...cart, coupons: [...cart.coupons.filter(({ id }) => id !== coupon.id), coupon] }
}

/** @throws Refusal 404 if the cart does not have the coupon. */
export function withoutCoupon(cart: Cart, code: string): Cart {
  const coupons = cart.coupons.filter((coupon) => coupon.code.toLowerCase() !== code.toLowerCase())
  if (coupons.length === cart.coupons.length) throw new Refusal(404, 'The coupon is not applied to this checkout')
  return { ...cart, coupons }
}

/**
 * Replaces all manual discounts, of lines and of the cart, by these decimal amounts.
 *
 * @throws Refusal 422
 */
export function withManualDiscounts(
  cart: Cart,
  discounts: { whole: readonly number[]; lines: readonly { id: string; discounted_amount: number }[] },
): Cart {
  const byLine = new Map(discounts.lines.map(({ id, discounted_amount }) => [id, fromWireNumber(discounted_amount)]))
  const unknown = [...byLine.keys()].find((id) => !cart.lines.some((line) => line.id === id))
  if (unknown !== undefined) throw new Refusal(422, 'Unknown line item', { 'cart.line_items': unknown })
  return {
    ...cart,
    manualDiscount: discounts.whole.reduce((sum, amount) => sum + fromWireNumber(amount), 0),
    lines: cart.lines.map((line) => ({ ...line, manualDiscount: byLine.get(line.id) ?? 0 })),
  }
}

function requireConsignment(cart: Cart, id: string): Consignment {
  const found = cart.consignments.find((consignment) => consignment.id === id)
  if (!found) throw new Refusal(404, 'Consignment not found')
  return found
}

function requireSendable(cart: Cart, items: Items) {
  const assigned = [...cart.consignments.flatMap((consignment) => consignment.items), ...items]
  for (const { itemId } of items) {
    const line = cart.lines.find(({ id, kind }) => id === itemId && kind === 'physical')
    const total = assigned.filter((item) => item.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0)
    if (!line) throw new Refusal(422, 'Consignments take physical items of the cart', { line_items: itemId })
    if (total > line.quantity)
      throw new Refusal(422, 'More items are assigned than the cart holds', { line_items: itemId })
  }
}

function shortId() {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 13)
}
