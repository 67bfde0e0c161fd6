import type { Money } from './money.ts'

/** The saving of one promotion, a positive amount. `code` is the coupon that triggered it, if any. */
export type AppliedPromotion = { name: string; code: string | null; saving: Money }

/** Display of a promotional price: a label only, or was and now with the percentage or the amount saved. */
export type PriceDisplay = 'microLabel' | 'percentOffWasNowPrice' | 'moneyOffWasNowPrice'

/** The engine's price of a line. */
export type LinePrice = {
  lineId: string
  /** Price of all its units before promotions. */
  before: Money
  /** Price of all its units after promotions. */
  now: Money
  applied: AppliedPromotion[]
  /** `null` if no promotion applies. */
  display: PriceDisplay | null
  /** Saving by promotions without codes on its last unit, the one that was added last. */
  lastUnitSaving: Money
}

/** Reasons to refuse a code, in the shop's terms. */
export const couponRefusals = [
  'not-found',
  'expired',
  'not-started',
  'used-up',
  'campaign-used-up',
  'already-used',
  'not-yours',
  'sign-in',
  'not-running',
  'conditions',
  'not-combinable',
  'no-effect',
  'not-reserved',
] as const

export type CouponRefusal = (typeof couponRefusals)[number]

/**
 * A code that the cart keeps. A `waiting` code is tried again at every change, a `kept` code as soon as the engine is
 * available. `hint` says which condition is not met, if the engine says so.
 */
export type EnteredCoupon = { code: string; status: 'applied' | 'waiting' | 'saved' | 'kept'; hint: string | null }

export type RefusedCode = { code: string; reason: CouponRefusal; text: string }

/** The promotions engine's result for a cart. */
export type Promotions = {
  lines: LinePrice[]
  /** Those on the whole cart. */
  applied: AppliedPromotion[]
  /** Price of the cart after promotions. */
  total: Money
  coupons: EnteredCoupon[]
  /** Codes that this sync has dropped, with the reason as text. */
  refused: RefusedCode[]
  /** Conditions of the next promotions, as text. */
  hints: string[]
  /** Names of earned gifts that could not be added. */
  missingGifts: string[]
}

/** If the engine priced the cart, is off in this market, or is unavailable. */
export type PromotionsOutcome = 'priced' | 'off' | 'unavailable'
