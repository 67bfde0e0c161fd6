import type { MarketContext } from '../context/app-env.ts'
import { promotionsOf } from './enabled.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { unitPrice } from '#shared/domain/price-cart.ts'

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

/** True if the platform's amount is below the price of the lines, or a coupon is applied. */
export function isDiscounted(cart: Cart): boolean {
  const sold = cart.lineItems.reduce((sum, line) => sum + unitPrice(line).amount * line.quantity, 0)
  return cart.coupons.length > 0 || cart.cartAmount.amount < sold
}
