import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { DiscountSchema, hasDiscount } from './order-amounts.ts'
import { meaningOf } from './order-status.ts'
import { isOfMarket, OrderSummariesSchema, toOrderSummary } from './order-summary-wire.ts'
import {
  OrderAddressesSchema,
  OrderLinesSchema,
  OrderSchema,
  PlacementSchema,
  RecipientSchema,
  toOrder,
  toPlacement,
} from './order-wire.ts'
import { RefundsSchema, toRefunds } from './refunds-wire.ts'
import { ShipmentsSchema, toShipment } from './shipment-wire.ts'
import { isRefunded, type OrderSummary } from '#shared/domain/order.ts'
import type { Currency } from '#shared/markets.ts'
import type { Log } from '#worker/lib/log.ts'
import type { OrderPort } from '#worker/ports/order-port.ts'
import { malformed } from '#worker/upstream/failures.ts'

// For an empty list, v2 responds with 204 and no body.
const emptyOn = [204, 404]
const maxLines = 250
const ordersPerPage = 50
const maxPages = 10
const incompleteStatus = 0

/** Orders on BigCommerce's REST API, version 2. */
export function createBigCommerceOrder({ api, log }: { api: BigCommerceApi; log: Log }) {
  // An unknown status counts as placed, because `Incomplete` has its own number.
  const meaningOfOrder = ({ id, status_id }: { id: number; status_id: number }) => {
    const meaning = meaningOf(status_id)
    if (!meaning) log.warn('order-status-unknown', { orderId: id, statusId: status_id })
    return meaning ?? ({ status: 'Pending', stage: 'placed' } as const)
  }
  const linesOf = async (orderId: number, signal: AbortSignal) =>
    (await api.rest('order-products', OrderLinesSchema, {
      path: `/v2/orders/${orderId}/products`,
      query: { limit: maxLines },
      absentOn: emptyOn,
      signal,
    })) ?? []
  // Version 2 documents the order's own `refunded_amount` as always 0.
  const refundsOf = ({ orderId, currency }: { orderId: number; currency: Currency }, signal: AbortSignal) =>
    api
      .rest('order-refunds', RefundsSchema, { path: `/v3/orders/${orderId}/payment_actions/refunds`, signal })
      .then((refunds) => toRefunds(refunds, currency))
      .catch(log.fallback('order-refunds', null, { orderId }))
  return {
    async order({ orderId }, signal) {
      const path = `/v2/orders/${orderId}`
      const [order, lines, addresses] = await Promise.all([
        api.rest('order', OrderSchema, { path, absentOn: emptyOn, signal }),
        linesOf(orderId, signal),
        api.rest('order-addresses', OrderAddressesSchema, {
          path: `${path}/shipping_addresses`,
          absentOn: emptyOn,
          signal,
        }),
      ])
      if (!order) return null
      const meaning = meaningOfOrder(order)
      const currency = order.default_currency_code
      // After a refund the merchant may go on with the status, as when the rest is sent.
      const hasRefunds = isRefunded(meaning.status) || lines.some(({ quantity_refunded }) => quantity_refunded > 0)
      const refunds = hasRefunds ? await refundsOf({ orderId, currency }, signal) : []
      return toOrder({ order, lines, addresses: addresses ?? [], refunds, ...meaning })
    },
    async shipments({ orderId }, signal) {
      const shipments = await api.rest('order-shipments', ShipmentsSchema, {
        path: `/v2/orders/${orderId}/shipments`,
        absentOn: emptyOn,
        signal,
      })
      return (shipments ?? []).map(toShipment)
    },
    async history({ customerId, since }, signal) {
      const summaries: OrderSummary[] = []
      let leftOut = 0
      for (let page = 1; page <= maxPages; page += 1) {
        // Without the filter the platform would list every customer's orders.
        const query = {
          customer_id: customerId,
          min_date_created: since.toISOString(),
          sort: 'date_created:desc',
          // The pictures of the list, in the same call.
          include: 'consignments.line_items',
          consignment_structure: 'object',
          limit: ordersPerPage,
          page,
        }
        // The first page that is not full is the last one.
        const orders =
          (await api.rest('orders', OrderSummariesSchema, { path: '/v2/orders', query, absentOn: emptyOn, signal })) ??
          []
        const finished = orders.filter(
          (order) => order.customer_id === customerId && order.status_id !== incompleteStatus,
        )
        const readable = finished.filter(isOfMarket)
        leftOut += finished.length - readable.length
        summaries.push(...readable.map((order) => toOrderSummary(order, meaningOfOrder(order).status)))
        if (orders.length < ordersPerPage) break
      }
      if (leftOut > 0) log.warn('orders-left-out', { count: leftOut })
      return { orders: summaries, leftOut }
    },
    async placement({ orderId }, signal) {
      const order = await api.rest('order-placement', PlacementSchema, {
        path: `/v2/orders/${orderId}`,
        absentOn: emptyOn,
        signal,
      })
      return order && toPlacement(order, meaningOfOrder(order).stage)
    },
    async recipient({ orderId }, signal) {
      const order = await api.rest('order-recipient', RecipientSchema, {
        path: `/v2/orders/${orderId}`,
        absentOn: emptyOn,
        signal,
      })
      if (!order) return null
      const { id, channel_id: channelId, billing_address: billing } = order
      return { orderId: id, channelId, stage: meaningOfOrder(order).stage, email: billing.email }
    },
    async isDiscounted({ orderId }, signal) {
      const [order, lines] = await Promise.all([
        api.rest('order-discount', DiscountSchema, { path: `/v2/orders/${orderId}`, signal }),
        linesOf(orderId, signal),
      ])
      if (lines.length === 0) throw malformed('commerce', 'order-discount', { what: 'the order has no lines yet' })
      return hasDiscount(order, lines)
    },
    async placementsOfCart({ cartId }, signal) {
      const query = { cart_id: cartId, limit: ordersPerPage }
      const orders =
        (await api.rest('orders-of-cart', v.array(PlacementSchema), {
          path: '/v2/orders',
          query,
          absentOn: emptyOn,
          signal,
        })) ?? []
      return orders
        .filter((order) => order.cart_id === cartId)
        .map((order) => toPlacement(order, meaningOfOrder(order).stage))
    },
    async assign({ orderId, customerId }, signal) {
      const AssignedSchema = v.object({ customer_id: v.literal(customerId) })
      // The body names no products, because changing them would drop the order's discounts.
      await api.rest('order-assign', AssignedSchema, {
        path: `/v2/orders/${orderId}`,
        method: 'PUT',
        body: { customer_id: customerId },
        isIdempotent: true,
        signal,
      })
    },
  } satisfies Partial<OrderPort>
}
