import { describeCall } from '../objects/caller.ts'
import type { PaymentSession } from './payment-session-state.ts'

/** Names the order of the session in the log lines that follow. Returns the session. */
export function describeSession(session: PaymentSession): PaymentSession {
  const { opened, state } = session
  describeCall({ market: opened.marketCode, ...('orderId' in state && { orderId: state.orderId }) })
  return session
}
