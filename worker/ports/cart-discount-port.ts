import type { CartOutcome, CartTarget } from './cart-port.ts'
import type { Money } from '#shared/domain/money.ts'

/** Discounts for the version of the cart that was priced. */
export type CartDiscounts = CartTarget & {
  /** One discount for each offer on the whole cart. */
  ofCart: Money[]
  ofLines: { lineId: string; saving: Money }[]
}

type GiftVariant = { productId: number; variantId: number }

/**
 * Prices of a cart that the platform does not calculate itself. Only the promotions engine decides them, never the
 * browser (D-13).
 */
export interface CartDiscountPort {
  /** Removes every coupon and discount from the cart, one after the other. */
  clear(request: CartTarget & { couponCodes: string[] }, signal: AbortSignal): Promise<void>
  /** Replaces all discounts of the cart with these. */
  set(request: CartDiscounts, signal: AbortSignal): Promise<void>
  /** Adds one unit at list price 0. */
  addFreeGift(request: CartTarget & GiftVariant, signal: AbortSignal): Promise<CartOutcome>
  /** Sets the quantity of a gift to one unit, at list price 0. */
  limitFreeGift(request: CartTarget & GiftVariant & { lineId: string }, signal: AbortSignal): Promise<CartOutcome>
}
