import type { Visit } from '../context/visit.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { isConflict } from '../upstream/conflict.ts'
import { promotionsOf } from './enabled.ts'
import { evaluateCart } from './evaluate-cart.ts'
import { reconcileGifts } from './reconcile-gifts.ts'
import type { Cart } from '#shared/domain/cart.ts'

/** The shopper is waiting for the response to their change. Gifts that are not back by then come with the next sync. */
const timeoutMs = 2000

/**
 * The cart without its free gifts. Called before a change that may end their condition, so that no failure leaves an
 * unearned gift in the cart.
 *
 * @throws ServiceError
 */
export async function removeGifts(visit: Visit, cart: Cart): Promise<Cart> {
  const { id: cartId } = cart
  let left = cart
  for (const { id: lineId, isFreeGift } of cart.lineItems) {
    if (!isFreeGift || cartId === null) continue
    // A cart accepts one change at a time, each for the version before it.
    const removed = await visit.services.cart.removeItem({ cartId, version: left.version, lineId })
    if (removed.cart) left = removed.cart
  }
  return left
}

/**
 * The cart with the gifts that it has earned. If the engine or the platform does not respond, it stays without them
 * until the next sync.
 */
export async function addEarnedGifts(visit: Visit, cart: Cart): Promise<Cart> {
  const promotions = promotionsOf(visit)
  const { id: cartId } = cart
  if (!promotions || cartId === null) return cart
  const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(timeoutMs)])
  try {
    const { effects } = await evaluateCart(visit, promotions, {
      cart,
      cartId,
      couponCodes: await readCoupons(visit),
      isFinal: false,
      signal,
    })
    return (await reconcileGifts(visit, cart, effects.freeGifts)).cart
  } catch (cause) {
    // The shopper's change is done. Another request that changed the cart has its own sync.
    if (!isConflict(cause)) visit.log.error('free-gifts', cause)
    return cart
  }
}
