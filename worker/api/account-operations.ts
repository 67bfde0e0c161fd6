import * as v from 'valibot'
import { loadCurrentCustomer } from '../account/current-customer.ts'
import { logIn, type LogInOutcome, logOut } from '../account/log-in.ts'
import { register } from '../account/register.ts'
import { requestReset, resetPassword } from '../account/reset-password.ts'
import { rateLimitedProblem } from '../context/rate-limit.ts'
import { problemResponse } from '../http/problem.ts'
import { readReset } from '../session/reset-cookie.ts'
import { defineOperation } from './operation.ts'
import { toCustomerEntity } from '#shared/domain/customer.ts'
import { LogInSchema } from '#shared/forms/log-in.ts'
import { ForgotPasswordSchema, NewPasswordSchema } from '#shared/forms/password.ts'
import { RegistrationSchema } from '#shared/forms/register.ts'

/**
 * Operations on the session, login and logout. A customer id or e-mail address is never taken from the body; the
 * session decides (D-07).
 */
export const accountOperations = {
  getCurrentCustomer: defineOperation('session', v.object({}), async (visit) => {
    const customer = await loadCurrentCustomer(visit)
    return customer && toCustomerEntity(customer)
  }),

  loginCustomer: defineOperation('session', LogInSchema, async (visit, credentials) =>
    loginResponse(await logIn(visit, credentials)),
  ),

  logoutCustomer: defineOperation('session', v.object({}), async (visit) => {
    await logOut(visit)
    return null
  }),

  registerCustomer: defineOperation('session', RegistrationSchema, async (visit, registration) => {
    const outcome = await register(visit, registration)
    if (outcome.status === 'registered')
      return outcome.logIn ? loginResponse(outcome.logIn) : { is_valid: false, errorTitle: null, errorMessage: '' }
    if (outcome.reason === 'throttled') return problemResponse(rateLimitedProblem())
    return problemResponse({
      status: outcome.reason === 'email-taken' ? 409 : 422,
      slug: outcome.reason,
      title: outcome.message,
    })
  }),

  requestResetPassword: defineOperation('session', ForgotPasswordSchema, async (visit, request) => {
    const outcome = await requestReset(visit, request)
    return outcome.status === 'throttled' ? problemResponse(rateLimitedProblem()) : null
  }),

  /** The token is in this browser's cookie: it came with a mailed link, and scripts never see it. */
  validateToken: defineOperation('session', v.object({}), async (visit) => ({
    is_valid: (await readReset(visit)) !== null,
  })),

  resetPassword: defineOperation('session', NewPasswordSchema, async (visit, request) => {
    const outcome = await resetPassword(visit, request)
    return outcome.status === 'throttled'
      ? problemResponse(rateLimitedProblem())
      : { is_valid: outcome.status === 'reset' }
  }),
}

function loginResponse(outcome: LogInOutcome) {
  if (outcome.status === 'refused') {
    return outcome.reason === 'throttled'
      ? problemResponse({ ...rateLimitedProblem(), title: outcome.message })
      : { is_valid: false, errorTitle: outcome.title, errorMessage: outcome.message }
  }
  return {
    is_valid: true,
    customer: toCustomerEntity(outcome.customer),
    left_out: outcome.merge.leftOut,
    is_merge_postponed: outcome.merge.status === 'postponed',
  }
}
