import * as v from 'valibot'
import { findCustomerById } from '../customer-store.ts'
import type { CustomerRow } from '../customer.ts'
import { verifyJwt } from './jwt.ts'
import { findChannel } from '#sandbox/catalogue/channels.ts'
import type { SandboxEnv } from '#sandbox/env.ts'

const lifetimeS = 30
const maxJti = 200

const Claims = v.object({
  iss: v.string(),
  iat: v.pipe(v.number(), v.integer()),
  jti: v.pipe(v.string(), v.minLength(1), v.maxLength(maxJti)),
  operation: v.literal('customer_login'),
  store_hash: v.string(),
  customer_id: v.pipe(v.number(), v.integer()),
  channel_id: v.optional(v.pipe(v.number(), v.integer()), 1),
  redirect_to: v.optional(v.string(), '/account.php'),
  request_ip: v.optional(v.string()),
})

export type LoginToken = { customer: CustomerRow; channelId: number; redirectTo: string }
export type LoginRefusal =
  | 'malformed'
  | 'foreign'
  | 'expired'
  | 'redirect'
  | 'channel'
  | 'address'
  | 'customer'
  | 'used'

/**
 * Checks a Customer Login token and marks it as used. A valid token is signed with HS256 by this store's client, is at
 * most 30 seconds old (or as far ahead, for clocks that differ), and has an unused `jti`, a relative `redirect_to` and
 * an existing customer. `ip` is the visitor's address.
 */
export async function redeemLoginToken(
  env: SandboxEnv,
  token: string,
  ip: string | undefined,
): Promise<LoginToken | LoginRefusal> {
  const parsed = v.safeParse(Claims, await verifyJwt(token, env.BIGCOMMERCE_CLIENT_SECRET))
  if (!parsed.success) return 'malformed'
  const claims = parsed.output
  const now = Date.now()
  if (claims.iss !== env.BIGCOMMERCE_CLIENT_ID || claims.store_hash !== env.BIGCOMMERCE_STORE_HASH) return 'foreign'
  if (Math.abs(now / 1000 - claims.iat) > lifetimeS) return 'expired'
  if (!isRelative(claims.redirect_to)) return 'redirect'
  if (!findChannel(claims.channel_id)) return 'channel'
  if (claims.request_ip !== undefined && ip !== undefined && claims.request_ip !== ip) return 'address'
  const customer = await findCustomerById(env.DB, claims.customer_id)
  if (!customer) return 'customer'
  return (await useUp(env.DB, claims.jti, now))
    ? { customer, channelId: claims.channel_id, redirectTo: claims.redirect_to }
    : 'used'
}

/** True if the path stays on the same host: it has no scheme or host, and nothing that a browser reads as one. */
export function isRelative(path: string) {
  const here = 'http://store.invalid'
  return path.startsWith('/') && !/\s/.test(path) && URL.canParse(path, here) && new URL(path, here).origin === here
}

// A jti that is older than any valid token can be deleted.
async function useUp(db: D1Database, jti: string, now: number) {
  const [, inserted] = await db.batch([
    db.prepare('DELETE FROM used_login_tokens WHERE used_at < ?').bind(now - 3 * lifetimeS * 1000),
    db.prepare('INSERT INTO used_login_tokens (jti, used_at) VALUES (?, ?) ON CONFLICT DO NOTHING').bind(jti, now),
  ])
  return (inserted?.meta.changes ?? 0) > 0
}
