import type { OrderStatus } from '../../../shared/domain/order.ts'

/** The seven statuses a shopper sees, by the platform's `status_id` (D-51). */
const statuses: Record<number, OrderStatus> = {
  0: 'Open', // Incomplete
  1: 'Pending',
  2: 'Shipped',
  3: 'Shipped', // Partially Shipped
  4: 'Refunded',
  5: 'Cancelled',
  6: 'Cancelled', // Declined
  7: 'Pending', // Awaiting Payment
  8: 'Confirmed', // Awaiting Pickup
  9: 'Confirmed', // Awaiting Shipment
  10: 'Complete',
  11: 'Confirmed', // Awaiting Fulfillment
  12: 'Pending', // Manual Verification Required
  13: 'Pending', // Disputed
  14: 'Refunded', // Partially Refunded
}

/** `null` for a status that the platform has added since. */
export function toOrderStatus(statusId: number): OrderStatus | null {
  return statuses[statusId] ?? null
}
