import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'

const name = '__Host-sv-order'
const purpose = 'order'
const maxAge = 86_400

/** The cart whose order this browser placed within the last day, or `null`. */
export async function readOrderedCartId(c: Context<AppEnv>): Promise<string | null> {
  const signed = getCookie(c, name)
  return signed ? c.var.signer.verify(purpose, signed) : null
}

/** Proof, for 24 hours, that this browser placed the order of the cart (D-01). */
export async function writeOrderedCartId(c: Context<AppEnv>, cartId: string): Promise<void> {
  setCookie(c, name, await c.var.signer.sign(purpose, cartId), { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}
