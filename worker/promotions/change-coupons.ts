import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readCoupons } from '../session/coupon-cookie.ts'

/** Adds a code to the visitor's codes. @throws RateLimitedError */
export async function addCouponCode(visit: Visit, code: string): Promise<string[]> {
  await limitRate(visit, 'coupon', { session: await readCartId(visit) })
  const codes = await readCoupons(visit)
  return [...codes.filter((other) => other !== code), code]
}

export async function removeCouponCode(visit: Visit, code: string): Promise<string[]> {
  const codes = await readCoupons(visit)
  return codes.filter((other) => other !== code)
}
