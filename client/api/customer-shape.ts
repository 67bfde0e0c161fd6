import { isRecord } from './shapes.ts'
import { type CurrentCustomer, type CustomerEntity, toCurrentCustomer } from '#shared/domain/customer.ts'

/** Parses the signed-in customer, or `null`. @throws TypeError */
export function parseCustomer(body: unknown): CurrentCustomer | null {
  if (body === null) return null
  if (!isRecord(body) || typeof body['id'] !== 'number' || !Array.isArray(body['form_fields']))
    throw new TypeError('Not a customer')
  return toCurrentCustomer(body as unknown as CustomerEntity)
}

export type LoginResponse =
  | { status: 'logged-in'; customer: CurrentCustomer; leftOut: string[]; isMergePostponed: boolean }
  | { status: 'refused'; title: string | null; message: string }

/** Parses the outcome of a login. @throws TypeError */
export function readLogin(body: unknown): LoginResponse {
  if (!isRecord(body) || typeof body['is_valid'] !== 'boolean') throw new TypeError('Not a login')
  if (!body['is_valid'])
    return {
      status: 'refused',
      title: typeof body['errorTitle'] === 'string' ? body['errorTitle'] : null,
      message: String(body['errorMessage']),
    }
  const customer = parseCustomer(body['customer'])
  if (!customer) throw new TypeError('A login without a customer')
  return {
    status: 'logged-in',
    customer,
    leftOut: Array.isArray(body['left_out']) ? body['left_out'].map(String) : [],
    isMergePostponed: body['is_merge_postponed'] === true,
  }
}
