import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { endSession, forgetSession, hasLoginHint } from '../session/customer-session.ts'
import type { Customer } from '#shared/domain/customer.ts'

/**
 * The session's customer as the platform knows them now, or `null` for a guest. A customer who no longer exists is
 * signed out; an outage is thrown and signs no customer out.
 *
 * @throws ServiceError
 */
export async function loadCurrentCustomer(c: Context<AppEnv>): Promise<Customer | null> {
  const { customer: session, sessionFailure, services } = c.var
  if (sessionFailure !== null) throw sessionFailure
  if (!session) {
    if (hasLoginHint(c)) forgetSession(c)
    return null
  }
  const customer = await services.customers.customer({ customerId: session.id })
  if (!customer) await endSession(c)
  return customer
}
