import { factory } from '../context/app-env.ts'
import { readSession } from '../session/customer-session.ts'

/**
 * For personal routes only: sets the signed-in customer. If the session cannot be checked, there is no customer, and a
 * protected page responds with the failure (`withAuthentication`). Public pages never see the customer.
 */
export const withCustomer = factory.createMiddleware(async function customer(c, next) {
  try {
    c.set('customer', await readSession(c))
  } catch (cause) {
    c.var.log.error('session', cause)
    c.set('sessionFailure', cause)
  }
  await next()
})
