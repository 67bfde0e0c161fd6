import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Market } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'
import { cookieMaxAge } from './cart-cookie.ts'

const purpose = 'coupons'
const separator = ' '

/** The most codes that are stored for one cart. */
export const maxCoupons = 5

function nameOf({ code }: Market): string {
  return `sv-coupons_${code}`
}

/**
 * The codes that the visitor entered in this market, oldest first. They are signed, so each one has passed the rate
 * limit on attempts.
 */
export async function readCoupons(c: Context<AppEnv>): Promise<string[]> {
  const signed = getCookie(c, nameOf(c.var.market))
  const value = signed ? await c.var.signer.verify(purpose, signed) : null
  return value ? value.split(separator) : []
}

/** Stores the codes, at most the newest `maxCoupons`. They outlive an empty cart and a closed browser. */
export async function writeCoupons(c: Context<AppEnv>, codes: readonly string[]): Promise<void> {
  const kept = [...new Set(codes)].slice(-maxCoupons)
  if (kept.length === 0) return forgetCoupons(c)
  const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: cookieMaxAge } as const
  setCookie(c, nameOf(c.var.market), await c.var.signer.sign(purpose, kept.join(separator)), options)
}

export function forgetCoupons(c: Context<AppEnv>): void {
  if (getCookie(c, nameOf(c.var.market)) !== undefined)
    deleteCookie(c, nameOf(c.var.market), { path: '/', secure: true })
}
