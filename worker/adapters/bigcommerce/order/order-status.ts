import type { OrderStage, OrderStatus } from '#shared/domain/order.ts'

type Meaning = { status: OrderStatus; stage: OrderStage; packing?: 'packed' | 'to-collect' }

/**
 * By the platform's `status_id`: one of the statuses that a shopper sees, and whether the order counts as placed (D-51,
 * D-251).
 */
const statuses: Record<number, Meaning> = {
  0: { status: 'Open', stage: 'unfinished' }, // Incomplete
  1: { status: 'Pending', stage: 'unfinished' }, // Pending: the checkout was started and not finished
  2: { status: 'Shipped', stage: 'placed' },
  3: { status: 'Shipped in part', stage: 'placed' }, // Partially Shipped
  4: { status: 'Refunded', stage: 'placed' },
  5: { status: 'Cancelled', stage: 'cancelled' },
  6: { status: 'Cancelled', stage: 'cancelled' }, // Declined
  7: { status: 'Pending', stage: 'placed' }, // Awaiting Payment: accepted, as with a payment that is authorised and not captured
  8: { status: 'Confirmed', stage: 'placed', packing: 'to-collect' }, // Awaiting Pickup: pulled
  9: { status: 'Confirmed', stage: 'placed', packing: 'packed' }, // Awaiting Shipment: pulled and packaged
  10: { status: 'Complete', stage: 'placed' },
  11: { status: 'Confirmed', stage: 'placed' }, // Awaiting Fulfillment
  12: { status: 'Pending', stage: 'placed' }, // Manual Verification Required
  13: { status: 'Pending', stage: 'placed' }, // Disputed
  14: { status: 'Refunded in part', stage: 'placed' }, // Partially Refunded
}

/** `null` for a status that the platform added later. */
export function meaningOf(statusId: number): Meaning | null {
  return statuses[statusId] ?? null
}
