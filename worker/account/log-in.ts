import { type CartMerge, mergeCarts } from '../cart/merge-carts.ts'
import type { Visit } from '../context/visit.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { profileOf } from '../promotions/profile.ts'
import { forgetCartId } from '../session/cart-cookie.ts'
import { endSession, startSession } from '../session/customer-session.ts'
import { rememberBrowser } from '../session/known-browser-cookie.ts'
import { forgetOrderedCartId } from '../session/order-cookie.ts'
import { keepConsent } from './keep-consent.ts'
import { isLoginWithinLimit } from './limit-login.ts'
import type { Customer } from '#shared/domain/customer.ts'
import * as messages from '#shared/messages/shop.ts'

/**
 * `message` is the text of the specification, or what the platform said (D-98). It never reveals if an account exists
 * (D-14).
 */
export type LogInOutcome =
  | { status: 'logged-in'; customer: Customer; merge: CartMerge }
  | { status: 'refused'; reason: 'invalid' | 'throttled' | 'no-customer'; title: string | null; message: string }

const { account } = messages

/**
 * Logs in: checks the credentials, loads the customer, starts a new session and merges the cart. On failure the
 * previous customer is signed out.
 *
 * @throws ServiceError
 */
export async function logIn(
  visit: Visit,
  { email, password }: { email: string; password: string },
): Promise<LogInOutcome> {
  const { services } = visit
  if (!(await isLoginWithinLimit(visit, email))) return refused('throttled', null, account.lockedText)
  const credentials = await services.customers.checkCredentials({ email, password })
  if (credentials.status !== 'valid') {
    await endSession(visit)
    return credentials.status === 'throttled'
      ? refused('throttled', null, account.lockedText)
      : refused('invalid', account.invalidTitle, account.invalidText)
  }
  return openAccount(visit, credentials.customerId)
}

/** Starts the session of a customer who has been authenticated, as of `now`. @throws ServiceError */
export async function openAccount(visit: Visit, customerId: number, now?: number): Promise<LogInOutcome> {
  const { services } = visit
  const customer = await services.customers.customer({ customerId })
  if (!customer) {
    await endSession(visit)
    return refused('no-customer', null, account.retrievingFailed)
  }
  visit.customer = await startSession(visit, customer, now)
  await rememberBrowser(visit, customer.email)
  keepConsent(visit, customer.id)
  await syncCustomer(visit)
  const merge = await mergeCarts(visit, customer)
  // Neither cart exists any more. The next added item creates a new cart, which is then attached to the customer
  // (D-24).
  if (merge.status === 'none') forgetCartId(visit)
  return { status: 'logged-in', customer, merge }
}

/**
 * Creates the customer's profile in the promotions engine. A failure does not prevent the login; the next cart sync
 * tries again.
 */
async function syncCustomer(visit: Visit): Promise<void> {
  const promotions = promotionsOf(visit)
  if (!promotions) return
  await profileOf(visit, promotions, visit.signal).catch((cause: unknown) => visit.log.error('customer-sync', cause))
}

/**
 * Logs out. The cart belonged to the customer, so this browser loses it, and the proof of the last order too (D-01). A
 * guest keeps the cart, of which this browser has the only copy.
 */
export async function logOut(visit: Visit): Promise<void> {
  const hadSession = await endSession(visit)
  forgetOrderedCartId(visit)
  if (hadSession) forgetCartId(visit)
  visit.customer = null
}

function refused(reason: 'invalid' | 'throttled' | 'no-customer', title: string | null, message: string): LogInOutcome {
  return { status: 'refused', reason, title, message }
}
