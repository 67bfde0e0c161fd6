import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Market } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'

/** Seven days, renewed on use. */
export const cookieMaxAge = 604_800

const baseKey = 'cart-id'
const hintName = 'sv-cart'
const purpose = 'cart'

/** The cart cookie's name: base key, channel id and currency (D-29). */
export function cartCookieName(market: Market): string {
  return `${baseKey}_${market.channelId}_${market.currency}`
}

/** The visitor's cart id, or `null` when there is none or its signature is not ours. */
export async function readCartId(c: Context<AppEnv>): Promise<string | null> {
  const signed = getCookie(c, cartCookieName(c.var.market))
  return signed ? c.var.signer.verify(purpose, signed) : null
}

/** Keeps the cart id for the server, and a hint that scripts can read: there is a bag to load. */
export async function writeCartId(c: Context<AppEnv>, cartId: string): Promise<void> {
  const options = { path: '/', secure: true, sameSite: 'Lax', maxAge: cookieMaxAge } as const
  setCookie(c, cartCookieName(c.var.market), await c.var.signer.sign(purpose, cartId), { ...options, httpOnly: true })
  setCookie(c, hintName, '1', options)
}

export function forgetCartId(c: Context<AppEnv>): void {
  deleteCookie(c, cartCookieName(c.var.market), { path: '/', secure: true })
  deleteCookie(c, hintName, { path: '/', secure: true })
}
