import type { ExactAmount } from '../../shared/domain/exact-amount.ts'
import type { Discounts } from '../../shared/domain/price-cart.ts'
import type { CouponRefusal } from '../../shared/domain/promotions.ts'
import type { Market } from '../../shared/markets.ts'

/** A line as the engine is told it. */
export type PromotionItem = {
  sku: string
  name: string
  quantity: number
  price: ExactAmount
  productId: number
  variantId: number
}

/** `closed`: its codes are redeemed. `cancelled`: they were given back, and nothing changes the session any more. */
export type PromotionState = 'open' | 'closed' | 'cancelled'

/** What the engine keeps of a bag. */
export type PromotionSession = {
  state: PromotionState
  items: Pick<PromotionItem, 'sku' | 'quantity' | 'price'>[]
  couponCodes: string[]
  profile: string | null
}

export type RefusedCoupon = { code: string; reason: CouponRefusal }

/** What the rules come to. Values are not rounded. */
export type PromotionEffects = {
  discounts: Discounts
  /** One entry a unit to give. */
  freeGifts: { sku: string; name: string }[]
  acceptedCodes: string[]
  /** Of the accepted codes, those that can be redeemed a limited number of times. */
  limitedCodes: string[]
  refusedCoupons: RefusedCoupon[]
  /** Words for the shopper; `code` is set where they are about a coupon. */
  hints: { text: string; code: string | null }[]
}

export type EvaluatedSession = { session: PromotionSession; effects: PromotionEffects }

export type SessionUpdate = {
  market: Market
  /** The cart's. */
  sessionId: string
  /** Evaluates what is sent, and keeps nothing. */
  isDryRun: boolean
  items: PromotionItem[]
  /** Codes that the shopper entered: all of them, each time; others are dropped. */
  manualCoupons: string[]
  /** Of a signed-in customer alone. */
  profile: string | null
}

/**
 * The promotions engine. A session belongs to a cart; updates of one session that overtake each other are refused with
 * status 409.
 */
export interface PromotionsPort {
  /** Whether there is a profile under the address. */
  hasProfile(request: { market: Market; email: string }, signal: AbortSignal): Promise<boolean>
  /** Makes an empty one, or leaves it as it is. */
  createProfile(request: { market: Market; email: string }, signal: AbortSignal): Promise<void>
  /** `null` when there is none yet. */
  session(request: { market: Market; sessionId: string }, signal: AbortSignal): Promise<EvaluatedSession | null>
  updateSession(request: SessionUpdate, signal: AbortSignal): Promise<EvaluatedSession>
  /**
   * Redeems the session's codes; the answer says which the engine accepted. `couponCodes` replace those that the
   * session holds. A session that is not open cannot be closed.
   */
  closeSession(
    request: { market: Market; sessionId: string; couponCodes?: string[] },
    signal: AbortSignal,
  ): Promise<EvaluatedSession>
  /** Gives the codes of a closed session back, and takes them out of it. */
  reopenSession(request: { market: Market; sessionId: string }, signal: AbortSignal): Promise<void>
  /** Gives the codes of a session back for good. */
  cancelSession(request: { market: Market; sessionId: string }, signal: AbortSignal): Promise<void>
}
