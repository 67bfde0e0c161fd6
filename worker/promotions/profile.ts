import type { Visit } from '../context/visit.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'
import { sessionEmail } from '../session/session-email.ts'

/**
 * The engine's profile of a signed-in customer, by e-mail address. Creates an empty profile if it does not exist.
 * Guests have no profile, and no call is made for them (D-37). If the platform does not respond, the cart is priced as
 * a guest's cart.
 */
export async function profileOf(visit: Visit, promotions: PromotionsPort, signal: AbortSignal): Promise<string | null> {
  const { market } = visit
  const email = await sessionEmail(visit, 'promotion-profile', signal)
  if (email === null) return null
  if (!(await promotions.hasProfile({ market, email }, signal)))
    await promotions.createProfile({ market, email }, signal)
  return email
}
