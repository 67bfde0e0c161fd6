import { randomHex } from '#sandbox/crypto.ts'

const lifetimeMs = 30 * 24 * 60 * 60 * 1000

export type RedirectUrls = { cart_url: string; checkout_url: string; embedded_checkout_url: string }

/** Creates the URLs of the hosted pages for a cart. They share one token, which is valid for 30 days and for one use. */
export async function createRedirectUrls(
  db: D1Database,
  {
    cartId,
    origin,
    query = {},
  }: { cartId: string; origin: string; query?: Readonly<Record<string, string | number>> | undefined },
): Promise<RedirectUrls> {
  const token = randomHex(32)
  await db
    .prepare('INSERT INTO redirect_tokens (token, cart_id, expires_at) VALUES (?, ?, ?)')
    .bind(token, cartId, Date.now() + lifetimeMs)
    .run()
  const address = (path: string, extra: Readonly<Record<string, string>> = {}) => {
    const url = new URL(`/checkout/${path}/${token}`, origin)
    for (const [key, value] of Object.entries({ ...query, ...extra })) url.searchParams.set(key, String(value))
    return url.href
  }
  return {
    cart_url: address('bag'),
    checkout_url: address('load'),
    embedded_checkout_url: address('load', { embedded: '1' }),
  }
}

/** Uses the token: returns the cart's id to the first caller within 30 days, and `null` after that. */
export async function consumeRedirectToken(db: D1Database, token: string): Promise<string | null> {
  const now = Date.now()
  const row = await db
    .prepare(
      'UPDATE redirect_tokens SET used_at = ? WHERE token = ? AND used_at IS NULL AND expires_at > ? RETURNING cart_id',
    )
    .bind(now, token, now)
    .first<{ cart_id: string }>()
  return row?.cart_id ?? null
}

/** The cart that the token was created for, even if the token was used. */
export async function cartOfRedirectToken(db: D1Database, token: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT cart_id FROM redirect_tokens WHERE token = ?')
    .bind(token)
    .first<{ cart_id: string }>()
  return row?.cart_id ?? null
}
