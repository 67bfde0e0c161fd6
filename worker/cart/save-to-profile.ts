import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'

/**
 * Saves the cart in the signed-in customer's profile, so that it appears on their other devices. A guest's cart is only
 * in the cookie. A failure is only logged, because the cart works without it.
 */
export async function saveToProfile(c: Context<AppEnv>, cartId: string): Promise<void> {
  const { customer, services, log } = c.var
  if (!customer) return
  await services.customers
    .saveCartId({ customerId: customer.id, cartId })
    .catch((cause: unknown) => log.error('cart-save', cause))
}
