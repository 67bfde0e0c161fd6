import type { Visit } from '../context/visit.ts'
import type { CustomerChange } from '../ports/customer-port.ts'
import { endAllSessions, startSession } from '../session/customer-session.ts'
import { forgetBrowser } from '../session/known-browser-cookie.ts'
import { forgetOrderedCartId } from '../session/order-cookie.ts'
import { isLoginWithinLimit } from './limit-login.ts'
import { refused, type RefusedChange } from './refused-change.ts'
import { reportPreferences, withdrawConsents } from './report-preferences.ts'
import { type Customer, fromPreference } from '#shared/domain/customer.ts'
import * as messages from '#shared/messages/shop.ts'

export type ChangeOutcome = { status: 'changed' } | RefusedChange

const { account } = messages

/** Changes the profile details of the session's customer. @throws ServiceError */
export async function changeDetails(
  visit: Visit,
  customer: Customer,
  change: Omit<CustomerChange, 'email'>,
): Promise<ChangeOutcome> {
  const outcome = await visit.services.customers.update({ customerId: customer.id, change })
  if (outcome.status === 'changed') return { status: 'changed' }
  const fields = outcome.reason === 'invalid' ? outcome.fields : []
  return { ...refused('invalid', null, account.refused), fields }
}

type Preferences = { preferenceEmail: boolean; preferencePost: boolean; acceptsReviewEmails: boolean }

/**
 * Saves the customer's contact preferences with the platform and the marketing provider. Without a provider the form
 * does not ask for those of marketing, and they stay as they are.
 *
 * @throws ServiceError
 */
export async function changePreferences(
  visit: Visit,
  customer: Customer,
  { preferenceEmail, preferencePost, acceptsReviewEmails }: Preferences,
): Promise<ChangeOutcome> {
  if (!visit.services.marketing) return changeDetails(visit, customer, { acceptsReviewEmails })
  const fields = { preferenceEmail: fromPreference(preferenceEmail), preferencePost: fromPreference(preferencePost) }
  const outcome = await changeDetails(visit, customer, { acceptsReviewEmails, fields })
  if (outcome.status === 'changed') await reportPreferences(visit, customer.email, { preferenceEmail, preferencePost })
  return outcome
}

/**
 * Changes the e-mail address that the customer logs in with. Requires the password, and logs out other devices.
 *
 * @throws ServiceError
 */
export async function changeEmail(
  visit: Visit,
  customer: Customer,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<ChangeOutcome> {
  const refusal = await passwordRefusal(visit, customer, currentPassword)
  if (refusal) return refusal
  const outcome = await visit.services.customers.update({ customerId: customer.id, change: { email } })
  if (outcome.status === 'refused')
    return outcome.reason === 'email-taken'
      ? refused('email-taken', 'email', account.emailTaken)
      : refused('invalid', 'email', account.issue.email)
  await renewSession(visit, customer)
  // A consent belongs to the address that gave it. The change stays in effect if the provider is down.
  await withdrawConsents(visit, customer.email).catch((cause: unknown) => visit.log.error('consent-withdraw', cause))
  return { status: 'changed' }
}

/** Changes the password. Requires the current one, and logs out other devices. @throws ServiceError */
export async function changePassword(
  visit: Visit,
  customer: Customer,
  { password, currentPassword }: { password: string; currentPassword: string },
): Promise<ChangeOutcome> {
  const refusal = await passwordRefusal(visit, customer, currentPassword)
  if (refusal) return refusal
  const outcome = await visit.services.customers.setPassword({ customerId: customer.id, password })
  if (outcome === 'refused') return refused('invalid', 'password', account.issue.newPassword)
  await renewSession(visit, customer)
  return { status: 'changed' }
}

/** Deletes the account and ends all its sessions. Requires the password. @throws ServiceError if nothing was deleted */
export async function deleteAccount(
  visit: Visit,
  customer: Customer,
  { currentPassword }: { currentPassword: string },
): Promise<ChangeOutcome> {
  const refusal = await passwordRefusal(visit, customer, currentPassword)
  if (refusal) return refusal
  // First what other services hold: without the account the customer could no longer withdraw a consent.
  const { email } = customer
  await Promise.all([
    withdrawConsents(visit, email),
    deleteProfile(visit, email),
    visit.services.marketing?.stopStockAlerts({ email }, visit.signal),
    visit.services.shops?.forget({ email }, visit.signal),
  ])
  await visit.services.customers.remove({ customerId: customer.id })
  // The session of a deleted customer gives access to nothing, so a failure to end it is only logged.
  await endAllSessions(visit, customer.id).catch((cause: unknown) => visit.log.error('session-end-all', cause))
  forgetOrderedCartId(visit)
  forgetBrowser(visit)
  return { status: 'changed' }
}

/** Deletes the customer's profile in the promotions engine, which all markets share. */
async function deleteProfile(visit: Visit, email: string): Promise<void> {
  const { configuration, market, ports } = visit
  if (configuration.promotions) await ports.promotions?.deleteProfile({ market, email }, visit.signal)
}

/** Why the password check failed, or `null` if it succeeded. */
async function passwordRefusal(visit: Visit, { id, email }: Customer, password: string): Promise<ChangeOutcome | null> {
  const { services } = visit
  if (!(await isLoginWithinLimit(visit, email))) return refused('throttled', null, account.lockedText)
  const outcome = await services.customers.checkCredentials({ email, password })
  if (outcome.status === 'throttled') return refused('throttled', null, account.lockedText)
  return outcome.status === 'valid' && outcome.customerId === id
    ? null
    : refused('password', 'currentPassword', account.wrongPassword)
}

// The new session starts after the time that ends all others. The change stays in effect even if the session store is
// down.
async function renewSession(visit: Visit, customer: Customer): Promise<void> {
  const now = Date.now()
  await endAllSessions(visit, customer.id, now).catch((cause: unknown) => visit.log.error('session-end-all', cause))
  visit.customer = await startSession(visit, customer, now + 1)
}
