import type { Context } from 'hono'
import { type Customer, fromPreference } from '../../shared/domain/customer.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import { isWithinLimit } from '../http/rate-limit.ts'
import type { CustomerChange } from '../ports/customer-port.ts'
import { endAllSessions, startSession } from '../session/customer-session.ts'
import { forgetOrderedCartId } from '../session/order-cookie.ts'
import { tellMarketing } from './tell-marketing.ts'

/** `field` is where the fault stands; `null` for the form as a whole. */
export type ChangeOutcome =
  | { status: 'changed' }
  | {
      status: 'refused'
      reason: 'throttled' | 'password' | 'invalid' | 'email-taken'
      field: 'currentPassword' | 'email' | null
      message: string
    }

const { account } = messages

/** Changes what the session's customer says of themselves. @throws ServiceError */
export async function changeDetails(
  c: Context<AppEnv>,
  customer: Customer,
  change: Omit<CustomerChange, 'email'>,
): Promise<ChangeOutcome> {
  const outcome = await c.var.services.customers.update({ customerId: customer.id, change })
  return outcome.status === 'changed' ? { status: 'changed' } : refused('invalid', null, account.refused)
}

type Preferences = { preferenceEmail: boolean; preferencePost: boolean; acceptsReviewEmails: boolean }

/** Keeps what the shop may write to them about, with the platform and with the marketing provider. @throws ServiceError */
export async function changePreferences(
  c: Context<AppEnv>,
  customer: Customer,
  { preferenceEmail, preferencePost, acceptsReviewEmails }: Preferences,
): Promise<ChangeOutcome> {
  const fields = { preferenceEmail: fromPreference(preferenceEmail), preferencePost: fromPreference(preferencePost) }
  const outcome = await changeDetails(c, customer, { acceptsReviewEmails, fields })
  if (outcome.status === 'changed') await tellMarketing(c, customer.email, { preferenceEmail, preferencePost })
  return outcome
}

/**
 * Changes the address that they log in with. The password is asked again, and other devices are logged out. @throws
 * ServiceError
 */
export async function changeEmail(
  c: Context<AppEnv>,
  customer: Customer,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<ChangeOutcome> {
  const fault = await passwordFault(c, customer, currentPassword)
  if (fault) return fault
  const outcome = await c.var.services.customers.update({ customerId: customer.id, change: { email } })
  if (outcome.status === 'refused')
    return outcome.reason === 'email-taken'
      ? refused('email-taken', 'email', account.emailTaken)
      : refused('invalid', 'email', account.fault.email)
  await renewSession(c, customer)
  return { status: 'changed' }
}

/** Changes the password of who knows the present one; other devices are logged out. @throws ServiceError */
export async function changePassword(
  c: Context<AppEnv>,
  customer: Customer,
  { password, currentPassword }: { password: string; currentPassword: string },
): Promise<ChangeOutcome> {
  const fault = await passwordFault(c, customer, currentPassword)
  if (fault) return fault
  const outcome = await c.var.services.customers.setPassword({ customerId: customer.id, password })
  if (outcome === 'refused') return refused('invalid', null, account.refused)
  await renewSession(c, customer)
  return { status: 'changed' }
}

/**
 * Deletes the account of who knows its password, and ends all its sessions. @throws ServiceError where nothing was
 * deleted
 */
export async function deleteAccount(
  c: Context<AppEnv>,
  customer: Customer,
  { currentPassword }: { currentPassword: string },
): Promise<ChangeOutcome> {
  const fault = await passwordFault(c, customer, currentPassword)
  if (fault) return fault
  await c.var.services.customers.remove({ customerId: customer.id })
  // A session of a customer who is gone opens nothing any more: that it ends is good order, not a lock.
  await endAllSessions(c, customer.id).catch((cause: unknown) => c.var.log.error('session-end-all', cause))
  forgetOrderedCartId(c)
  return { status: 'changed' }
}

/** Why it is not sure that the customer is the one who asks, or `null`. */
async function passwordFault(
  c: Context<AppEnv>,
  { id, email }: Customer,
  password: string,
): Promise<ChangeOutcome | null> {
  const { services } = c.var
  if (!(await isWithinLimit(c, 'login', { session: email.toLowerCase() })))
    return refused('throttled', null, messages.rateLimited)
  const outcome = await services.customers.checkCredentials({ email, password })
  if (outcome.status === 'throttled') return refused('throttled', null, account.lockedText)
  return outcome.status === 'valid' && outcome.customerId === id
    ? null
    : refused('password', 'currentPassword', account.wrongPassword)
}

// The new session begins after the moment that ends the others. What was changed is changed even if the store is down.
async function renewSession(c: Context<AppEnv>, customer: Customer): Promise<void> {
  const now = Date.now()
  await endAllSessions(c, customer.id, now).catch((cause: unknown) => c.var.log.error('session-end-all', cause))
  c.set('customer', await startSession(c, customer, now + 1))
}

function refused(
  reason: 'throttled' | 'password' | 'invalid' | 'email-taken',
  field: 'currentPassword' | 'email' | null,
  message: string,
): ChangeOutcome {
  return { status: 'refused', reason, field, message }
}
