import { isTaxIncluded } from '../commerce/money.ts'
import { orderStatusName, orderStatuses } from '../commerce/orders/order-statuses.ts'
import { listOrders } from '../commerce/orders/order-store.ts'
import { orderStatusIds, type Order } from '../commerce/orders/order.ts'
import { countryName } from '../customers/addresses/address-bodies.ts'
import { connectionOf, nodeId, sliceOf, type PageArguments } from './connection.ts'
import { money } from './money.ts'

const maxOrders = 1000

export type OrdersArguments = PageArguments & {
  filters?: { status?: string | null; dateRange?: { from: string; to?: string | null } | null } | null
}

/** `Customer.orders`: newest first, without unfinished orders. */
export async function customerOrders(db: D1Database, customerId: number, { filters, ...page }: OrdersArguments) {
  const statusId = orderStatuses.find(({ name }) => valueOf(name) === filters?.status)?.id
  const range = filters?.dateRange
  const found = await listOrders(db, {
    filter: {
      customerId,
      statusId,
      createdFrom: range ? Date.parse(range.from) : undefined,
      createdTo: range?.to == null ? undefined : Date.parse(range.to),
    },
    sort: { column: 'date_created', direction: 'DESC' },
    page: 1,
    limit: maxOrders,
  })
  const orders = found.filter((order) => order.statusId !== orderStatusIds.incomplete)
  const slice = sliceOf(page, orders.length)
  return connectionOf(orders.slice(slice.start, slice.end).map(orderNode), slice, orders.length)
}

/** An `Order`. */
function orderNode(order: Order) {
  const amount = (minor: number) => money(minor, order.currency)
  const { billing } = order
  const label = orderStatusName(order.statusId)
  return {
    __typename: 'Order',
    id: nodeId('Order', order.id),
    entityId: order.id,
    orderedAt: { utc: new Date(order.createdAt).toISOString() },
    updatedAt: { utc: new Date(order.modifiedAt).toISOString() },
    status: { value: valueOf(label), label },
    billingAddress: {
      ...billing,
      stateOrProvince: billing.state,
      stateOrProvinceCode: billing.stateCode,
      country: countryName(billing.countryCode),
    },
    isTaxIncluded: isTaxIncluded(order.currency),
    subTotal: amount(order.subtotal),
    wrappingCostTotal: amount(0),
    shippingCostTotal: amount(order.shippingCost),
    handlingCostTotal: amount(0),
    taxTotal: amount(order.totalTax),
    totalIncTax: amount(order.total),
    customerMessage: '',
    totalProductQuantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

function valueOf(name: string) {
  return name.toUpperCase().replaceAll(' ', '_')
}
