import type { CodesOutcome } from '../ports/cart-owner-port.ts'
import type { CartPort } from '../ports/cart-port.ts'
import type { OrderPlacement, OrderPort } from '../ports/order-port.ts'
import type { EvaluatedSession, PromotionsPort } from '../ports/promotions-port.ts'
import { pause } from '../upstream/pause.ts'
import { ServiceError } from '#shared/errors.ts'
import type { Market } from '#shared/markets.ts'

type AlignContext = {
  promotions: PromotionsPort
  orders: OrderPort
  cart: CartPort
  market: Market
  placement: OrderPlacement
}

// Another request may update the same session: the confirmation page, the webhook or an alarm.
const maxAttempts = 4

/**
 * Updates the engine's session of an order's cart to match the order: redeems the codes of a placed order, releases
 * those of a cancelled one. Idempotent, and independent of the order of calls.
 *
 * @throws ServiceError
 */
export async function alignSession(
  { promotions, orders, cart, market, placement }: AlignContext,
  signal: AbortSignal,
): Promise<CodesOutcome> {
  const { cartId, stage } = placement
  if (stage === 'unfinished') return 'unchanged'
  if (stage === 'placed') return redeemCodes({ promotions, orders, market, placement }, signal)
  // One of several orders of the cart was cancelled. Another one may have been paid.
  const others = await orders.placementsOfCart({ cartId }, signal)
  const placed = others.find((other) => other.stage === 'placed')
  if (placed) return redeemCodes({ promotions, orders, market, placement: placed }, signal)
  if (others.some((other) => other.stage === 'unfinished')) return 'unchanged'
  // A cart that still exists releases its codes when it is loaded again, or when they expire.
  if (await cart.cart({ market, cartId }, signal)) return 'unchanged'
  const stored = await promotions.session({ market, sessionId: cartId }, signal)
  if (!stored || stored.session.state === 'cancelled') return 'unchanged'
  await promotions.cancelSession({ market, sessionId: cartId }, signal)
  return 'returned'
}

/** Closes the session of an ordered cart, once. An order at full price uses no code. @throws ServiceError */
export async function redeemCodes(
  { promotions, orders, market, placement }: Omit<AlignContext, 'cart'>,
  signal: AbortSignal,
): Promise<CodesOutcome> {
  const { orderId, cartId: sessionId } = placement
  let isDiscounted: boolean | undefined
  for (let attempt = 1; ; attempt += 1) {
    const stored = await promotions.session({ market, sessionId }, signal)
    const isToClose = stored?.session.state === 'open'
    if (!stored || !(isToClose || hasUnpaidCodes(stored))) return 'unchanged'
    isDiscounted ??= await orders.isDiscounted({ orderId }, signal)
    if (!isToClose && isDiscounted) return 'unchanged'
    try {
      if (!isToClose) await promotions.reopenSession({ market, sessionId }, signal)
      await promotions.closeSession({ market, sessionId, ...(!isDiscounted && { couponCodes: [] }) }, signal)
      return 'redeemed'
    } catch (cause) {
      if (!(cause instanceof ServiceError) || cause.status !== 409 || attempt === maxAttempts) throw cause
      await pause(50 * attempt + Math.random() * 100, signal)
    }
  }
}

/**
 * True if a code with a discount was reserved for a cart that was paid at full price: the checkout in which it was paid
 * had been opened before the shopper entered the code.
 */
function hasUnpaidCodes({ session, effects: { discounts } }: EvaluatedSession): boolean {
  return session.state === 'closed' && [...discounts.ofCart, ...discounts.ofUnits].some(({ code }) => code !== null)
}
