import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'

const name = '__Host-sv-order'
const purpose = 'order'
const separator = '~'
const maxAge = 86_400

/**
 * The cart whose order this browser placed within the last day, or `null`. The time is inside the signed value, so a
 * copy of the cookie expires at the same time.
 */
export async function readOrderedCartId(c: Context<AppEnv>): Promise<string | null> {
  const signed = getCookie(c, name)
  const value = signed ? await c.var.signer.verify(purpose, signed) : null
  const [cartId = null, writtenAt = 0] = value?.split(separator) ?? []
  return nowSeconds() - Number(writtenAt) < maxAge ? cartId : null
}

/** Proof, for 24 hours, that this browser placed a guest's order of the cart (D-01). */
export async function writeOrderedCartId(c: Context<AppEnv>, cartId: string): Promise<void> {
  const value = [cartId, nowSeconds()].join(separator)
  setCookie(c, name, await c.var.signer.sign(purpose, value), {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
  })
}

export function forgetOrderedCartId(c: Context<AppEnv>): void {
  deleteCookie(c, name, { path: '/', secure: true })
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
