import type { Context } from 'hono'
import { type Cart, isEmptyCart } from '../../shared/domain/cart.ts'
import type { Promotions, PromotionsOutcome } from '../../shared/domain/promotions.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { untilNoConflict } from '../cart/conflict.ts'
import { loadCart } from '../cart/load-cart.ts'
import { readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { promotionsOf } from './enabled.ts'
import { evaluateCart } from './evaluate-cart.ts'
import { reconcileGifts } from './reconcile-gifts.ts'
import { emptyPromotions, toPromotions } from './to-promotions.ts'

/**
 * The bag and what the engine makes of it; `promotions` is `null` unless it was priced. `keptCodes` are those that the
 * engine could not be asked about, `limitedCodes` those that are applied and good a limited number of times.
 */
export type SyncedCart = {
  cart: Cart
  promotions: Promotions | null
  outcome: PromotionsOutcome
  keptCodes: string[]
  limitedCodes: string[]
}

/** `couponCodes` are those to try instead of the kept ones. `isFinal`: for the checkout, and no dry run. */
export type SyncOptions = { couponCodes?: string[]; isFinal?: boolean }

/** All that one sync may take of the engine's time; then the platform's prices stand (D-36). */
export const syncDeadlineMs = 4000

/**
 * Brings the engine's session and the bag together: items, codes and gifts. It is built from the platform's cart and
 * the shopper's codes alone; a browser says only that it is wanted (D-13). An engine that fails is logged, and costs no
 * bag.
 *
 * @throws ServiceError of the commerce platform
 */
export async function syncCart(c: Context<AppEnv>, options: SyncOptions = {}): Promise<SyncedCart> {
  const synced = await untilNoConflict(c.req.raw.signal, () => syncOnce(c, options))
  if (!synced)
    throw new ServiceError('commerce', 'unavailable', {
      message: 'commerce: the bag changed each time that it was priced',
    })
  return synced
}

async function syncOnce(c: Context<AppEnv>, { couponCodes: given, isFinal = false }: SyncOptions): Promise<SyncedCart> {
  const cart = await loadCart(c)
  const promotions = promotionsOf(c)
  if (!promotions) return { cart, promotions: null, outcome: 'off', keptCodes: [], limitedCodes: [] }
  const couponCodes = given ?? (await readCoupons(c))
  // What was given stays, whatever the engine does; what it refuses goes below.
  if (given) await writeCoupons(c, given)
  if (cart.id === null || isEmptyCart(cart))
    return { cart, promotions: emptyPromotions(cart, couponCodes), outcome: 'priced', keptCodes: [], limitedCodes: [] }
  const deadline = AbortSignal.timeout(syncDeadlineMs)
  const signal = AbortSignal.any([c.req.raw.signal, deadline])
  try {
    const { effects } = await evaluateCart(c, promotions, { cart, cartId: cart.id, couponCodes, isFinal, signal })
    const reconciled = await reconcileGifts(c, cart, effects.freeGifts)
    const result = toPromotions({
      sent: cart,
      cart: reconciled.cart,
      effects,
      couponCodes,
      missingGifts: reconciled.missingGifts,
    })
    if (result.refused.length > 0)
      await writeCoupons(
        c,
        result.coupons.map(({ code }) => code),
      )
    return {
      cart: reconciled.cart,
      promotions: result,
      outcome: 'priced',
      keptCodes: [],
      limitedCodes: effects.limitedCodes,
    }
  } catch (cause) {
    const isEngine = cause instanceof ServiceError ? cause.service === 'promotions' : deadline.aborted
    if (!isEngine) throw cause
    c.var.log.error('promotions-sync', cause)
    return { cart, promotions: null, outcome: 'unavailable', keptCodes: couponCodes, limitedCodes: [] }
  }
}
