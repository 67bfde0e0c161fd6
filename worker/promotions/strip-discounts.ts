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

/**
 * True if the platform takes something off the cart. The amount alone does not show it where taxes are added to prices,
 * because the tax may be higher than the discount.
 */
export function isDiscounted({ coupons, lineItems, cartAmount, discountAmount }: Cart): boolean {
  const sold = lineItems.reduce((sum, line) => sum + unitPrice(line).amount * line.quantity, 0)
  const discounts = [discountAmount, ...lineItems.map((line) => line.discountAmount)]
  return coupons.length > 0 || cartAmount.amount < sold || discounts.some((discount) => (discount?.amount ?? 0) > 0)
}
