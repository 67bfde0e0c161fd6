import type { Assistant } from './assistant.ts'
import type { Order } from './vendors.ts'
import type { Violation } from './violation.ts'

/**
 * Compares the orders of an assistant with what the shop told it: what is completed is placed, each checkout that it
 * tried to pay has one order at most, and nothing was bought for it that it did not try to pay.
 */
export function judgeAssistant(
  { email, tried, told }: Pick<Assistant, 'email' | 'tried' | 'told'>,
  placed: readonly Order[],
): Violation[] {
  const own = placed.filter(({ billing_address }) => billing_address.email === email)
  const lost = [...told.values()].filter((orderId) => !own.some(({ id }) => String(id) === orderId))
  return [
    ...lost.map((orderId): Violation => ({
      kind: 'payment',
      text: `The shop told the assistant that order ${orderId} is paid, and it is not placed.`,
    })),
    ...(own.length > tried.size
      ? [
          {
            kind: 'payment' as const,
            text: `The assistant tried to pay ${tried.size} checkouts, and ${own.length} of its orders are placed.`,
          },
        ]
      : []),
  ]
}
