import type { MarketContext } from '../context/app-env.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import type { Cart } from '#shared/domain/cart.ts'

/**
 * Assigns the cart to the customer, without its discounts: when a cart gets another owner, the platform drops some
 * discounts and keeps others. `null` if the cart no longer exists.
 *
 * @throws ServiceError a conflict, if the cart has changed since it was read
 */
export async function assignCart(c: MarketContext, cart: Cart, customerId: number): Promise<Cart | null> {
  if (cart.id === null) return null
  const { version } = await stripDiscounts(c, cart)
  return c.var.services.cart.assign({ cartId: cart.id, version, customerId })
}
