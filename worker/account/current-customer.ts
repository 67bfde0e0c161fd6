import type { Visit } from '../context/visit.ts'
import { endSession, forgetSession, hasLoginHint } from '../session/customer-session.ts'
import type { Customer } from '#shared/domain/customer.ts'

/**
 * The session's customer as the platform knows them now, or `null` for a guest. A customer who no longer exists is
 * signed out; an outage is thrown and signs no customer out.
 *
 * @throws ServiceError
 */
export async function loadCurrentCustomer(visit: Visit): Promise<Customer | null> {
  const { customer: session, sessionFailure, services } = visit
  if (sessionFailure !== null) throw sessionFailure
  if (!session) {
    if (hasLoginHint(visit)) forgetSession(visit)
    return null
  }
  const customer = await services.customers.customer({ customerId: session.id })
  if (!customer) await endSession(visit)
  return customer
}
