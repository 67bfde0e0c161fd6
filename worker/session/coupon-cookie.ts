import type { Visit } from '../context/visit.ts'
import { cartMaxAge } from './cart-cookie.ts'
import { defineCookie, signedText } from './define-cookie.ts'

const separator = ' '

/** The most codes that are stored for one cart. */
export const maxCoupons = 5

const cookie = defineCookie({
  name: (visit) => `sv-coupons_${visit.market.code}`,
  purpose: 'coupons',
  maxAge: cartMaxAge,
  format: signedText,
})

/**
 * The codes that the visitor entered in this market, oldest first. They are signed, so each one has passed the rate
 * limit on attempts.
 */
export async function readCoupons(visit: Visit): Promise<string[]> {
  const value = await cookie.read(visit)
  return value ? value.split(separator) : []
}

/** Stores the codes, at most the newest `maxCoupons`. They outlive an empty cart and a closed browser. */
export async function writeCoupons(visit: Visit, codes: readonly string[]): Promise<void> {
  const kept = [...new Set(codes)].slice(-maxCoupons)
  // Also a cookie that this response has set: the first code may be refused.
  if (kept.length === 0) return cookie.forget(visit)
  await cookie.write(visit, kept.join(separator))
}

export const forgetCoupons = cookie.forgetSent
