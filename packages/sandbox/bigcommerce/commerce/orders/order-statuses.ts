/** Order statuses of the store. */
export const orderStatuses = [
  { id: 0, name: 'Incomplete' },
  { id: 1, name: 'Pending' },
  { id: 2, name: 'Shipped' },
  { id: 3, name: 'Partially Shipped' },
  { id: 4, name: 'Refunded' },
  { id: 5, name: 'Cancelled' },
  { id: 6, name: 'Declined' },
  { id: 7, name: 'Awaiting Payment' },
  { id: 8, name: 'Awaiting Pickup' },
  { id: 9, name: 'Awaiting Shipment' },
  { id: 10, name: 'Completed' },
  { id: 11, name: 'Awaiting Fulfillment' },
  { id: 12, name: 'Manual Verification Required' },
  { id: 13, name: 'Disputed' },
  { id: 14, name: 'Partially Refunded' },
] as const

export function orderStatusName(id: number) {
  return orderStatuses.find((status) => status.id === id)?.name ?? 'Incomplete'
}
