import type { Order, OrderStage, OrderSummary, Shipment } from '#shared/domain/order.ts'

/** The cart, channel and stage of an order. `cartId` is empty for an order without a cart. */
export type OrderPlacement = {
  orderId: number
  cartId: string
  channelId: number
  stage: OrderStage
}

/** Where the mails about an order go. */
export type OrderRecipient = Pick<OrderPlacement, 'orderId' | 'channelId' | 'stage'> & { email: string }

/**
 * Orders. The port does not check whose an order is, so callers check that it belongs to the session's customer or that
 * the visitor placed it (D-01, D-109).
 */
export interface OrderPort {
  /** `null` if the order does not exist. */
  order(request: { orderId: number }, signal: AbortSignal): Promise<Order | null>
  /** Parcels that were sent. Empty if there are none. */
  shipments(request: { orderId: number }, signal: AbortSignal): Promise<Shipment[]>
  /**
   * The customer's orders since the given time, latest first, without those that were never paid. `leftOut` counts the
   * orders in currencies that no market has: they are of another shop of the same store.
   */
  history(
    request: { customerId: number; since: Date },
    signal: AbortSignal,
  ): Promise<{ orders: OrderSummary[]; leftOut: number }>
  /** `null` if the order does not exist. */
  placement(request: { orderId: number }, signal: AbortSignal): Promise<OrderPlacement | null>
  /** One call. `null` if the order does not exist. */
  recipient(request: { orderId: number }, signal: AbortSignal): Promise<OrderRecipient | null>
  /** True if anything was taken off the order's prices. @throws ServiceError also if the order does not exist */
  isDiscounted(request: { orderId: number }, signal: AbortSignal): Promise<boolean>
  /** Every order that was made from the cart. Each payment that was begun may have made one. */
  placementsOfCart(request: { cartId: string }, signal: AbortSignal): Promise<OrderPlacement[]>
  /** Assigns an order to the customer, so that it appears in their history. A repeat changes nothing. */
  assign(request: { orderId: number; customerId: number }, signal: AbortSignal): Promise<void>
  /** Records that the Worker took the payment of the order, outside of the platform (D-114). A repeat changes nothing. */
  markPaid(
    request: { orderId: number; paymentMethod: string; paymentReference: string; notes: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Cancels an order that was not paid. A repeat changes nothing. */
  cancel(request: { orderId: number; notes: string }, signal: AbortSignal): Promise<void>
}
