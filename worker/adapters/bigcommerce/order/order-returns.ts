import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import type { ReturnsPort } from '#worker/ports/returns-port.ts'

/** What the requests have in common, so that the merchant's other programs can list them. */
const namespace = 'return_requests'
/** The most metafields that an order has of one client. */
const mostOfAnOrder = 250
const conflict = 409

const NotedReturnSchema = v.object({
  number: v.number(),
  requestedAt: v.string(),
  lines: v.array(
    v.object({
      lineId: v.number(),
      quantity: v.number(),
      reason: v.string(),
      exchange: v.nullable(v.object({ variantId: v.number(), size: v.string() })),
    }),
  ),
  comment: v.string(),
})

const MetafieldsSchema = v.object({
  data: v.array(v.object({ value: v.pipe(v.string(), v.parseJson(), NotedReturnSchema) })),
})

/**
 * Return requests as metafields of BigCommerce's orders (orders.v3.yml, `/orders/{order_id}/metafields`). Its API has
 * no returns. `staff_notes` of an order is one text that staff and programs replace, so it cannot be read back; a
 * metafield has a key, and the platform refuses a second one with the same key (409).
 */
export function createBigCommerceReturns({ api }: { api: BigCommerceApi }): ReturnsPort {
  return {
    async requests({ orderId }, signal) {
      const { data } = await api.rest('order-returns', MetafieldsSchema, {
        path: `/v3/orders/${orderId}/metafields`,
        query: { namespace, limit: mostOfAnOrder },
        signal,
      })
      return data.map(({ value }) => value).toSorted((one, other) => one.number - other.number)
    },
    async note({ orderId, noted }, signal) {
      const written = await api.rest('order-return', v.object({ data: v.object({ id: v.number() }) }), {
        path: `/v3/orders/${orderId}/metafields`,
        method: 'POST',
        body: metafieldOf(noted),
        // A repeat is refused as a conflict.
        isIdempotent: true,
        absentOn: [conflict],
        signal,
      })
      return written ? 'noted' : 'taken'
    },
  }
}

function metafieldOf(noted: NotedReturn) {
  return {
    // Other programs of the merchant, such as that of the help desk, may read it.
    permission_set: 'read',
    namespace,
    key: `request-${noted.number}`,
    value: JSON.stringify(noted),
    description: 'A shopper asks to return pieces of the order.',
  }
}
