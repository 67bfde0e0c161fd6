import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'

/**
 * The engine's profile of a signed-in customer, by e-mail address: an empty one is made where there is none. Guests
 * have none, and nothing is asked for them (D-37).
 */
export async function profileOf(
  c: Context<AppEnv>,
  promotions: PromotionsPort,
  signal: AbortSignal,
): Promise<string | null> {
  const { market } = c.var
  const email = await emailOf(c, signal)
  if (email === null) return null
  if (!(await promotions.hasProfile({ market, email }, signal)))
    await promotions.createProfile({ market, email }, signal)
  return email
}

/** Of the session's customer. Where the platform cannot say, the bag is priced as a guest's. */
async function emailOf(c: Context<AppEnv>, signal: AbortSignal): Promise<string | null> {
  const { customer, services, log } = c.var
  if (!customer) return null
  try {
    const found = await services.customers.customer({ customerId: customer.id }, signal)
    return found?.email ?? null
  } catch (cause) {
    log.error('promotion-profile', cause)
    return null
  }
}
