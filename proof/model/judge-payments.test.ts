import { expect, test, vi } from 'vitest'
import { judgePayments } from './judge-payments.ts'
import type { Order, Payment } from './vendors.ts'

const orderOf = (id: number, more: Partial<Order> = {}): Order =>
  ({ id, cart_id: `cart-${id}`, total_inc_tax: '19.99', payment_method: 'Apple Pay', ...more }) as Order
const paymentOf = (id: number, more: Partial<Payment> = {}): Payment => ({
  reference: String(id),
  resultCode: 'Authorised',
  value: 1999,
  undone: null,
  ...more,
})

async function violationsOf(payments: Payment[], orders: Order[]): Promise<string[]> {
  vi.useFakeTimers()
  const judged = judgePayments({ payments: async () => payments }, async () => orders)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  return (await judged).map(({ text }) => text)
}

test('money that fits its orders is no violation', async () => {
  const hosted = orderOf(3, { payment_method: 'Credit Card' })
  const others = [paymentOf(2, { resultCode: 'Refused' }), paymentOf(4, { undone: 'cancelled' })]
  expect(await violationsOf([paymentOf(1), ...others], [orderOf(1), hosted])).toEqual([])
})

test.each([
  [
    'two placed orders of one cart',
    [],
    [orderOf(1, { payment_method: '' }), orderOf(2, { payment_method: '', cart_id: 'cart-1' })],
  ],
  ['money without a placed order', [paymentOf(1)], []],
  ['another amount than the total', [paymentOf(1, { value: 3645 })], [orderOf(1)]],
  ['two payments of one order', [paymentOf(1), paymentOf(1)], [orderOf(1)]],
  ['an order of a wallet without a payment', [paymentOf(1, { resultCode: 'Refused' })], [orderOf(1)]],
] as const)('reports %s', async (_what, payments, orders) => {
  expect(await violationsOf([...payments], [...orders])).toHaveLength(1)
})
