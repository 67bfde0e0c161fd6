import { getCookie, setCookie } from 'hono/cookie'
import type { Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { randomHex } from '../crypto.ts'
import type { SandboxRequest } from '../env.ts'

const cookie = 'checkout_session'
// The shop on this machine would get a cookie of every path, because cookies do not know ports.
const paths = ['/checkout', '/api/storefront/orders']
const lifetimeS = 24 * 60 * 60

/** A browser at the checkout of one cart. */
export type CheckoutSession = { cartId: string; channelId: number }

/** Opens a checkout session for the cart and sets its cookie. Scripts and other pages of the origin cannot read it. */
export async function openSession(c: SandboxRequest, cart: Cart): Promise<void> {
  const id = randomHex(32)
  await c.env.DB.prepare('INSERT INTO checkout_sessions (id, cart_id, channel_id, created_at) VALUES (?, ?, ?, ?)')
    .bind(id, cart.id, cart.channelId, Date.now())
    .run()
  const secure = c.env.SANDBOX_ORIGIN.startsWith('https:')
  for (const path of paths)
    setCookie(c, cookie, id, { httpOnly: true, path, sameSite: 'Lax', maxAge: lifetimeS, secure })
}

/** The session of the request's cookie, valid for a day. */
export async function readSession(c: SandboxRequest): Promise<CheckoutSession | null> {
  const id = getCookie(c, cookie)
  if (!id) return null
  const row = await c.env.DB.prepare(
    'SELECT cart_id, channel_id FROM checkout_sessions WHERE id = ? AND created_at > ?',
  )
    .bind(id, Date.now() - lifetimeS * 1000)
    .first<{ cart_id: string; channel_id: number }>()
  return row ? { cartId: row.cart_id, channelId: row.channel_id } : null
}
