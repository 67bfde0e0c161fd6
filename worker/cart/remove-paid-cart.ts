import type { Cart } from '../../shared/domain/cart.ts'
import type { Market } from '../../shared/markets.ts'
import type { CartPort } from '../ports/cart-port.ts'

type Paid = { carts: CartPort; market: Market; cartId: string; isOrdered: (cart: Cart) => boolean }

/**
 * Deletes the cart of a paid order: the platform does so only for orders that are paid through it. A cart that has
 * changed since it was ordered is kept.
 *
 * @throws ServiceError
 */
export async function removePaidCart({ carts, market, cartId, isOrdered }: Paid, signal: AbortSignal): Promise<void> {
  const cart = await carts.cart({ market, cartId }, signal)
  if (cart && isOrdered(cart)) await carts.deleteCart({ cartId, version: cart.version }, signal)
}
