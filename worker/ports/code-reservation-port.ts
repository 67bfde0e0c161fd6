import type { MarketCode } from '#shared/markets.ts'

/** The cart of an object, and the market that it is sold in. */
export type OwnCart = { marketCode: MarketCode; cartId: string }

/**
 * `refused` names the codes that others used first; nothing is reserved then. `failed`: unknown whether anything is
 * reserved.
 */
export type ReservationOutcome = { status: 'reserved' } | { status: 'refused'; codes: string[] } | { status: 'failed' }

/** `ordered`: the codes are used. `gone`: the cart no longer exists. `open`: nothing was reserved. */
export type ReleaseOutcome = 'released' | 'ordered' | 'gone' | 'open' | 'being-paid' | 'failed'

/** Reserves the codes of one cart while its checkout is open. `reserve` and `release` log failures and do not throw. */
export interface CodeReservationPort {
  /** Redeems the codes of the cart's session, for a checkout that is being opened. */
  reserve(cart: OwnCart): Promise<ReservationOutcome>
  /** Ends the discounts that the cart is about to get, together with what was reserved, when they are too old. */
  endLater(cart: OwnCart): Promise<void>
  /** Releases the codes, unless the cart has become an order. */
  release(cart: OwnCart): Promise<ReleaseOutcome>
}
