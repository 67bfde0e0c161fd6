import * as v from 'valibot'
import { orderStatuses } from './order-statuses.ts'

const StatusId = v.pipe(
  v.number(),
  v.check((id) => orderStatuses.some((status) => status.id === id)),
)

/** The fields of an order that can be changed: its customer (0 is a guest) and its status. */
export const ChangedOrderBody = v.pipe(
  v.strictObject({
    customer_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    status_id: v.optional(StatusId),
  }),
  v.check((body) => Object.keys(body).length > 0, 'Nothing to change'),
)
