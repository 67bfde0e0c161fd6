import type { Money } from '../../shared/domain/money.ts'
import type { Log } from '../log.ts'
import type { PaymentPort } from '../ports/payment-port.ts'
import type { Attempt } from './attempt.ts'

/** The outside world of an attempt, so that a test can replace it. */
export type Till = {
  payments: Pick<PaymentPort, 'pay' | 'complete' | 'reverse' | 'cancel'>
  orders: {
    /** Creates an order of the cart. */
    place(): Promise<{ orderId: number }>
    total(orderId: number): Promise<Money>
    /** Ids of all unpaid orders of the cart. */
    unpaid(): Promise<number[]>
    markPaid(order: { orderId: number; pspReference: string }): Promise<void>
    cancel(orderId: number): Promise<void>
  }
  /** Deletes the cart unless its lines differ from those that were ordered, and settles its codes. */
  removeCart(ordered: { orderId: number; lines: string }): Promise<void>
  /** Stores the attempt, and sets the alarm of `nextAlarm` in the same write. */
  save(attempt: Attempt): Promise<void>
  now(): number
  pause(ms: number): Promise<void>
  log: Pick<Log, 'error' | 'info'>
}
