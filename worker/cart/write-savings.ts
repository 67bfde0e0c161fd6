import type { Visit } from '../context/visit.ts'
import type { CartDiscounts } from '../ports/cart-port.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { unitPrice } from '#shared/domain/price-cart.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { ServiceError } from '#shared/errors.ts'

/**
 * Writes the discounts for the version that was priced, as the last step of opening a checkout. A cart without
 * discounts is read again instead, because a cart that grew since may have earned some. Returns the cart's version
 * afterwards, `null` if that is not known.
 *
 * @throws ServiceError a conflict, if the cart has changed since it was priced
 */
export async function writeSavings(visit: Visit, discounts: CartDiscounts): Promise<number | null> {
  const { services } = visit
  const { cartId, version, ofCart, ofLines } = discounts
  if (hasSavings({ ofCart, ofLines })) return services.cart.setDiscounts(discounts)
  const now = await services.cart.cart({ cartId })
  if (now?.version !== version)
    throw new ServiceError('commerce', 'rejected', {
      status: now ? 409 : 404,
      message: 'commerce: the cart changed while its checkout was opened',
    })
  return version
}

/** The engine's discounts in the platform's format. */
export function savingsOf(promotions: Promotions | null) {
  const ofCart = promotions?.applied.map(({ saving }) => saving) ?? []
  const ofLines =
    promotions?.lines.flatMap(({ lineId, before, now }) =>
      now.amount < before.amount ? [{ lineId, saving: { ...before, amount: before.amount - now.amount } }] : [],
    ) ?? []
  return { ofCart, ofLines }
}

/** True if there is a discount to write. */
export function hasSavings({ ofCart, ofLines }: Pick<CartDiscounts, 'ofCart' | 'ofLines'>): boolean {
  return ofCart.length + ofLines.length > 0
}

/** Describes what the engine's discounts depend on: the lines with their prices, and the total before discounts. */
export function pricedFor({ lineItems, baseAmount }: Pick<Cart, 'lineItems' | 'baseAmount'>): string {
  const lines = lineItems.map((line) => [line.id, line.variantId, line.quantity, unitPrice(line).amount])
  return JSON.stringify([lines, baseAmount])
}
