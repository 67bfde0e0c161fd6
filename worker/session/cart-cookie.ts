import { channelIdOf } from '../context/channel-id.ts'
import type { Visit } from '../context/visit.ts'
import { defineCookie, signedTextWithTime } from './define-cookie.ts'
import type { Market } from '#shared/markets.ts'

/** Age in seconds at which the cart cookie ends, unless it is renewed by use: seven days, or what is configured. */
export function cartMaxAge(visit: Visit): number {
  return visit.configuration.cartDays * daySeconds
}

const daySeconds = 86_400

/**
 * The cookie is renewed on use only when it is this old. If every response wrote it, a response that is overtaken would
 * restore a value that has been replaced.
 */
export const renewalSeconds = daySeconds

const baseKey = 'cart-id'
const hintName = 'sv-cart'

const cookieNamed = (name: string | ((visit: Visit) => string)) =>
  defineCookie({ name, purpose: 'cart', maxAge: cartMaxAge, format: signedTextWithTime })

const cookie = cookieNamed((visit) => cartCookieName(visit.market, channelIdOf(visit)))

/** The cart cookie's name: base key, channel id and currency. */
export function cartCookieName(market: Market, channelId: number): string {
  return `${baseKey}_${channelId}_${market.currency}`
}

/** The visitor's cart id, or `null` if there is no cookie or its signature is invalid. */
export async function readCartId(visit: Visit): Promise<string | null> {
  return (await cookie.read(visit))?.text ?? null
}

/** The visitor's cart id in another market. */
export async function readCartIdIn(visit: Visit, market: Market): Promise<string | null> {
  return (await cookieNamed(cartCookieName(market, channelIdOf(visit, market))).read(visit))?.text ?? null
}

/** Stores the cart id in a signed cookie, and sets a hint that scripts can read: there is a cart to load. */
export async function writeCartId(visit: Visit, cartId: string): Promise<void> {
  await cookie.write(visit, cartId)
  visit.cookies.set(hintName, '1', { path: '/', secure: true, sameSite: 'Lax', maxAge: cartMaxAge(visit) })
}

/** Extends the cookie of the cart by its whole age if it is older than `renewalSeconds`. */
export async function renewCartId(visit: Visit): Promise<void> {
  const value = await cookie.read(visit)
  if (value && value.ageSeconds >= renewalSeconds) await writeCartId(visit, value.text)
}

/**
 * Removes the cart from the browser, if the request named one: a cart that another tab has made meanwhile stays. Use
 * this only when the cart ends, because the browser forgets whatever cart it has when the response arrives.
 */
export function forgetCartId(visit: Visit): void {
  if (!cookie.isSent(visit)) return
  cookie.forget(visit)
  visit.cookies.delete(hintName, { path: '/', secure: true })
}
