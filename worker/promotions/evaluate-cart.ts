import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import { exactOfMoney } from '../../shared/domain/exact-amount.ts'
import { unitPrice } from '../../shared/domain/price-cart.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type {
  EvaluatedSession,
  PromotionItem,
  PromotionSession,
  PromotionsPort,
  SessionUpdate,
} from '../ports/promotions-port.ts'
import { pause } from '../upstream/pause.ts'
import { releaseFromCheckout } from './checkout-codes.ts'
import { profileOf } from './profile.ts'

export type Evaluation = { cart: Cart; cartId: string; couponCodes: string[]; isFinal: boolean }

// The engine refuses updates of one session that overtake each other; another tab may be at it.
const maxAttempts = 3

/**
 * What the engine makes of the bag: its session is made where there is none, and is sent the items where they differ;
 * while shopping as a dry run, before the checkout for good. A session that is closed was reserved for a checkout. Its
 * codes are released, which changes the cart: that is a conflict.
 *
 * @throws ServiceError
 */
export async function evaluateCart(
  c: Context<AppEnv>,
  promotions: PromotionsPort,
  evaluation: Evaluation & { signal: AbortSignal },
): Promise<EvaluatedSession> {
  const { market } = c.var
  const { cart, cartId, couponCodes, isFinal, signal } = evaluation
  const [profile, stored] = await Promise.all([
    profileOf(c, promotions, signal),
    promotions.session({ market, sessionId: cartId }, signal),
  ])
  if (stored?.session.state === 'closed') await takeFromCheckout(c, cartId)
  const update: SessionUpdate = {
    market,
    sessionId: cartId,
    isDryRun: stored !== null && !isFinal,
    items: promotionItems(cart),
    manualCoupons: couponCodes,
    profile,
  }
  // Others may have used a code up since: with codes, the engine is asked each time.
  if (stored && !isFinal && couponCodes.length === 0 && isSame(stored.session, update)) return stored
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promotions.updateSession(update, signal)
    } catch (cause) {
      // Another tab opened the checkout in between.
      if (
        cause instanceof ServiceError &&
        cause.status === 400 &&
        (await promotions.session({ market, sessionId: cartId }, signal))?.session.state === 'closed'
      )
        await takeFromCheckout(c, cartId)
      if (!(cause instanceof ServiceError) || cause.status !== 409 || attempt === maxAttempts) throw cause
      await pause(100 * attempt + Math.random() * 100, signal)
    }
  }
}

/**
 * Releases the codes that a checkout holds. @throws ServiceError always: a conflict, for the cart is not as it was
 * read, or that it has been ordered
 */
async function takeFromCheckout(c: Context<AppEnv>, cartId: string): Promise<never> {
  const release = await releaseFromCheckout(c, cartId)
  if (release === 'ordered' || release === 'being-paid')
    throw new ServiceError('promotions', 'rejected', { message: 'promotions: the bag has been ordered' })
  throw new ServiceError('commerce', 'rejected', {
    status: 409,
    message: 'commerce: the bag was released from its checkout',
  })
}

/** The cart's lines as the engine takes them, in the cart's order: its discounts name them by position. */
export function promotionItems(cart: Cart): PromotionItem[] {
  return cart.lineItems.map((line) => {
    const { sku, name, quantity, productId, variantId } = line
    return { sku, name, quantity, productId, variantId, price: exactOfMoney(unitPrice(line)) }
  })
}

function isSame(session: PromotionSession, { items, manualCoupons, profile }: SessionUpdate): boolean {
  const parts = (list: PromotionSession['items']) => list.map(({ sku, quantity, price }) => [sku, quantity, price])
  return (
    JSON.stringify([parts(session.items), session.couponCodes, session.profile]) ===
    JSON.stringify([parts(items), manualCoupons, profile])
  )
}
