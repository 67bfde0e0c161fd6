import type { Cart } from '../../shared/domain/cart.ts'
import type { Market } from '../../shared/markets.ts'

export type NewLine = {
  productId: number
  variantId: number | null
  quantity: number
  selections: { optionId: number; value: string | number }[]
}

/** `refused`: the platform will not sell that; the cart is unchanged. */
export type CartOutcome = { status: 'changed'; cart: Cart } | { status: 'refused'; reason: 'stock' | 'invalid' }

/** `cart` is `null` when the last line went and the platform dropped the cart. */
export type RemoveOutcome = { cart: Cart | null }

/**
 * The cart that a write is for, as it was read: the platform does it only while the cart is still of that version. Else
 * it is a conflict (`isConflict`), and nothing was changed. A version of `null` is written to whatever the cart is.
 */
export type CartTarget = { cartId: string; version: number | null }

/** Carts of the commerce platform. A cart id is a capability: callers take it from the visitor's cookie only. */
export interface CartPort {
  /** `null` when there is no such cart (any more), or it belongs to another channel or currency. */
  cart(request: { market: Market; cartId: string }, signal: AbortSignal): Promise<Cart | null>
  /** `customerId` is the session's; without one the cart is a guest's. */
  createCart(
    request: { market: Market; lines: NewLine[]; customerId?: number },
    signal: AbortSignal,
  ): Promise<CartOutcome>
  addItems(request: CartTarget & { lines: NewLine[] }, signal: AbortSignal): Promise<CartOutcome>
  /** `quantity` from 1. */
  updateItem(
    request: CartTarget & { lineId: string; productId: number; variantId: number; quantity: number },
    signal: AbortSignal,
  ): Promise<CartOutcome>
  removeItem(request: CartTarget & { lineId: string }, signal: AbortSignal): Promise<RemoveOutcome>
  /** Gives the cart to the customer, 0 to nobody; `null` when there is no such cart (any more). */
  assign(request: CartTarget & { customerId: number }, signal: AbortSignal): Promise<Cart | null>
  /** `false` when there is no such cart (any more). */
  deleteCart(request: CartTarget, signal: AbortSignal): Promise<boolean>
  /**
   * Single-use address of the hosted checkout, which signs `customer` in there. `address` is the visitor's, where it is
   * known.
   */
  checkoutUrl(
    request: { market: Market; cartId: string; customer?: { id: number; address: string | null } },
    signal: AbortSignal,
  ): Promise<string>
}
