import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Market } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'
import { dropAlsoCarts } from './also-carts.ts'

/** Seven days, renewed on use. */
export const cookieMaxAge = 604_800

/**
 * The cookie is renewed on use only when it is this old. If every response wrote it, a response that is overtaken would
 * restore a value that has been replaced.
 */
export const renewalSeconds = 86_400

const baseKey = 'cart-id'
const hintName = 'sv-cart'
const purpose = 'cart'
const separator = '~'

/** The cart cookie's name: base key, channel id and currency. */
export function cartCookieName(market: Market): string {
  return `${baseKey}_${market.channelId}_${market.currency}`
}

/** The visitor's cart id, or `null` if there is no cookie or its signature is invalid. */
export async function readCartId(c: Context<AppEnv>): Promise<string | null> {
  return (await readCookie(c)).cartId
}

/** Stores the cart id in a signed cookie, and sets a hint that scripts can read: there is a cart to load. */
export async function writeCartId(c: Context<AppEnv>, cartId: string): Promise<void> {
  const options = { path: '/', secure: true, sameSite: 'Lax', maxAge: cookieMaxAge } as const
  const value = [cartId, nowSeconds()].join(separator)
  setCookie(c, cartCookieName(c.var.market), await c.var.signer.sign(purpose, value), { ...options, httpOnly: true })
  setCookie(c, hintName, '1', options)
}

/** Extends the cookie of the cart by another seven days if it is older than `renewalSeconds`. */
export async function renewCartId(c: Context<AppEnv>): Promise<void> {
  const { cartId, writtenAt } = await readCookie(c)
  if (cartId !== null && nowSeconds() - writtenAt >= renewalSeconds) await writeCartId(c, cartId)
}

/** Use this only when the cart ends: it removes whatever cart the browser has when the response arrives. */
export function forgetCartId(c: Context<AppEnv>): void {
  deleteCookie(c, cartCookieName(c.var.market), { path: '/', secure: true })
  deleteCookie(c, hintName, { path: '/', secure: true })
  dropAlsoCarts(c)
}

async function readCookie(c: Context<AppEnv>): Promise<{ cartId: string | null; writtenAt: number }> {
  const signed = getCookie(c, cartCookieName(c.var.market))
  const value = signed ? await c.var.signer.verify(purpose, signed) : null
  const [cartId = null, writtenAt = 0] = value?.split(separator) ?? []
  return { cartId, writtenAt: Number(writtenAt) }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
