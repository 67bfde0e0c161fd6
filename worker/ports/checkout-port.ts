import type { Checkout, CheckoutAddress } from '../../shared/domain/checkout.ts'

export type ConsignmentLines = { lineId: string; quantity: number }[]

export type NewConsignment = { address: CheckoutAddress; lines: ConsignmentLines }

/** One or the other, never both at once: a new address makes the chosen option void. */
export type ConsignmentChange = { shippingOptionId: string } | NewConsignment

/** Checkouts of the commerce platform. A cart id is a capability: callers take it from the visitor's cookie only. */
export interface CheckoutPort {
  /** `null` when there is no such cart (any more). */
  checkout(request: { cartId: string }, signal: AbortSignal): Promise<Checkout | null>
  /** @throws ServiceError `rejected` when the platform does not send there. */
  addConsignments(request: { cartId: string; consignments: NewConsignment[] }, signal: AbortSignal): Promise<Checkout>
  changeConsignment(
    request: { cartId: string; consignmentId: string; change: ConsignmentChange },
    signal: AbortSignal,
  ): Promise<Checkout>
  removeConsignment(request: { cartId: string; consignmentId: string }, signal: AbortSignal): Promise<Checkout>
  addBillingAddress(request: { cartId: string; address: CheckoutAddress }, signal: AbortSignal): Promise<Checkout>
  /** Makes the order, incomplete until it is paid. For the server's own steps alone (D-06). */
  createOrder(request: { cartId: string }, signal: AbortSignal): Promise<{ orderId: number }>
}
