import * as v from 'valibot'
import { orderStatuses } from './order-statuses.ts'

const StatusId = v.pipe(
  v.number(),
  v.check((id) => orderStatuses.some((status) => status.id === id)),
)

const Text = v.pipe(v.string(), v.maxLength(250))

/** The fields of an order that can be changed: its customer (0 is a guest), its status and remarks. */
export const ChangedOrderBody = v.pipe(
  v.strictObject({
    customer_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    status_id: v.optional(StatusId),
    payment_method: v.exactOptional(Text),
    payment_provider_id: v.exactOptional(Text),
    external_order_id: v.exactOptional(Text),
    staff_notes: v.exactOptional(v.pipe(v.string(), v.maxLength(65_535))),
  }),
  v.check((body) => Object.keys(body).length > 0, 'Nothing to change'),
)
