import { findCustomerByEmail } from '../customer-store.ts'
import type { CustomerRow } from '../customer.ts'
import { isGlobalLoginAllowed } from '../settings-store.ts'
import { isPassword } from './password.ts'

const maxFailures = 10
const windowMs = 60_000
const maxWindows = 10_000

export type SignIn =
  | { status: 'valid'; customer: CustomerRow }
  | { status: 'reset-required' }
  | { status: 'invalid' }
  | { status: 'throttled'; retryAfterSeconds: number }

const failures = new Map<string, { startedAt: number; count: number }>()

/**
 * Checks an e-mail address and a password on a channel. After ten failures in a minute, further attempts for the
 * address are refused.
 */
export async function signIn(
  db: D1Database,
  { email, password, channelId }: { email: string; password: string; channelId: number },
): Promise<SignIn> {
  const key = email.toLowerCase()
  const now = Date.now()
  const open = failures.get(key)
  const window = open && now - open.startedAt < windowMs ? open : { startedAt: now, count: 0 }
  if (window.count >= maxFailures)
    return { status: 'throttled', retryAfterSeconds: Math.ceil((window.startedAt + windowMs - now) / 1000) }
  const customer = await findCustomerByEmail(db, email)
  const isValid =
    customer?.password != null &&
    (await isPassword(password, customer.password)) &&
    (await mayUseChannel(db, customer, channelId))
  if (!isValid) {
    if (failures.size >= maxWindows) failures.clear()
    failures.set(key, { ...window, count: window.count + 1 })
    return { status: 'invalid' }
  }
  failures.delete(key)
  return customer.must_reset_password === 1 ? { status: 'reset-required' } : { status: 'valid', customer }
}

/** Clears the failed sign-ins, for tests and for the reset of the sandbox. */
export function resetSignInLimits() {
  failures.clear()
}

/** Customers that are assigned to channels sign in on those; other customers on each channel that allows global logins. */
export async function mayUseChannel(db: D1Database, { channel_ids }: CustomerRow, channelId: number): Promise<boolean> {
  return channel_ids === null
    ? isGlobalLoginAllowed(db, channelId)
    : (JSON.parse(channel_ids) as number[]).includes(channelId)
}
