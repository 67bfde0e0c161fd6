import type { Checkout, CheckoutAddress } from '#shared/domain/checkout.ts'
import type { Market } from '#shared/markets.ts'

export type ConsignmentLines = { lineId: string; quantity: number }[]

export type NewConsignment = { address: CheckoutAddress; lines: ConsignmentLines }

/** Exactly one of the two. A new address invalidates the chosen option. */
export type ConsignmentChange = { shippingOptionId: string } | NewConsignment

/**
 * Checkouts of the commerce platform. A cart id grants access to the cart, so callers take it only from the visitor's
 * cookie.
 */
export interface CheckoutPort {
  /** `null` if the cart does not exist. */
  checkout(request: { cartId: string }, signal: AbortSignal): Promise<Checkout | null>
  /** @throws ServiceError `rejected` if the platform does not ship to the address */
  addConsignments(request: { cartId: string; consignments: NewConsignment[] }, signal: AbortSignal): Promise<Checkout>
  /**
   * Adds a consignment for a delivery quote: the address needs only a country, and no e-mail address, so that the
   * platform sends no mail about the cart.
   *
   * @throws ServiceError `rejected` if the platform does not ship to the address
   */
  quoteConsignment(request: { market: Market; cartId: string } & NewConsignment, signal: AbortSignal): Promise<Checkout>
  changeConsignment(
    request: { cartId: string; consignmentId: string; change: ConsignmentChange },
    signal: AbortSignal,
  ): Promise<Checkout>
  removeConsignment(request: { cartId: string; consignmentId: string }, signal: AbortSignal): Promise<Checkout>
  addBillingAddress(request: { cartId: string; address: CheckoutAddress }, signal: AbortSignal): Promise<Checkout>
  /** Creates the order, which is incomplete until it is paid. Only for steps of the server (D-06). */
  createOrder(request: { cartId: string }, signal: AbortSignal): Promise<{ orderId: number }>
}
