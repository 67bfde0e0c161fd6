import type { Money } from '../../shared/domain/money.ts'
import type { Market } from '../../shared/markets.ts'
import type { CartOutcome } from './cart-port.ts'

export type CartDiscounts = {
  cartId: string
  /** Each offer on the bag as a whole. */
  ofBag: Money[]
  ofLines: { lineId: string; saving: Money }[]
}

/** Prices of a cart that the platform does not make itself. Never at a browser's word: the promotions engine alone decides them (D-13). */
export interface CartDiscountPort {
  /** Takes every coupon and discount off the cart, one after the other. */
  clear(request: { cartId: string; couponCodes: string[] }, signal: AbortSignal): Promise<void>
  /** Puts these discounts in the place of all that the cart has. */
  set(request: CartDiscounts, signal: AbortSignal): Promise<void>
  /** Adds one unit at list price 0. */
  addFreeGift(request: { market: Market; cartId: string; productId: number; variantId: number }, signal: AbortSignal): Promise<CartOutcome>
  /** Leaves one unit of a gift, at list price 0. */
  limitFreeGift(request: { cartId: string; lineId: string; productId: number; variantId: number }, signal: AbortSignal): Promise<CartOutcome>
}
