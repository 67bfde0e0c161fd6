import { addedTax, includedTax, toWireNumber } from '../money.ts'
import { orderStatusIds, type Order } from './order.ts'

/** Amounts are minor units, with tax. `lineId` is `null` for a refund of the whole order. */
export type Refund = { lineId: string | null; quantity: number; amount: number; tax: number }

/**
 * The refunds of an order, as its status says: the whole of a refunded order, and one piece of the first line of a
 * partially refunded one.
 */
export function orderRefundsOf(order: Order): Refund[] {
  const [line] = order.lines
  if (order.statusId === orderStatusIds.refunded)
    return [{ lineId: null, quantity: 0, amount: order.total, tax: order.totalTax }]
  if (order.statusId !== orderStatusIds.partiallyRefunded || !line) return []
  const net = Math.round(line.total / line.quantity)
  const added = addedTax(net, order.salesTaxPercent)
  return [{ lineId: line.id, quantity: 1, amount: net + added, tax: includedTax(net, order.currency) + added }]
}

const mostCredit = 500

/** The number of pieces of a line that were refunded. */
export function refundedPieces(order: Order, line: Order['lines'][number]): number {
  return orderRefundsOf(order).reduce((sum, { lineId, quantity }) => {
    if (lineId === null) return line.quantity
    return lineId === line.id ? sum + quantity : sum
  }, 0)
}

/** `GET /v3/orders/{id}/payment_actions/refunds` (orders.v3.yml). */
export function orderRefundsToWire(order: Order) {
  return orderRefundsOf(order).map(({ lineId, quantity, amount, tax }, index) => ({
    id: order.id * 10 + index + 1,
    order_id: order.id,
    user_id: 0,
    created: new Date(order.modifiedAt).toISOString(),
    reason: '',
    total_amount: toWireNumber(amount),
    total_tax: toWireNumber(tax),
    uses_merchant_override_values: false,
    payments: paymentsOf(order, { amount, isPartial: lineId !== null }),
    items: [
      lineId === null
        ? { item_type: 'ORDER', item_id: order.id, requested_amount: toWireNumber(amount).toFixed(2) }
        : {
            item_type: 'PRODUCT',
            item_id: order.id * 100 + order.lines.findIndex(({ id }) => id === lineId) + 1,
            quantity,
            requested_amount: null,
          },
    ],
  }))
}

/** A partial refund pays some of its amount back as store credit. */
function paymentsOf({ id }: Order, { amount, isPartial }: { amount: number; isPartial: boolean }) {
  const credit = isPartial ? Math.min(amount, mostCredit) : 0
  return [
    { provider_id: 'custom', amount: amount - credit, offline: true },
    { provider_id: 'storecredit', amount: credit, offline: false },
  ]
    .filter((payment) => payment.amount > 0)
    .map((payment, index) => ({
      id: id * 10 + index + 1,
      ...payment,
      amount: toWireNumber(payment.amount),
      is_declined: false,
      declined_message: '',
    }))
}
