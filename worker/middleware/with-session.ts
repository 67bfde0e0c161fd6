import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { type AppEnv, factory } from '../context/app-env.ts'
import { withAuthentication } from './with-authentication.ts'
import { withCustomer } from './with-customer.ts'
import type { Session } from '#shared/routes.ts'

const middlewareBySession: Record<Session, MiddlewareHandler<AppEnv>> = {
  unread: (_c, next) => next(),
  read: withCustomer,
  required: every(withCustomer, withAuthentication),
}

/**
 * Reads the session, and requires a login, where the path table says so. Runs before the pages: the only place where a
 * page or form gets the signed-in customer.
 */
export const withSession = factory.createMiddleware(async function readSession(c, next) {
  return middlewareBySession[c.var.row.session](c, next)
})
