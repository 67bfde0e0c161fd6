import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readCoupons } from '../session/coupon-cookie.ts'

/** Adds a code to the visitor's codes. @throws RateLimitedError */
export async function addCouponCode(c: Context<AppEnv>, code: string): Promise<string[]> {
  await limitRate(c, 'coupon', { session: await readCartId(c) })
  const codes = await readCoupons(c)
  return [...codes.filter((other) => other !== code), code]
}

export async function removeCouponCode(c: Context<AppEnv>, code: string): Promise<string[]> {
  const codes = await readCoupons(c)
  return codes.filter((other) => other !== code)
}
