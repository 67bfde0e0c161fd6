import { findCustomerById } from '../customer-store.ts'
import type { CustomerRow } from '../customer.ts'
import { digestHex, randomHex } from '#sandbox/crypto.ts'

const lifetimeS = 7 * 24 * 60 * 60

export type AccessToken = { value: string; expiresAt: string }

/** Issues a new access token to the customer, and makes the previous one invalid. */
export async function issueAccessToken(db: D1Database, customerId: number): Promise<AccessToken> {
  const expires = Math.floor(Date.now() / 1000) + lifetimeS
  const value = `${randomHex(32)}_${expires}`
  await db
    .prepare('INSERT OR REPLACE INTO customer_access_tokens (customer_id, token_hash, expires_at) VALUES (?, ?, ?)')
    .bind(customerId, await digestHex('SHA-256', value), expires * 1000)
    .run()
  return { value, expiresAt: new Date(expires * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z') }
}

/** The customer of a token; `undefined` if the token was replaced, expired, or ended by a new password. */
export async function findCustomerByAccessToken(db: D1Database, value: string): Promise<CustomerRow | undefined> {
  const id = await db
    .prepare('SELECT customer_id FROM customer_access_tokens WHERE token_hash = ? AND expires_at > ?')
    .bind(await digestHex('SHA-256', value), Date.now())
    .first<number>('customer_id')
  return id === null ? undefined : findCustomerById(db, id)
}
