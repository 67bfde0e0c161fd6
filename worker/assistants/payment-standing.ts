import type { Visit } from '../context/visit.ts'
import { objectOf, throwObjectFailure } from '../objects/owned-cart.ts'
import type { AssistantPayment, AssistantSession } from '../ports/assistant-session-port.ts'

/**
 * The payment of the session's cart, as the object of the cart knows it: without an order it may still be charged.
 * `null` if none was begun, or if it ended without a charge, so that the checkout goes on.
 *
 * @throws ServiceError if the object of the cart cannot be reached, because the payment may be charged
 */
export async function standingPayment(
  visit: Visit,
  { payment }: Pick<AssistantSession, 'payment'>,
): Promise<AssistantPayment | null> {
  if (!payment || payment.orderId !== null) return payment ?? null
  const { paid, isChargePending } = await objectOf(visit, payment.cartId).standing().catch(throwObjectFailure)
  return paid || isChargePending ? { ...payment, orderId: paid?.orderId ?? null } : null
}
