import { describeCall } from '../objects/caller.ts'
import type { CartPort } from '../ports/cart-port.ts'
import type { ReservationOutcome, ReleaseOutcome } from '../ports/code-reservation-port.ts'
import type { OrderPort } from '../ports/order-port.ts'
import type { PromotionsPort } from '../ports/promotions-port.ts'
import { isGone, withoutConflict } from '../upstream/conflict.ts'
import { isDiscounted } from './strip-discounts.ts'
import type { Market } from '#shared/markets.ts'

export type ReservationContext = {
  promotions: PromotionsPort
  orders: OrderPort
  cart: CartPort
  market: Market
  cartId: string
  /** Skips a cart with an unfinished order, because its payment may be in progress. */
  skipsUnfinished?: boolean
  /** Also ends the discounts of a cart without reserved codes. */
  endsDiscounts?: boolean
}

/**
 * Redeems the codes of the cart's session now, because the engine gives a code's last use to only one session. A closed
 * session was reserved by another tab for the same cart, and only one tab can write its discounts.
 *
 * @throws ServiceError
 */
export async function reserveCodes(
  { promotions, market, cartId: sessionId }: ReservationContext,
  signal: AbortSignal,
): Promise<ReservationOutcome> {
  const stored = await promotions.session({ market, sessionId }, signal)
  if (stored?.session.state === 'closed') return { status: 'reserved' }
  const { effects } = await promotions.closeSession({ market, sessionId }, signal)
  // A code whose conditions are not met has no discount to lose.
  const codes = effects.refusedCoupons.filter(({ reason }) => reason !== 'conditions').map(({ code }) => code)
  if (codes.length === 0) return { status: 'reserved' }
  await promotions.reopenSession({ market, sessionId }, signal)
  return { status: 'refused', codes }
}

/**
 * Removes the discounts from the cart, then releases its codes, so that a later payment is without the discounts. The
 * codes of a cart that became an order stay used.
 *
 * @throws ServiceError
 */
export async function releaseCodes(context: ReservationContext, signal: AbortSignal): Promise<ReleaseOutcome> {
  return withoutConflict('before its codes were released', () => releaseOnce(context, signal))
}

async function releaseOnce(context: ReservationContext, signal: AbortSignal): Promise<ReleaseOutcome> {
  const { promotions, orders, cart: carts, market, cartId, skipsUnfinished = false, endsDiscounts = false } = context
  const stored = await promotions.session({ market, sessionId: cartId }, signal)
  const isReserved = stored?.session.state === 'closed'
  if (!isReserved && !endsDiscounts) return 'open'
  const cart = await carts.cart({ market, cartId }, signal)
  if (!isReserved && !(cart && isDiscounted(cart))) return 'open'
  // Checked after the cart was read, because a cart that no longer exists may have been ordered.
  const placements = await orders.placementsOfCart({ cartId }, signal)
  const [order] = placements
  if (order) describeCall({ orderId: order.orderId })
  if (placements.some(({ stage }) => stage === 'placed')) return 'ordered'
  // The platform may delete the cart just before it reports the payment.
  if ((skipsUnfinished || !cart) && placements.some(({ stage }) => stage === 'unfinished')) return 'being-paid'
  if (!cart) {
    await promotions.cancelSession({ market, sessionId: cartId }, signal)
    return 'gone'
  }
  // This changes the version, so a checkout that shows the discounts can no longer be paid.
  const couponCodes = cart.coupons.map(({ code }) => code)
  try {
    await carts.clearDiscounts({ cartId, version: cart.version, couponCodes }, signal)
  } catch (cause) {
    if (isGone(cause)) return releaseOnce(context, signal)
    throw cause
  }
  if (isReserved) await promotions.reopenSession({ market, sessionId: cartId }, signal)
  return 'released'
}
