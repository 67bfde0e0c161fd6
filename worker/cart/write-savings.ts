import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import type { Promotions } from '../../shared/domain/promotions.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type { CartDiscountPort, CartDiscounts } from '../ports/cart-discount-port.ts'
import { isDiscounted } from '../promotions/strip-discounts.ts'

/**
 * Writes the discounts for the version that was priced, as the last step of opening a checkout. A cart without
 * discounts is read again instead, because a cart that grew since may have earned some.
 *
 * @throws ServiceError a conflict, if the cart has changed since it was priced
 */
export async function writeSavings(c: Context<AppEnv>, discounts: CartDiscounts): Promise<void> {
  const { services } = c.var
  const { cartId, version, ofCart, ofLines } = discounts
  if (ofCart.length + ofLines.length > 0) return services.cartDiscounts.set(discounts)
  const now = await services.cart.cart({ cartId })
  if (now?.version !== version)
    throw new ServiceError('commerce', 'rejected', {
      status: now ? 409 : 404,
      message: 'commerce: the cart changed while its checkout was opened',
    })
}

/** The engine's discounts in the platform's format. */
export function savingsOf(promotions: Promotions | null) {
  const ofCart = promotions?.offers.map(({ saving }) => saving) ?? []
  const ofLines =
    promotions?.lines.flatMap(({ lineId, before, now }) =>
      now.amount < before.amount ? [{ lineId, saving: { ...before, amount: before.amount - now.amount } }] : [],
    ) ?? []
  return { ofCart, ofLines }
}

/** The engine's discounts of a cart, for lines that have not changed since. */
export type Savings = Pick<CartDiscounts, 'ofCart' | 'ofLines'>

type Kept = { cartDiscounts: CartDiscountPort; cart: Cart; savings: Savings }

/**
 * Writes the discounts again if loading the cart on another page has removed them while a wallet's sheet is open. True
 * if it wrote them.
 *
 * @throws ServiceError a conflict, if the cart changes at the same time
 */
export async function keepSavings({ cartDiscounts, cart, savings }: Kept, signal: AbortSignal): Promise<boolean> {
  if (cart.id === null || savings.ofCart.length + savings.ofLines.length === 0 || isDiscounted(cart)) return false
  await cartDiscounts.set({ cartId: cart.id, version: cart.version, ...savings }, signal)
  return true
}
