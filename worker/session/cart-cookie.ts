import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Market } from '../../shared/markets.ts'
import type { AppEnv } from '../app-env.ts'
import { dropAlsoCarts } from './also-carts.ts'

/** Seven days, renewed on use. */
export const cookieMaxAge = 604_800

/**
 * On use a cookie of this age is renewed: were it written with every answer, one that is overtaken would put back what
 * has been replaced.
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

/** The visitor's cart id, or `null` when there is none or its signature is not ours. */
export async function readCartId(c: Context<AppEnv>): Promise<string | null> {
  return (await readCookie(c)).cartId
}

/** Keeps the cart id for the server, and a hint that scripts can read: there is a bag to load. */
export async function writeCartId(c: Context<AppEnv>, cartId: string): Promise<void> {
  const options = { path: '/', secure: true, sameSite: 'Lax', maxAge: cookieMaxAge } as const
  const value = [cartId, nowSeconds()].join(separator)
  setCookie(c, cartCookieName(c.var.market), await c.var.signer.sign(purpose, value), { ...options, httpOnly: true })
  setCookie(c, hintName, '1', options)
}

/** Has the cookie of a cart that is in use last another seven days, where it was written long enough ago. */
export async function renewCartId(c: Context<AppEnv>): Promise<void> {
  const { cartId, writtenAt } = await readCookie(c)
  if (cartId !== null && nowSeconds() - writtenAt >= renewalSeconds) await writeCartId(c, cartId)
}

/** For what ends a bag alone: it takes away whatever cart the browser has by the time that the answer arrives. */
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
