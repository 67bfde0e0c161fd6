import type { Visit } from '../context/visit.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { evaluateCart } from '../promotions/evaluate-cart.ts'
import { reconcileGifts } from '../promotions/reconcile-gifts.ts'
import { emptyPromotions, toPromotions } from '../promotions/to-promotions.ts'
import { readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { withoutConflict } from '../upstream/conflict.ts'
import { loadCart } from './load-cart.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import type { Promotions, PromotionsOutcome } from '#shared/domain/promotions.ts'
import { ServiceError } from '#shared/errors.ts'

/**
 * The cart and the engine's result; `promotions` is `null` if the cart was not priced. `keptCodes` are codes that the
 * engine could not check, `limitedCodes` are applied codes with a usage limit.
 */
export type SyncedCart = {
  cart: Cart
  promotions: Promotions | null
  outcome: PromotionsOutcome
  keptCodes: string[]
  limitedCodes: string[]
}

/**
 * `couponCodes` replace the kept codes. `isFinal`: for the checkout, not a dry run. `load`: loads another cart than the
 * visitor's. `keepsCodes`: `false` leaves the visitor's codes as they are.
 */
export type SyncOptions = {
  couponCodes?: string[]
  isFinal?: boolean
  load?: (visit: Visit) => Promise<Cart>
  keepsCodes?: boolean
}

const unpriced = { promotions: null, keptCodes: [], limitedCodes: [] }

/** The engine's timeout for one sync. After it the platform's prices apply (D-36). */
export const syncTimeoutMs = 4000

/**
 * Synchronises the engine's session with the cart: items, codes and gifts. Uses only the platform's cart and the
 * shopper's codes; the browser only triggers it (D-13). A failure of the engine is logged and the cart stays usable.
 *
 * @throws ServiceError of the commerce platform
 */
export async function syncCart(visit: Visit, options: SyncOptions = {}): Promise<SyncedCart> {
  return withoutConflict('that it was priced', () => syncOnce(visit, options))
}

async function syncOnce(visit: Visit, { load = loadCart, ...options }: SyncOptions): Promise<SyncedCart> {
  return syncGivenCart(visit, await load(visit), options)
}

/**
 * Like `syncCart`, for a cart that the caller has just read. A cart that has changed since is a conflict.
 *
 * @throws ServiceError of the commerce platform
 */
export async function syncGivenCart(
  visit: Visit,
  cart: Cart,
  { couponCodes: newCodes, isFinal = false, keepsCodes = true }: Omit<SyncOptions, 'load'>,
): Promise<SyncedCart> {
  const promotions = promotionsOf(visit)
  if (!promotions) return { ...unpriced, cart, outcome: 'off' }
  const couponCodes = newCodes ?? (await readCoupons(visit))
  // Codes that were accepted stay if the engine fails. Codes that it refuses are removed below.
  if (newCodes && keepsCodes) await writeCoupons(visit, newCodes)
  if (cart.id === null || isEmptyCart(cart))
    return { ...unpriced, cart, promotions: emptyPromotions(cart, couponCodes), outcome: 'priced' }
  const timeout = AbortSignal.timeout(syncTimeoutMs)
  const signal = AbortSignal.any([visit.signal, timeout])
  try {
    const { effects } = await evaluateCart(visit, promotions, { cart, cartId: cart.id, couponCodes, isFinal, signal })
    const reconciled = await reconcileGifts(visit, cart, effects.freeGifts)
    const priced = toPromotions({ ...reconciled, sent: cart, effects, couponCodes })
    const remaining = priced.coupons.map(({ code }) => code)
    if (priced.refused.length > 0 && keepsCodes) await writeCoupons(visit, remaining)
    const { limitedCodes } = effects
    return { cart: reconciled.cart, promotions: priced, outcome: 'priced', keptCodes: [], limitedCodes }
  } catch (cause) {
    const isEngine = cause instanceof ServiceError ? cause.service === 'promotions' : timeout.aborted
    if (!isEngine) throw cause
    visit.log.error('promotions-sync', cause)
    return { ...unpriced, cart, outcome: 'unavailable', keptCodes: couponCodes }
  }
}
