import type { Context } from 'hono'
import { isEmptyCart } from '../../shared/domain/cart.ts'
import { NotFoundError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { loadCart } from './load-bag.ts'

/**
 * Single-use address of the hosted checkout for the visitor's cart. The address signs a shopper in to a bag: it is never
 * logged nor cached.
 * @throws NotFoundError when the bag is empty.
 */
export async function startCheckout(c: Context<AppEnv>): Promise<string> {
  const cart = await loadCart(c)
  if (cart.id === null || isEmptyCart(cart)) throw new NotFoundError('There is nothing in the bag to check out.')
  return c.var.services.cart.checkoutUrl({ cartId: cart.id }, c.req.raw.signal)
}
