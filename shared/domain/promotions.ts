import type { Money } from './money.ts'

/** What one offer takes off: a positive amount. `code` is the coupon that brought it. */
export type Offer = { name: string; code: string | null; saving: Money }

/** How a promotional price is shown: by a label alone, or as was and now with the percent or the money saved. */
export type PriceDisplay = 'microLabel' | 'percentOffWasNowPrice' | 'moneyOffWasNowPrice'

/** A line of the bag as the engine prices it. */
export type LinePrice = {
  lineId: string
  /** What all its units cost before offers. */
  before: Money
  /** What they cost now. */
  now: Money
  offers: Offer[]
  /** `null` when no offer touches it. */
  display: PriceDisplay | null
  /** What offers that came by themselves take off its last unit, the one that was added last. */
  lastUnitSaving: Money
}

/** Why a code was refused, in our words. */
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
 * A code that the bag keeps. `waiting` ones are tried again at every change, `kept` ones when the engine can be asked
 * again; `hint` says what they miss, where the engine does.
 */
export type EnteredCoupon = { code: string; status: 'applied' | 'waiting' | 'saved' | 'kept'; hint: string | null }

export type RefusedCode = { code: string; reason: CouponRefusal; text: string }

/** What the promotions engine makes of a bag. */
export type Promotions = {
  lines: LinePrice[]
  /** Offers on the bag as a whole. */
  offers: Offer[]
  /** What the bag costs. */
  total: Money
  coupons: EnteredCoupon[]
  /** Codes that were dropped just now, and why, in words. */
  refused: RefusedCode[]
  /** What would unlock the next offers. */
  hints: string[]
  /** Gifts that were earned and cannot be given: their names. */
  missingGifts: string[]
}

/** Whether the engine priced the bag, has nothing to say in this market, or could not be asked. */
export type PromotionsOutcome = 'priced' | 'off' | 'unavailable'
