import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * The id of the signed-in customer, for operations on their own data.
 *
 * @throws NotFoundError if the visitor is not signed in
 */
export function customerIdOf(c: Context<AppEnv>): number {
  if (!c.var.customer) throw new NotFoundError('The visitor is not signed in.')
  return c.var.customer.id
}
