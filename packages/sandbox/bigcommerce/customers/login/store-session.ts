import { getCookie, setCookie } from 'hono/cookie'
import { findCustomerById } from '../customer-store.ts'
import type { CustomerRow } from '../customer.ts'
import { digestHex, randomHex } from '#sandbox/crypto.ts'
import type { SandboxRequest } from '#sandbox/env.ts'

const cookie = 'SHOP_SESSION_TOKEN'
const lifetimeS = 7 * 24 * 60 * 60

/** A browser that is signed in on the hosted pages. */
export type StoreSession = { customer: CustomerRow; channelId: number }

/** Signs the browser in. The cookie is sent to every hosted page of the origin, and scripts cannot read it. */
export async function openStoreSession(
  c: SandboxRequest,
  { customerId, channelId }: { customerId: number; channelId: number },
): Promise<void> {
  const token = randomHex(32)
  await c.env.DB.prepare(
    'INSERT INTO store_sessions (token_hash, customer_id, channel_id, expires_at) VALUES (?, ?, ?, ?)',
  )
    .bind(await digestHex('SHA-256', token), customerId, channelId, Date.now() + lifetimeS * 1000)
    .run()
  setCookie(c, cookie, token, cookieOptions(c, lifetimeS))
}

export async function readStoreSession(c: SandboxRequest): Promise<StoreSession | undefined> {
  const token = getCookie(c, cookie)
  if (!token) return undefined
  const row = await c.env.DB.prepare(
    'SELECT customer_id, channel_id FROM store_sessions WHERE token_hash = ? AND expires_at > ?',
  )
    .bind(await digestHex('SHA-256', token), Date.now())
    .first<{ customer_id: number; channel_id: number }>()
  const customer = row ? await findCustomerById(c.env.DB, row.customer_id) : undefined
  return row && customer ? { customer, channelId: row.channel_id } : undefined
}

/** Signs the browser out. Does nothing if it is not signed in. */
export async function closeStoreSession(c: SandboxRequest): Promise<void> {
  const token = getCookie(c, cookie)
  if (token)
    await c.env.DB.prepare('DELETE FROM store_sessions WHERE token_hash = ?')
      .bind(await digestHex('SHA-256', token))
      .run()
  setCookie(c, cookie, '', cookieOptions(c, 0))
}

function cookieOptions(c: SandboxRequest, maxAge: number) {
  return {
    httpOnly: true,
    path: '/',
    sameSite: 'Lax',
    maxAge,
    secure: c.env.SANDBOX_ORIGIN.startsWith('https:'),
  } as const
}
