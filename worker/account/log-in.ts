import type { Context } from 'hono'
import type { Customer } from '../../shared/domain/customer.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import { type CartMerge, mergeCarts } from '../cart/merge-carts.ts'
import { isWithinLimit } from '../http/rate-limit.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { profileOf } from '../promotions/profile.ts'
import { forgetCartId } from '../session/cart-cookie.ts'
import { endSession, startSession } from '../session/customer-session.ts'
import { forgetOrderedCartId } from '../session/order-cookie.ts'

/**
 * `message` is the text of the specification, or what the platform said of it (D-98); it tells nobody whether an
 * account exists (D-14).
 */
export type LogInOutcome =
  | { status: 'logged-in'; customer: Customer; merge: CartMerge }
  | { status: 'refused'; reason: 'invalid' | 'throttled' | 'no-customer'; title: string | null; message: string }

const { account } = messages

/**
 * Logs in: credentials, the customer, a session of their own, their bag. Whoever was signed in before is signed out
 * when it fails.
 *
 * @throws ServiceError
 */
export async function logIn(
  c: Context<AppEnv>,
  { email, password }: { email: string; password: string },
): Promise<LogInOutcome> {
  const { services } = c.var
  if (!(await isWithinLimit(c, 'login', { session: email.toLowerCase() })))
    return refused('throttled', null, messages.rateLimited)
  const credentials = await services.customers.checkCredentials({ email, password })
  if (credentials.status !== 'valid') {
    await endSession(c)
    return credentials.status === 'throttled'
      ? refused('throttled', null, account.lockedText)
      : refused('invalid', account.invalidTitle, account.invalidText)
  }
  return openAccount(c, credentials.customerId)
}

/** Starts the session of a customer who has proven to be it. @throws ServiceError */
export async function openAccount(c: Context<AppEnv>, customerId: number): Promise<LogInOutcome> {
  const { services } = c.var
  const customer = await services.customers.customer({ customerId })
  if (!customer) {
    await endSession(c)
    return refused('no-customer', null, account.retrievingFailed)
  }
  c.set('customer', await startSession(c, customer))
  await syncCustomer(c)
  const merge = await mergeCarts(c, customer)
  // Both are gone: the next line makes a new cart, which is attached then (D-24).
  if (merge.status === 'none') forgetCartId(c)
  return { status: 'logged-in', customer, merge }
}

/**
 * Has the promotions engine know the session's customer. That it does not is no reason to refuse a login: the next bag
 * tells it again.
 */
async function syncCustomer(c: Context<AppEnv>): Promise<void> {
  const promotions = promotionsOf(c)
  if (!promotions) return
  await profileOf(c, promotions, c.req.raw.signal).catch((cause: unknown) => c.var.log.error('customer-sync', cause))
}

/** Logs out. The bag was the customer's: on this browser there is none now. Nor is there proof of the last order (D-01). */
export async function logOut(c: Context<AppEnv>): Promise<void> {
  await endSession(c)
  forgetOrderedCartId(c)
  forgetCartId(c)
  c.set('customer', null)
}

function refused(reason: 'invalid' | 'throttled' | 'no-customer', title: string | null, message: string): LogInOutcome {
  return { status: 'refused', reason, title, message }
}
