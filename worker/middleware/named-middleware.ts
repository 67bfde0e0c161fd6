import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { guardedPaths } from '../../shared/routes.ts'
import { type AppEnv, factory } from '../app-env.ts'
import { withAuthentication } from './with-authentication.ts'
import { withCustomer } from './with-customer.ts'

const named: Readonly<Record<string, MiddlewareHandler<AppEnv>>> = { customer: withCustomer, 'is-authenticated': withAuthentication }

/** @throws HTTPException 500 'Unknown middleware' and the name [RTE-42] */
export function middlewareNamed(name: string): MiddlewareHandler<AppEnv> {
  const middleware = Object.hasOwn(named, name) ? named[name] : undefined
  if (!middleware) throw new HTTPException(500, { message: `Unknown middleware ${name}` })
  return middleware
}

/** What the table of guarded paths names, before the pages themselves. */
export const guards = Object.entries(guardedPaths).reduce((app, [path, names]) => app.use(path, ...names.map(middlewareNamed)), factory.createApp())
