import type { PaymentContext } from './payment-context.ts'
import type { PaymentSession, SessionEvent } from './payment-session-state.ts'
import { advance } from './payment-session.ts'

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
