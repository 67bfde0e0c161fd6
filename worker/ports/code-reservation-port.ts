import type { MarketCode } from '../../shared/markets.ts'

export type ReservedCart = { marketCode: MarketCode; cartId: string }

/**
 * `refused` names the codes that others were quicker to use; nothing is reserved then. `failed`: nothing is known to
 * be.
 */
export type Held = { status: 'reserved' } | { status: 'refused'; codes: string[] } | { status: 'failed' }

/** `ordered`: the codes are used. `gone`: there is no cart any more. `open`: nothing was reserved. */
export type Release = 'released' | 'ordered' | 'gone' | 'open' | 'being-paid' | 'failed'

/** Codes of one cart, for as long as its checkout is open. Neither step throws: what fails is logged where it fails. */
export interface CodeReservationPort {
  /** Redeems the codes of the cart's session, for a checkout that is being opened. */
  reserve(cart: ReservedCart): Promise<Held>
  /** Gives the codes back, unless the cart has become an order. */
  release(cart: ReservedCart): Promise<Release>
}
