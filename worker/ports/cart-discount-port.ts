import type { Money } from '../../shared/domain/money.ts'
import type { CartOutcome, CartTarget } from './cart-port.ts'

/** Discounts of the very cart that was priced. */
export type CartDiscounts = CartTarget & {
  /** Each offer on the bag as a whole. */
  ofCart: Money[]
  ofLines: { lineId: string; saving: Money }[]
}

type GiftVariant = { productId: number; variantId: number }

/**
 * Prices of a cart that the platform does not make itself. Never at a browser's word: the promotions engine alone
 * decides them (D-13).
 */
export interface CartDiscountPort {
  /** Takes every coupon and discount off the cart, one after the other. */
  clear(request: CartTarget & { couponCodes: string[] }, signal: AbortSignal): Promise<void>
  /** Puts these discounts in the place of all that the cart has. */
  set(request: CartDiscounts, signal: AbortSignal): Promise<void>
  /** Adds one unit at list price 0. */
  addFreeGift(request: CartTarget & GiftVariant, signal: AbortSignal): Promise<CartOutcome>
  /** Leaves one unit of a gift, at list price 0. */
  limitFreeGift(request: CartTarget & GiftVariant & { lineId: string }, signal: AbortSignal): Promise<CartOutcome>
}
