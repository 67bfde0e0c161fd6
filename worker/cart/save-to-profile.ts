import type { Visit } from '../context/visit.ts'

/**
 * Saves the cart in the customer's profile, so that it appears on their other devices. A guest's cart is only in the
 * cookie. A failure is only logged, because the cart works without it.
 */
export async function saveToProfile(
  { services, log }: Visit,
  request: { customerId: number; cartId: string },
): Promise<void> {
  await services.customers.saveCartId(request).catch((cause: unknown) => log.error('cart-save', cause))
}
