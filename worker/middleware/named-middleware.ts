import type { MiddlewareHandler } from 'hono'
import { every } from 'hono/combine'
import { HTTPException } from 'hono/http-exception'
import { withoutMarketPrefix } from '../../shared/markets.ts'
import { rowOf } from '../../shared/paths.ts'
import type { Session } from '../../shared/routes.ts'
import { type AppEnv, factory } from '../app-env.ts'
import { withAuthentication } from './with-authentication.ts'
import { withCustomer } from './with-customer.ts'

const named: Readonly<Record<string, MiddlewareHandler<AppEnv>>> = {
  customer: withCustomer,
  'is-authenticated': withAuthentication,
}

/** Names of the middleware of a path, by the session that the path table requires. */
export const middlewareNames = {
  unread: [],
  read: ['customer'],
  required: ['customer', 'is-authenticated'],
} as const satisfies Record<Session, readonly string[]>

const middlewareBySession: Record<Session, MiddlewareHandler<AppEnv>> = {
  unread: (_c, next) => next(),
  read: every(...middlewareNames.read.map(middlewareNamed)),
  required: every(...middlewareNames.required.map(middlewareNamed)),
}

/** Runs before the pages: the only place where a page or form gets the signed-in customer. */
export const withNamedMiddleware = factory.createMiddleware(async function runNamedMiddleware(c, next) {
  return middlewareBySession[rowOf(withoutMarketPrefix(c.req.path), c.req.method).session](c, next)
})

/** @throws HTTPException 500 'Unknown middleware' and the name */
export function middlewareNamed(name: string): MiddlewareHandler<AppEnv> {
  const middleware = Object.hasOwn(named, name) ? named[name] : undefined
  if (!middleware) throw new HTTPException(500, { message: `Unknown middleware ${name}` })
  return middleware
}
