import type { Visit } from '../context/visit.ts'
import { NotFoundError } from '#shared/errors.ts'

/**
 * The id of the signed-in customer, for operations on their own data.
 *
 * @throws NotFoundError if the visitor is not signed in
 */
export function customerIdOf(visit: Visit): number {
  if (!visit.customer) throw new NotFoundError('The visitor is not signed in.')
  return visit.customer.id
}
