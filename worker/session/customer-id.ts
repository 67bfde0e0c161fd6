import type { Context } from 'hono'
import { NotFoundError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'

/** Id of the session's customer, for what is theirs alone. @throws NotFoundError where nobody is signed in */
export function customerIdOf(c: Context<AppEnv>): number {
  if (!c.var.customer) throw new NotFoundError('Nobody is signed in.')
  return c.var.customer.id
}
