import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { readSession } from './customer-session.ts'

/**
 * For personal routes only: sets the signed-in customer. If the session cannot be checked, there is no customer, and a
 * protected page responds with the failure (`requireCustomer`). Public pages never see the customer.
 */
export async function readCustomer(c: Context<AppEnv>): Promise<void> {
  try {
    c.set('customer', await readSession(c))
  } catch (cause) {
    c.var.log.error('session', cause)
    c.set('sessionFailure', cause)
  }
}
