import { randomToken } from '../../commerce/random-token.ts'
import { customerUpdate, findCustomerByEmail, signOutEverywhere } from '../customer-store.ts'
import type { CustomerRow } from '../customer.ts'
import { hashPassword, hashToken } from './password.ts'

const lifetimeMs = 60 * 60 * 1000

/**
 * Mails a link to choose a new password, `{page}?c={customer}&t={token}`. It is valid once, for an hour, and only until
 * the next one is requested. No mail is sent if no customer has the address.
 */
export async function requestPasswordReset(
  db: D1Database,
  { email, page }: { email: string; page: string },
): Promise<void> {
  const customer = await findCustomerByEmail(db, email)
  if (!customer) return
  const token = randomToken()
  const now = Date.now()
  const link = new URL(page)
  link.searchParams.set('c', String(customer.id))
  link.searchParams.set('t', token)
  await db.batch([
    db.prepare('DELETE FROM password_resets WHERE customer_id = ?').bind(customer.id),
    db
      .prepare('INSERT INTO password_resets (token_hash, customer_id, expires_at) VALUES (?, ?, ?)')
      .bind(await hashToken(token), customer.id, now + lifetimeMs),
    db
      .prepare('INSERT INTO outbox (recipient, subject, body, created_at) VALUES (?, ?, ?, ?)')
      .bind(customer.email, 'Choose a new password', resetMail(customer, link.href), now),
  ])
}

/**
 * Sets a new password with the token of a mailed link, and ends all sessions. Returns false if the link is used,
 * expired or another customer's.
 */
export async function resetPassword(
  db: D1Database,
  { customerId, token, password }: { customerId: number; token: string; password: string },
): Promise<boolean> {
  const used = await db
    .prepare(
      'DELETE FROM password_resets WHERE token_hash = ? AND customer_id = ? AND expires_at > ? RETURNING customer_id',
    )
    .bind(await hashToken(token), customerId, Date.now())
    .first()
  if (!used) return false
  await db.batch([
    customerUpdate(db, customerId, await passwordColumns(password)),
    ...signOutEverywhere(db, customerId),
  ])
  return true
}

/** Sets a new password for a signed-in customer. The current session stays; links that sign in become invalid. */
export async function changePassword(db: D1Database, customerId: number, password: string): Promise<void> {
  await db.batch([
    customerUpdate(db, customerId, await passwordColumns(password)),
    ...['password_resets', 'session_links', 'store_sessions'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).bind(customerId),
    ),
  ])
}

async function passwordColumns(password: string) {
  return { password: await hashPassword(password), must_reset_password: 0, modified_at: Date.now() }
}

function resetMail({ first_name }: CustomerRow, link: string) {
  return [
    `Dear ${first_name},`,
    'Somebody asked for a new password for your account. If it was you, choose one here within the hour:',
    link,
    'If it was not, leave this mail be: nothing changes.',
    'With best wishes,\nSelvedge',
  ].join('\n\n')
}
