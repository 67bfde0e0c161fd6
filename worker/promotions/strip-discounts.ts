import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import { unitPrice } from '../../shared/domain/price-cart.ts'
import type { AppEnv } from '../app-env.ts'
import { promotionsOf } from './enabled.ts'

/**
 * The cart without any promotion or coupon of the platform's, in a market where the promotions engine owns discounts;
 * elsewhere the cart as it is (D-25). So what an abandoned checkout took off is not taken off twice.
 */
export async function stripDiscounts(c: Context<AppEnv>, cart: Cart): Promise<Cart> {
  const { services } = c.var
  if (cart.id === null || !promotionsOf(c) || !isDiscounted(cart)) return cart
  await services.cartDiscounts.clear({
    cartId: cart.id,
    version: cart.version,
    couponCodes: cart.coupons.map(({ code }) => code),
  })
  return (await services.cart.cart({ cartId: cart.id })) ?? cart
}

function isDiscounted(cart: Cart): boolean {
  const sold = cart.lineItems.reduce((sum, line) => sum + unitPrice(line).amount * line.quantity, 0)
  return cart.coupons.length > 0 || cart.cartAmount.amount < sold
}
