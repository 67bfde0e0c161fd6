import type { Log } from '../../log.ts'
import type { OrderPort } from '../../ports/order-port.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { toOrderStatus } from './order-status.ts'
import { OrderAddressesSchema, OrderLinesSchema, OrderSchema, toOrder } from './order-wire.ts'

// v2 answers 204 without a body where a list is empty.
const emptyOn = [204, 404]
const mostLines = 250

/** Orders on BigCommerce's REST interface, version 2. */
export function createBigCommerceOrder({ api, log }: { api: BigCommerceApi; log: Log }): OrderPort {
  return {
    async order({ orderId }, signal) {
      const path = `/v2/orders/${orderId}`
      const [order, lines, addresses] = await Promise.all([
        api.rest('order', OrderSchema, { path, absentOn: emptyOn, signal }),
        api.rest('order-products', OrderLinesSchema, { path: `${path}/products`, query: { limit: mostLines }, absentOn: emptyOn, signal }),
        api.rest('order-addresses', OrderAddressesSchema, { path: `${path}/shipping_addresses`, absentOn: emptyOn, signal }),
      ])
      if (!order) return null
      const status = toOrderStatus(order.status_id)
      if (!status) log.warn('order-status-unknown', { orderId, statusId: order.status_id })
      return toOrder({ order, lines: lines ?? [], addresses: addresses ?? [], status: status ?? 'Pending' })
    },
  }
}
