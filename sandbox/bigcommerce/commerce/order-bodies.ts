import * as v from 'valibot'

/** What of an order can be changed here: whose it is; 0 is a guest. */
export const ChangedOrderBody = v.strictObject({ customer_id: v.pipe(v.number(), v.integer(), v.minValue(0)) })
