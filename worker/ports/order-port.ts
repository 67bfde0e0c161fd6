import type { Order, OrderStage, OrderSummary } from '../../shared/domain/order.ts'

/** What of an order says whether its codes are used. `cartId` is empty for an order that was made without a cart. */
export type OrderPlacement = {
  orderId: number
  cartId: string
  channelId: number
  stage: OrderStage
  isDiscounted: boolean
}

/**
 * Orders. It does not ask whose an order is: callers check that it is the session's, or that the visitor placed it
 * (D-01).
 */
export interface OrderPort {
  /** `null` when the platform has no such order. */
  order(request: { orderId: number }, signal: AbortSignal): Promise<Order | null>
  /** The customer's orders since then, latest first; those that were never paid are not among them. */
  history(request: { customerId: number; since: Date }, signal: AbortSignal): Promise<OrderSummary[]>
  /** `null` when the platform has no such order. */
  placement(request: { orderId: number }, signal: AbortSignal): Promise<OrderPlacement | null>
  /** Every order that was made from the cart: each try to pay may have made one. */
  placementsOfCart(request: { cartId: string }, signal: AbortSignal): Promise<OrderPlacement[]>
  /** Makes an order the customer's: it is in their history from then on. Doing it again changes nothing. */
  assign(request: { orderId: number; customerId: number }, signal: AbortSignal): Promise<void>
}
