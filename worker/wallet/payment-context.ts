import type { Log } from '../lib/log.ts'
import type { PaymentPort } from '../ports/payment-port.ts'
import type { RestOfCart } from '../ports/wallet-payment-port.ts'
import type { PaymentSession, SessionEvent, Undoing, Unsellable } from './payment-session-state.ts'
import { advance } from './payment-session.ts'
import type { Money } from '#shared/domain/money.ts'

/** What a session needs of the shop, the platform and the provider, so that a test can replace it. */
export type PaymentContext = {
  payments: Pick<PaymentPort, 'pay' | 'complete' | 'reverse' | 'cancel'>
  orders: {
    /** Creates an order of the cart. */
    place(): Promise<{ orderId: number }>
    total(orderId: number): Promise<Money>
    /** Ids of all unpaid orders of the cart. */
    unpaid(): Promise<number[]>
    /** True if another order of the cart is placed: the cart was paid in another way. */
    isOtherPlaced(orderId: number): Promise<boolean>
    /**
     * Records the payment. `decided`: the order was not unfinished any more, so its status is the merchant's.
     * `paid-otherwise`: another order of the cart is placed, so nothing was written.
     */
    markPaid(order: { orderId: number; paymentId: string }): Promise<'marked' | 'decided' | 'paid-otherwise'>
    cancel(orderId: number): Promise<void>
  }
  /** True if the cart exists with the lines that were ordered. */
  hasLines(lines: string): Promise<boolean>
  /** Why the ordered lines cannot be sold now; `null` if they can. An order that is unfinished takes no units. */
  unsellable(lines: string): Promise<Unsellable | null>
  /** Deletes the cart. If it holds more than was ordered, `keep` gets before what became of the rest. */
  removeCart(lines: string, keep: (rest: RestOfCart) => Promise<void>): Promise<void>
  /** Redeems the codes of the order. */
  redeemCodes(orderId: number): Promise<void>
  /** The return address, bound to the order by a signed value. */
  returnUrl(base: string, orderId: number): Promise<string>
  /** Stores the session, and sets the alarm of `nextAlarm` in the same write. */
  save(session: PaymentSession): Promise<void>
  now(): number
  pause(ms: number): Promise<void>
  /** Counts a try to undo something that failed, and what was given up, for alerts. */
  countUndoing(kind: 'undo-failed' | 'given-up', what: Undoing['what']): void
  log: Pick<Log, 'error' | 'fallback' | 'info'>
}

/** Applies an event and stores the session. */
export async function step(
  context: Pick<PaymentContext, 'save'>,
  session: PaymentSession,
  event: SessionEvent,
): Promise<PaymentSession> {
  const next = advance(session, event)
  await context.save(next)
  return next
}
