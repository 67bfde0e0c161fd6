import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import type { OrderPort } from '#worker/ports/order-port.ts'

const cancelledStatus = 5
const awaitingFulfilmentStatus = 11

/**
 * The status of orders on BigCommerce's REST API, version 2. The bodies name no products: changing them drops
 * discounts.
 */
export function createBigCommerceOrderPayment({ api }: { api: BigCommerceApi }) {
  return {
    async markPaid({ orderId, paymentMethod, paymentReference, notes }, signal) {
      await api.rest('order-paid', v.object({ status_id: v.literal(awaitingFulfilmentStatus) }), {
        path: `/v2/orders/${orderId}`,
        method: 'PUT',
        body: {
          status_id: awaitingFulfilmentStatus,
          payment_method: paymentMethod,
          payment_provider_id: paymentReference,
          staff_notes: notes,
        },
        isIdempotent: true,
        signal,
      })
    },
    async cancel({ orderId, notes }, signal) {
      await api.rest('order-cancel', v.object({ status_id: v.literal(cancelledStatus) }), {
        path: `/v2/orders/${orderId}`,
        method: 'PUT',
        body: { status_id: cancelledStatus, staff_notes: notes },
        isIdempotent: true,
        signal,
      })
    },
  } satisfies Partial<OrderPort>
}
