import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'

/**
 * Saves the cart to the signed-in customer's profile, so that it is there on their next device; a guest's is kept by
 * cookie alone. The bag is good without it: a failure is for the log.
 */
export async function saveToProfile(c: Context<AppEnv>, cartId: string): Promise<void> {
  const { customer, services, log } = c.var
  if (!customer) return
  await services.customers
    .saveCartId({ customerId: customer.id, cartId })
    .catch((cause: unknown) => log.error('cart-save', cause))
}
