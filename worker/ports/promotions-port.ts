import type { ExactAmount } from '#shared/domain/exact-amount.ts'
import type { Discounts } from '#shared/domain/price-cart.ts'
import type { CouponRefusal } from '#shared/domain/promotions.ts'
import type { Market } from '#shared/markets.ts'

/** A line as it is sent to the engine. */
export type PromotionItem = {
  sku: string
  name: string
  quantity: number
  price: ExactAmount
  productId: number
  variantId: number
}

/** `closed`: its codes are redeemed. `cancelled`: its codes were released, and the session can no longer change. */
export type PromotionState = 'open' | 'closed' | 'cancelled'

/** The engine's session of a cart. */
export type PromotionSession = {
  state: PromotionState
  items: Pick<PromotionItem, 'sku' | 'quantity' | 'price'>[]
  couponCodes: string[]
  profile: string | null
  /** The effects have their texts in the language of the market that was asked for. */
  isInLanguage: boolean
}

export type RefusedCoupon = { code: string; reason: CouponRefusal }

/** The result of the rules. Values are not rounded. */
export type PromotionEffects = {
  discounts: Discounts
  /** One entry per unit to give. */
  freeGifts: { sku: string; name: string }[]
  acceptedCodes: string[]
  /** The accepted codes that can be redeemed only a limited number of times. */
  limitedCodes: string[]
  refusedCoupons: RefusedCoupon[]
  /** Messages for the shopper. `code` is set if the message is about a coupon. */
  hints: { text: string; code: string | null }[]
}

export type EvaluatedSession = { session: PromotionSession; effects: PromotionEffects }

export type SessionUpdate = {
  market: Market
  /** The id of the cart. */
  sessionId: string
  /** Evaluates the request without storing it. */
  isDryRun: boolean
  items: PromotionItem[]
  /** All codes that the shopper entered. Every update replaces the earlier list. */
  manualCoupons: string[]
  /** Only for a signed-in customer. */
  profile: string | null
}

/** The promotions engine. A session belongs to a cart. Concurrent updates of one session are refused with status 409. */
export interface PromotionsPort {
  /** True if a profile with this e-mail address exists. */
  hasProfile(request: { market: Market; email: string }, signal: AbortSignal): Promise<boolean>
  /** Creates an empty profile, or leaves an existing one unchanged. */
  createProfile(request: { market: Market; email: string }, signal: AbortSignal): Promise<void>
  /** Deletes the personal data of a profile, in every market. Does nothing if there is no profile. */
  deleteProfile(request: { market: Market; email: string }, signal: AbortSignal): Promise<void>
  /** `null` if there is no session yet. */
  session(request: { market: Market; sessionId: string }, signal: AbortSignal): Promise<EvaluatedSession | null>
  updateSession(request: SessionUpdate, signal: AbortSignal): Promise<EvaluatedSession>
  /**
   * Redeems the session's codes and returns those that the engine accepted. `couponCodes` replace the codes of the
   * session. Only an open session can be closed.
   */
  closeSession(
    request: { market: Market; sessionId: string; couponCodes?: string[] },
    signal: AbortSignal,
  ): Promise<EvaluatedSession>
  /** Releases the codes of a closed session and removes them from it. */
  reopenSession(request: { market: Market; sessionId: string }, signal: AbortSignal): Promise<void>
  /** Releases the codes of a session permanently. */
  cancelSession(request: { market: Market; sessionId: string }, signal: AbortSignal): Promise<void>
}
