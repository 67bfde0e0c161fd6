import type { Cart } from '#shared/domain/cart.ts'
import type { Market } from '#shared/markets.ts'

export type NewLine = {
  productId: number
  variantId: number | null
  quantity: number
  selections: { optionId: number; value: string | number }[]
  /** The line of the same cart that this one belongs to. */
  parentId?: string
}

/** `refused`: the platform will not sell this. The cart is unchanged. */
export type CartOutcome = { status: 'changed'; cart: Cart } | { status: 'refused'; reason: 'stock' | 'invalid' }

/** `cart` is `null` if the last line was removed and the platform deleted the cart. */
export type RemoveOutcome = { cart: Cart | null }

/**
 * The cart that a write is for, with the version that was read. If the cart has another version by now, the platform
 * refuses with a conflict (`isConflict`) and changes nothing. With `null` the write applies to any version.
 */
export type CartTarget = { cartId: string; version: number | null }

/**
 * Carts of the commerce platform. A cart id grants access to the cart, so callers take it only from the visitor's
 * cookie.
 */
export interface CartPort {
  /** `null` if the cart does not exist or belongs to another channel or currency. */
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
  /** Assigns the cart to the customer, or to no customer with 0; `null` if the cart does not exist. */
  assign(request: CartTarget & { customerId: number }, signal: AbortSignal): Promise<Cart | null>
  /** `false` if the cart does not exist. */
  deleteCart(request: CartTarget, signal: AbortSignal): Promise<boolean>
  /**
   * The single-use address of the hosted checkout, which signs `customer` in there. `address` is the visitor's IP
   * address if known.
   */
  checkoutUrl(
    request: { market: Market; cartId: string; customer?: { id: number; address: string | null } },
    signal: AbortSignal,
  ): Promise<string>
}
