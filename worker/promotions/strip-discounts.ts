import type { MarketVisit } from '../context/visit.ts'
import { promotionsOf } from './enabled.ts'
import { fullAmount } from '#shared/domain/cart-totals.ts'
import type { Cart } from '#shared/domain/cart.ts'

/**
 * Removes the platform's promotions and coupons from the cart in a market where the promotions engine owns discounts;
 * in other markets returns the cart unchanged (D-25). This keeps the discounts of an abandoned checkout from applying
 * twice.
 */
export async function stripDiscounts(visit: MarketVisit, cart: Cart): Promise<Cart> {
  const { services } = visit
  if (cart.id === null || !promotionsOf(visit) || !isDiscounted(cart)) return cart
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
