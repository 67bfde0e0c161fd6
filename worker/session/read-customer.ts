import type { Visit } from '../context/visit.ts'
import { readSession } from './customer-session.ts'

/**
 * For personal routes only: sets the signed-in customer. If the session cannot be checked, there is no customer, and a
 * protected page responds with the failure (`requireCustomer`). Public pages never see the customer.
 */
export async function readCustomer(visit: Visit): Promise<void> {
  try {
    visit.customer = await readSession(visit)
  } catch (cause) {
    visit.log.error('session', cause)
    visit.sessionFailure = cause
  }
}
