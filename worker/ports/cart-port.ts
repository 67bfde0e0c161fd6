import type { CheckoutAddress } from '#shared/domain/address.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { Checkout } from '#shared/domain/checkout.ts'
import type { Money } from '#shared/domain/money.ts'
import type { OrderLimit } from '#shared/domain/order-limit.ts'
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
export type CartOutcome =
  | { status: 'changed'; cart: Cart }
  | { status: 'refused'; reason: 'stock' | 'unavailable' | 'invalid' | OrderLimit }

/** `cart` is `null` if the last line was removed and the platform deleted the cart. */
export type RemoveOutcome = { cart: Cart | null }

/**
 * The cart that a write is for, with the version that was read. If the cart has another version by now, the platform
 * refuses with a conflict (`isConflict`) and changes nothing. With `null` the write applies to any version.
 */
export type CartTarget = { cartId: string; version: number | null }

/** Discounts for the version of the cart that was priced. */
export type CartDiscounts = CartTarget & {
  /** One discount for each promotion on the whole cart. */
  ofCart: Money[]
  ofLines: { lineId: string; saving: Money }[]
}

export type GiftVariant = { productId: number; variantId: number }

export type ConsignmentLines = { lineId: string; quantity: number }[]

export type NewConsignment = { address: CheckoutAddress; lines: ConsignmentLines }

/**
 * Carts of the commerce platform, with their discounts and their checkout. A cart id grants access to the cart, so
 * callers take it only from the visitor's cookie.
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
  /**
   * Removes every coupon and discount from the cart, one after the other. Prices that the platform does not calculate
   * itself are decided by the promotions engine, never by the browser (D-13).
   */
  clearDiscounts(request: CartTarget & { couponCodes: string[] }, signal: AbortSignal): Promise<void>
  /** Replaces all discounts of the cart with these. Returns its version afterwards, `null` if that is not known. */
  setDiscounts(request: CartDiscounts, signal: AbortSignal): Promise<number | null>
  /** Adds one unit at list price 0. */
  addFreeGift(request: CartTarget & GiftVariant, signal: AbortSignal): Promise<CartOutcome>
  /**
   * Returns the products that are gifts: those with a custom field named freegift, in any letter case and with any
   * value (D-40).
   */
  gifts(request: { productIds: number[] }, signal: AbortSignal): Promise<Set<number>>
  /** `null` if no variant has the SKU. */
  variantOfSku(request: { sku: string }, signal: AbortSignal): Promise<GiftVariant | null>
  /** `null` if the cart does not exist. */
  checkout(request: { cartId: string }, signal: AbortSignal): Promise<Checkout | null>
  /** `null` if the platform refuses the address. */
  addConsignments(
    request: { cartId: string; consignments: NewConsignment[] },
    signal: AbortSignal,
  ): Promise<Checkout | null>
  /**
   * Adds a consignment for a delivery quote: the address needs only a country, and no e-mail address, so that the
   * platform sends no mail about the cart. `null` if the platform refuses the address.
   */
  quoteConsignment(
    request: { market: Market; cartId: string } & NewConsignment,
    signal: AbortSignal,
  ): Promise<Checkout | null>
  changeConsignment(
    request: { cartId: string; consignmentId: string; change: { shippingOptionId: string } },
    signal: AbortSignal,
  ): Promise<Checkout>
  removeConsignment(request: { cartId: string; consignmentId: string }, signal: AbortSignal): Promise<Checkout>
  /** `addressId` is the id of the checkout's billing address, if it has one, which is changed. */
  addBillingAddress(
    request: { cartId: string; address: CheckoutAddress; addressId?: string | null },
    signal: AbortSignal,
  ): Promise<Checkout>
  /** Creates the order, which is incomplete until it is paid. Only for steps of the server (D-06). */
  createOrder(request: { cartId: string }, signal: AbortSignal): Promise<{ orderId: number }>
}
