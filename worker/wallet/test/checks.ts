import { isChargePending } from '../payment-session.ts'
import type { World } from './model.ts'
import { isPlaced } from './parts.ts'

/** The rules that hold at every moment. */
export function checkAlways({ orders, payments, isPaid, bag, state }: World): string[] {
  const paid = payments.filter((payment) => payment.state === 'paid' && payment.key !== 'other')
  // Each change of the bag makes new lines, so the same lines in two orders are one purchase.
  const paidLines = paid.map(({ reference }) => orders.get(Number(reference))?.lines)
  const paidOrders = [...orders].filter(([, { status }]) => status === 'paid')
  return [
    ...paidOrders.flatMap(([orderId]) =>
      isPaid(orderId) ? [] : [`order ${orderId} is marked as paid without a charge`],
    ),
    ...payments.flatMap(({ reference }) =>
      paid.filter((other) => other.reference === reference).length > 1 ? [`order ${reference} is charged twice`] : [],
    ),
    ...(new Set(paidLines).size < paidLines.length ? ['the same bag is charged in two orders'] : []),
    // The order of an authorised payment is marked once the cart is removed.
    ...(bag() === null &&
    state()?.state.at !== 'authorised' &&
    ![...orders.values()].some(({ status }) => isPlaced(status))
      ? ['the bag is lost']
      : []),
  ]
}

/** The rules that hold once nothing is in flight. */
export function checkAtRest(world: World): string[] {
  const { orders, payments, isPaid, state } = world
  const session = state()
  const placedLines = [...orders.values()].flatMap(({ status, lines }) => (isPlaced(status) ? [lines] : []))
  return [
    ...(new Set(placedLines).size < placedLines.length ? ['the same bag is in two placed orders'] : []),
    ...checkAlways(world),
    ...payments.flatMap(({ reference, key, state: at }) =>
      at === 'paid' && key !== 'other' && orders.get(Number(reference))?.status !== 'paid'
        ? [`${reference} is charged and not marked as paid`]
        : [],
    ),
    ...[...orders].flatMap(([orderId, { status }]) =>
      status === 'cancelled' && isPaid(orderId) ? [`the cancelled order ${orderId} is charged`] : [],
    ),
    ...[...orders].flatMap(([orderId, { status }]) => (status === 'unpaid' ? [`order ${orderId} was never paid`] : [])),
    ...(session && isChargePending(session) ? [`the bag is still held: ${session.state.at}`] : []),
  ]
}
