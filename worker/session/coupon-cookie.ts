import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { cartMaxAge } from './cart-cookie.ts'
import { defineCookie, signedText } from './define-cookie.ts'

const separator = ' '

/** The most codes that are stored for one cart. */
export const maxCoupons = 5

const cookie = defineCookie({
  name: (c) => `sv-coupons_${c.var.market.code}`,
  purpose: 'coupons',
  maxAge: cartMaxAge,
  format: signedText,
})

/**
 * The codes that the visitor entered in this market, oldest first. They are signed, so each one has passed the rate
 * limit on attempts.
 */
export async function readCoupons(c: Context<AppEnv>): Promise<string[]> {
  const value = await cookie.read(c)
  return value ? value.split(separator) : []
}

/** Stores the codes, at most the newest `maxCoupons`. They outlive an empty cart and a closed browser. */
export async function writeCoupons(c: Context<AppEnv>, codes: readonly string[]): Promise<void> {
  const kept = [...new Set(codes)].slice(-maxCoupons)
  if (kept.length === 0) return forgetCoupons(c)
  await cookie.write(c, kept.join(separator))
}

export const forgetCoupons = cookie.forgetSent
