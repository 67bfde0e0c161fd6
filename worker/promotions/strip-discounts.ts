import type { MarketContext } from '../context/app-env.ts'
import { promotionsOf } from './enabled.ts'
import { fullAmount } from '#shared/domain/cart-totals.ts'
import type { Cart } from '#shared/domain/cart.ts'

/**
 * Removes the platform's promotions and coupons from the cart in a market where the promotions engine owns discounts;
 * in other markets returns the cart unchanged (D-25). This keeps the discounts of an abandoned checkout from applying
 * twice.
 */
export async function stripDiscounts(c: MarketContext, cart: Cart): Promise<Cart> {
  const { services } = c.var
  if (cart.id === null || !promotionsOf(c) || !isDiscounted(cart)) return cart
  await services.cart.clearDiscounts({
    cartId: cart.id,
    version: cart.version,
    couponCodes: cart.coupons.map(({ code }) => code),
  })
  return (await services.cart.cart({ cartId: cart.id })) ?? cart
}

/** True if the platform takes something off the cart. */
export function isDiscounted(cart: Cart): boolean {
  return cart.coupons.length > 0 || cart.cartAmount.amount < fullAmount(cart)
}
