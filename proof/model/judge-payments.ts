import type { Order, Payment, Vendors } from './vendors.ts'
import type { Violation } from './violation.ts'

// Money is returned after the answer to the shopper, and an alarm repeats what failed.
const maxWaitMs = 30_000
const pollMs = 200

/**
 * Checks the money: an order that was paid with a wallet has one payment, for its own total; a cart has at most one
 * placed order; and no payment without a placed order keeps its money.
 */
export async function judgePayments(
  vendors: Pick<Vendors, 'payments'>,
  placedOrders: () => Promise<Order[]>,
): Promise<Violation[]> {
  const endsAt = performance.now() + maxWaitMs
  for (;;) {
    const orders = await placedOrders()
    const violations = [...twiceSold(orders), ...judgeMoney(await vendors.payments(), orders)]
    if (violations.length === 0 || performance.now() > endsAt) return violations
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

function twiceSold(orders: readonly Order[]): Violation[] {
  const byCart = Map.groupBy(orders, ({ cart_id }) => cart_id)
  return [...byCart.values()].flatMap((sold): Violation[] =>
    sold.length > 1
      ? [
          {
            kind: 'payment',
            text: `The orders ${sold.map(({ id }) => id).join(' and ')} are of one cart, and both are placed.`,
          },
        ]
      : [],
  )
}

function judgeMoney(payments: readonly Payment[], orders: readonly Order[]): Violation[] {
  const kept = payments.filter(({ resultCode, undone }) => resultCode === 'Authorised' && undone === null)
  return [
    ...kept.flatMap(({ reference, value }): Violation[] => {
      const order = orders.find(({ id }) => String(id) === reference)
      if (!order)
        return [
          {
            kind: 'payment',
            text: `A payment of ${value} for order ${reference} keeps its money, and the order is not placed.`,
          },
        ]
      const total = Math.round(Number(order.total_inc_tax) * 100)
      return total === value
        ? []
        : [{ kind: 'payment', text: `Order ${order.id} costs ${total}, and its payment is ${value}.` }]
    }),
    ...orders.flatMap(({ id, payment_method: method }): Violation[] => {
      if (!/apple pay|google pay/i.test(method)) return []
      const own = kept.filter(({ reference }) => reference === String(id))
      const given = payments.filter(({ reference, undone }) => reference === String(id) && undone !== null).length
      return own.length === 1
        ? []
        : [
            {
              kind: 'payment',
              text: `Order ${id} is paid with a wallet, and has ${own.length} payments, ${given} given back.`,
            },
          ]
    }),
  ]
}
