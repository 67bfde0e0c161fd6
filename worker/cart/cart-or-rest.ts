import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { restOf } from '../objects/wallet-of.ts'
import type { Cart } from '#shared/domain/cart.ts'

/**
 * The cart, or `null` if it is gone. If it is gone because it was paid with a wallet: the cart of what the shopper
 * added meanwhile, which may have been paid in turn. Changes nothing.
 *
 * @throws ServiceError
 */
export async function cartOrRest(c: Context<AppEnv>, cartId: string): Promise<Cart | null> {
  const asked = new Set<string>()
  for (let id: string | null = cartId; id !== null && !asked.has(id); id = await restOf(c, id)) {
    asked.add(id)
    const cart = await c.var.services.cart.cart({ cartId: id })
    if (cart) return cart
  }
  return null
}
