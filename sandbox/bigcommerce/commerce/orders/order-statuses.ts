/** Order statuses of the store, by id; `order` is their position in a menu. */
export const orderStatuses = [
  { id: 0, name: 'Incomplete', order: 0, description: 'The shopper reached payment and did not finish it.' },
  { id: 1, name: 'Pending', order: 1, description: 'The checkout was started and not finished.' },
  { id: 2, name: 'Shipped', order: 8, description: 'Everything has been sent.' },
  { id: 3, name: 'Partially Shipped', order: 6, description: 'A part has been sent.' },
  { id: 4, name: 'Refunded', order: 11, description: 'The whole amount was paid back.' },
  { id: 5, name: 'Cancelled', order: 9, description: 'The shop called the order off.' },
  { id: 6, name: 'Declined', order: 10, description: 'The order was declined.' },
  { id: 7, name: 'Awaiting Payment', order: 2, description: 'Placed, and the payment is not confirmed yet.' },
  { id: 8, name: 'Awaiting Pickup', order: 5, description: 'Packed, and waiting to be collected by the shopper.' },
  { id: 9, name: 'Awaiting Shipment', order: 4, description: 'Packed, and waiting for the carrier.' },
  { id: 10, name: 'Completed', order: 7, description: 'Sent or downloaded, and paid.' },
  { id: 11, name: 'Awaiting Fulfillment', order: 3, description: 'Paid, and waiting to be packed.' },
  { id: 12, name: 'Manual Verification Required', order: 13, description: 'On hold until somebody has looked at it.' },
  { id: 13, name: 'Disputed', order: 12, description: 'The shopper disputes the payment.' },
  { id: 14, name: 'Partially Refunded', order: 14, description: 'A part of the amount was paid back.' },
] as const

export function orderStatusName(id: number) {
  return orderStatuses.find((status) => status.id === id)?.name ?? 'Incomplete'
}

/** `GET /v2/order_statuses`. */
export function orderStatusesToWire() {
  return orderStatuses.map(({ id, name, order, description }) => ({
    id,
    name,
    system_label: name,
    custom_label: name,
    system_description: description,
    order,
  }))
}
