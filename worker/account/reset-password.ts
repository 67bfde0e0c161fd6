import { isMailWithinLimit, isWithinLimit, withinNetwork } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { endAllSessions } from '../session/customer-session.ts'
import { forgetReset, readReset } from '../session/reset-cookie.ts'
import { pause } from '../upstream/pause.ts'
import { type LogInOutcome, openAccount } from './log-in.ts'
import { marketPath, updatePasswordPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

/** The shortest time of a response to a reset request, so that its duration does not reveal if a mail was sent (D-14). */
const minResponseMs = 400

export type ResetRequestOutcome = { status: 'requested' } | { status: 'throttled'; message: string }

/** Makes the platform mail a reset link if the address belongs to a customer. @throws ServiceError */
export async function requestReset(visit: Visit, { email }: { email: string }): Promise<ResetRequestOutcome> {
  const { services, market } = visit
  const { signal } = visit
  // Counted within the network, so that a stranger does not keep the owner from asking.
  if (!(await isWithinLimit(visit, 'password-reset', { session: withinNetwork(visit, email.toLowerCase()) })))
    return { status: 'throttled', message: messages.tooManyTries.text }
  const request = async () => {
    if (await isMailWithinLimit(visit, email))
      // The platform puts the path after the address of the market's site, which has no prefix.
      await services.customers.requestPasswordReset({ email, path: marketPath(market, updatePasswordPath) })
  }
  await Promise.all([request(), pause(minResponseMs, signal)])
  return { status: 'requested' }
}

/** `logIn` is `null` if the password was set but logging in failed. */
export type ResetOutcome =
  | { status: 'reset'; logIn: LogInOutcome | null }
  | { status: 'expired' }
  | { status: 'throttled'; message: string }

/**
 * Sets the password of the visitor who came with a mailed link, uses the link up, ends all sessions of the customer and
 * logs this browser in. So the owner gets in while strangers use up the tries of the login.
 *
 * @throws ServiceError
 */
export async function resetPassword(visit: Visit, { password }: { password: string }): Promise<ResetOutcome> {
  const { services, log } = visit
  const reset = await readReset(visit)
  if (!reset) return { status: 'expired' }
  // Counted by the token, because a stranger may write any customer's id into a link.
  if (!(await isWithinLimit(visit, 'password-reset', { session: `set ${reset.customerId} ${reset.token}` })))
    return { status: 'throttled', message: messages.tooManyTries.text }
  const outcome = await services.customers.resetPassword({ ...reset, password })
  forgetReset(visit)
  if (outcome === 'refused') return { status: 'expired' }
  // The password has changed even if ending the old sessions fails. They may then live on for a week, so the failure is
  // logged.
  const now = Date.now()
  await endAllSessions(visit, reset.customerId, now).catch((cause: unknown) => log.error('session-end-all', cause))
  const logIn = await openAccount(visit, reset.customerId, now + 1).catch(log.fallback('reset-login', null))
  return { status: 'reset', logIn }
}
