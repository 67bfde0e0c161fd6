import { isWithinLimit } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { awaitAtMost } from '../lib/await-at-most.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { walletOf } from '../objects/wallet-of.ts'
import type { ReservationOutcome, ReleaseOutcome } from '../ports/code-reservation-port.ts'
import { readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { writeFlash } from '../session/flash.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { ServiceError } from '#shared/errors.ts'

const timeoutMs = 6000
const late = Symbol('late')

/** The parts of a priced cart that its codes depend on. */
type PricedCodes = { cartId: string; promotions: Promotions | null; limitedCodes: readonly string[] }

/**
 * Reserves the codes of a cart that goes to the checkout if one of them has a usage limit (docs/adr/0012). A code that
 * other shoppers used first is removed from the cart, and the next page names it. If it is unknown whether the codes
 * are reserved, the checkout opens without the discounts.
 */
export async function reserveForCheckout(
  visit: Visit,
  { cartId, promotions, limitedCodes }: PricedCodes,
): Promise<ReservationOutcome> {
  const dropped = promotions?.refused.map(({ code }) => code) ?? []
  if (dropped.length > 0) return removeRefused(visit, dropped)
  const outcome = await reserveLimited(visit, { cartId, limitedCodes })
  return outcome.status === 'refused' ? removeRefused(visit, outcome.codes) : outcome
}

/**
 * Reserves the codes of a cart that is about to get their discounts, if one of them has a usage limit. A network
 * reserves few a minute, so that nobody holds all uses of a code with many carts.
 */
export async function reserveLimited(
  visit: Visit,
  { cartId, limitedCodes }: Pick<PricedCodes, 'cartId' | 'limitedCodes'>,
): Promise<ReservationOutcome> {
  if (limitedCodes.length === 0) return { status: 'reserved' }
  if (!(await isWithinLimit(visit, 'reserve-codes'))) return { status: 'failed' }
  const work: Promise<ReservationOutcome> = objectOf(visit, cartId).reserve({ marketCode: visit.market.code, cartId })
  return awaitReservation(work).catch(visit.log.fallback('codes-reserve', { status: 'failed' }))
}

/**
 * Removes the discounts from the cart, then releases the codes that were reserved for its checkout. The codes of an
 * order whose payment with a wallet may be charged are not released.
 *
 * @throws ServiceError
 */
export async function releaseFromCheckout(visit: Visit, cartId: string): Promise<ReleaseOutcome> {
  const message = 'promotions: the codes could not be released'
  const release = await awaitReservation<ReleaseOutcome>(releaseUnlessHeld(visit, cartId)).catch((cause: unknown) => {
    throw new ServiceError('promotions', 'unavailable', { message, cause })
  })
  if (release === 'failed') throw new ServiceError('promotions', 'unavailable', { message })
  return release
}

async function releaseUnlessHeld(visit: Visit, cartId: string): Promise<ReleaseOutcome> {
  if (walletOf(visit) && (await objectOf(visit, cartId).standing()).isChargePending) return 'being-paid'
  return objectOf(visit, cartId).release({ marketCode: visit.market.code, cartId })
}

async function removeRefused(visit: Visit, codes: string[]): Promise<ReservationOutcome> {
  const left = (await readCoupons(visit)).filter((code) => !codes.includes(code))
  await writeCoupons(visit, left)
  await writeFlash(visit, { notice: 'codes-refused', items: codes })
  return { status: 'refused', codes }
}

async function awaitReservation<Value>(work: Promise<Value>): Promise<Value> {
  const response = await awaitAtMost(work, timeoutMs, late)
  if (response === late) throw new DOMException('The reservation of codes timed out.', 'TimeoutError')
  return response
}
