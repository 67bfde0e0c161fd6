import { factory } from '../app-env.ts'
import { readSession } from '../session/customer-session.ts'

/**
 * On personal routes alone: says who is signed in. Where that cannot be known, nobody is, and a guarded page says so
 * (`withAuthentication`). What is made for everybody never sees it.
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
