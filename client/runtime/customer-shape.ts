import { type CurrentCustomer, type CustomerEntity, toCurrentCustomer } from '../../shared/domain/customer.ts'
import { isRecord } from './shapes.ts'

/** Who is signed in, or `null`. @throws TypeError */
export function readCustomer(body: unknown): CurrentCustomer | null {
  if (body === null) return null
  if (!isRecord(body) || typeof body['id'] !== 'number' || !Array.isArray(body['form_fields'])) throw new TypeError('Not a customer')
  return toCurrentCustomer(body as unknown as CustomerEntity)
}
