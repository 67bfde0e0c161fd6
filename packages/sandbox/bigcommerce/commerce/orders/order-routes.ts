import { Hono } from 'hono'
import type * as v from 'valibot'
import { findCustomerById } from '../../customers/customer-store.ts'
import { envelope, pageRequest, v2Empty, v2Problem } from '../../rest.ts'
import { announceOrder } from '../../webhooks/announce-order.ts'
import { readBody } from '../carts/cart-bodies.ts'
import { Refusal, respondToError } from '../refusal.ts'
import { changeOrderStatus } from './change-order-status.ts'
import { ChangedOrderBody } from './order-bodies.ts'
import { orderConsignmentsToWire, orderProductsToWire } from './order-products-wire.ts'
import { orderRefundsToWire } from './order-refunds-wire.ts'
import { orderShipmentsToWire } from './order-shipments-wire.ts'
import {
  findOrder,
  giveOrder,
  isOrderSortColumn,
  listOrders,
  noteOnOrder,
  type OrderFilter,
  type OrderSort,
} from './order-store.ts'
import { orderAddressesToWire, orderToWire } from './order-wire.ts'
import type { Order, OrderRemarks } from './order.ts'
import type { SandboxContext, SandboxRequest } from '#sandbox/env.ts'

/** `/v3/orders`. */
export const orderRefundRoutes = new Hono<SandboxContext>()
  .get('/:orderId/payment_actions/refunds', async (c) =>
    c.json(envelope(orderRefundsToWire(await requireOrder(c, c.req.param('orderId'))))),
  )
  .onError(respondToError)

/** `/v2/orders`. Bodies have no envelope, and an empty list is a 204. */
export const orderRoutes = new Hono<SandboxContext>()
  .get('/orders', async (c) => {
    const orders = await listOrders(c.env.DB, {
      filter: filterOf(c),
      sort: sortOf(c.req.query('sort')),
      ...pageRequest(c),
    })
    const hasLines =
      c.req.query('include') === 'consignments.line_items' && c.req.query('consignment_structure') === 'object'
    const wire = (order: Order) => ({
      ...orderToWire(order, baseOf(c)),
      ...(hasLines && { consignments: orderConsignmentsToWire(order) }),
    })
    return orders.length === 0 ? v2Empty(c) : c.json(orders.map(wire))
  })
  .get('/orders/:orderId', async (c) => c.json(orderToWire(await requireOrder(c), baseOf(c))))
  .put('/orders/:orderId', async (c) => {
    const order = await requireOrder(c)
    const { id, statusId: previous } = order
    const body = await readBody(c, ChangedOrderBody)
    const { customer_id: customerId, status_id: next } = body
    if (customerId && !(await findCustomerById(c.env.DB, customerId)))
      throw new Refusal(400, `The field 'customer_id' is invalid.`)
    if (customerId !== undefined) await giveOrder(c.env.DB, id, customerId)
    const remarks = remarksOf(body)
    if (Object.keys(remarks).length > 0) await noteOnOrder(c.env.DB, id, remarks)
    if (next !== undefined && next !== previous) {
      await changeOrderStatus(c.env, order, next)
      await announceOrder(c, id, [{ scope: 'store/order/statusUpdated', previous, next }])
    }
    return c.json(orderToWire(await requireOrder(c), baseOf(c)))
  })
  .get('/orders/:orderId/products', async (c) => listOrEmpty(c, orderProductsToWire(await requireOrder(c))))
  .get('/orders/:orderId/shipping_addresses', async (c) =>
    listOrEmpty(c, orderAddressesToWire(await requireOrder(c), baseOf(c))),
  )
  .get('/orders/:orderId/shipments', async (c) => listOrEmpty(c, orderShipmentsToWire(await requireOrder(c))))

// Version 2 responds 400 to a wrong field, where version 3 responds 422.
orderRoutes.onError((error, c) =>
  error instanceof Refusal
    ? v2Problem(c, error.status === 422 ? 400 : error.status, error.message)
    : respondToError(error, c),
)

function remarksOf(body: v.InferOutput<typeof ChangedOrderBody>): OrderRemarks {
  const { payment_method, payment_provider_id, external_order_id, staff_notes } = body
  return {
    ...(payment_method !== undefined && { paymentMethod: payment_method }),
    ...(payment_provider_id !== undefined && { providerId: payment_provider_id }),
    ...(external_order_id !== undefined && { externalId: external_order_id }),
    ...(staff_notes !== undefined && { staffNotes: staff_notes }),
  }
}

async function requireOrder(c: SandboxRequest, orderId: string | undefined = c.req.param('orderId')): Promise<Order> {
  const id = Number(orderId)
  const order = Number.isSafeInteger(id) ? await findOrder(c.env.DB, id) : null
  if (!order) throw new Refusal(404, 'The requested resource was not found.')
  return order
}

function listOrEmpty(c: SandboxRequest, rows: readonly object[]) {
  const { page, limit } = pageRequest(c)
  const shown = rows.slice((page - 1) * limit, page * limit)
  return shown.length === 0 ? v2Empty(c) : c.json(shown)
}

function filterOf(c: SandboxRequest): OrderFilter {
  return {
    customerId: integer(c, 'customer_id'),
    statusId: integer(c, 'status_id'),
    channelId: integer(c, 'channel_id'),
    cartId: c.req.query('cart_id'),
    email: c.req.query('email'),
    minId: integer(c, 'min_id'),
    maxId: integer(c, 'max_id'),
    createdFrom: date(c, 'min_date_created'),
    createdTo: date(c, 'max_date_created'),
  }
}

function sortOf(text: string | undefined): OrderSort {
  const [column = 'id', direction = 'asc'] = (text ?? 'id:asc').split(':')
  if (!isOrderSortColumn(column) || (direction !== 'asc' && direction !== 'desc'))
    throw new Refusal(400, `The field 'sort' is invalid.`)
  return { column, direction: direction === 'desc' ? 'DESC' : 'ASC' }
}

function integer(c: SandboxRequest, name: string) {
  const text = c.req.query(name)
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, `The field '${name}' is invalid.`)
  return Number(text)
}

function date(c: SandboxRequest, name: string) {
  const text = c.req.query(name)
  if (text === undefined) return undefined
  const time = Date.parse(text)
  if (Number.isNaN(time)) throw new Refusal(400, `The field '${name}' is invalid.`)
  return time
}

function baseOf(c: SandboxRequest) {
  return `${c.env.SANDBOX_ORIGIN}/bigcommerce/stores/${c.env.BIGCOMMERCE_STORE_HASH}/v2`
}
