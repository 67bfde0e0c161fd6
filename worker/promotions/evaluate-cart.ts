import type { Visit } from '../context/visit.ts'
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
import type { Cart } from '#shared/domain/cart.ts'
import { exactOfMoney } from '#shared/domain/exact-amount.ts'
import { unitPrice } from '#shared/domain/price-cart.ts'
import { ServiceError } from '#shared/errors.ts'

type PricedWith = { cart: Cart; cartId: string; couponCodes: string[]; signal: AbortSignal }
type Evaluation = PricedWith & { isFinal: boolean }

// The engine refuses concurrent updates of one session. Another tab may be updating it.
const maxAttempts = 3

/**
 * Evaluates the cart with the engine. Creates the session if it does not exist and sends the items if they differ, as a
 * dry run while shopping and for real before the checkout. A closed session was reserved for a checkout: its codes are
 * released, which changes the cart and is thrown as a conflict.
 *
 * @throws ServiceError
 */
export async function evaluateCart(
  visit: Visit,
  promotions: PromotionsPort,
  evaluation: Evaluation,
): Promise<EvaluatedSession> {
  const { cartId, couponCodes, isFinal, signal } = evaluation
  const { stored, update: dryRun } = await readEngineSession(visit, promotions, evaluation)
  if (stored?.session.state === 'closed') await endCheckout(visit, cartId)
  const update = { ...dryRun, isDryRun: stored !== null && !isFinal }
  // With codes the engine is called every time, because other shoppers may have used a code up.
  if (stored && !isFinal && couponCodes.length === 0 && isSame(stored.session, update)) return stored
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await promotions.updateSession(update, signal)
    } catch (cause) {
      // Another tab opened the checkout in between.
      if (
        cause instanceof ServiceError &&
        cause.status === 400 &&
        (await promotions.session({ market: visit.market, sessionId: cartId }, signal))?.session.state === 'closed'
      )
        await endCheckout(visit, cartId)
      if (!(cause instanceof ServiceError) || cause.status !== 409 || attempt === maxAttempts) throw cause
      await pause(100 * attempt + Math.random() * 100, signal)
    }
  }
}

/**
 * The cart's session at the engine, `null` if there is none, and the dry run that would bring it up to date.
 *
 * @throws ServiceError
 */
export async function readEngineSession(
  visit: Visit,
  promotions: PromotionsPort,
  { cart, cartId: sessionId, couponCodes, signal }: PricedWith,
): Promise<{ stored: EvaluatedSession | null; update: SessionUpdate }> {
  const { market } = visit
  const [profile, stored] = await Promise.all([
    profileOf(visit, promotions, signal),
    promotions.session({ market, sessionId }, signal),
  ])
  const items = promotionItems(cart)
  return { stored, update: { market, sessionId, isDryRun: true, items, manualCoupons: couponCodes, profile } }
}

/**
 * Releases the codes that a checkout has reserved.
 *
 * @throws ServiceError always: a conflict, because the cart has changed since it was read, or that it was ordered
 */
async function endCheckout(visit: Visit, cartId: string): Promise<never> {
  const release = await releaseFromCheckout(visit, cartId)
  if (release === 'ordered' || release === 'being-paid')
    throw new ServiceError('promotions', 'rejected', { message: 'promotions: the cart has been ordered' })
  throw new ServiceError('commerce', 'rejected', {
    status: 409,
    message: 'commerce: the cart was released from its checkout',
  })
}

/** The cart's lines in the engine's format and in the cart's order, because discounts name lines by position. */
function promotionItems(cart: Cart): PromotionItem[] {
  return cart.lineItems.map((line) => {
    const { sku, name, quantity, productId, variantId } = line
    return { sku, name, quantity, productId, variantId, price: exactOfMoney(unitPrice(line)) }
  })
}

function isSame(session: PromotionSession, { items, manualCoupons, profile }: SessionUpdate): boolean {
  const parts = (list: PromotionSession['items']) => list.map(({ sku, quantity, price }) => [sku, quantity, price])
  return (
    session.isInLanguage &&
    JSON.stringify([parts(session.items), session.couponCodes, session.profile]) ===
      JSON.stringify([parts(items), manualCoupons, profile])
  )
}
