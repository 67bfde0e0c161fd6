import type { BigCommerceApi } from '../api/api.ts'
import { CustomersSchema, toCustomer } from './customer-wire.ts'
import { refusedFields } from './refused-fields.ts'
import { ServiceError } from '#shared/errors.ts'
import type { CustomerPort, CustomerRefusal } from '#worker/ports/customer-port.ts'

export const customersPath = '/v3/customers'
const include = 'formfields'

export type CustomerRecords = ReturnType<typeof createCustomerRecords>

/** Reads and changes of the platform's customers. `cartField` is the custom field of the profile cart. */
export function createCustomerRecords({ api, cartField }: { api: BigCommerceApi; cartField: string }) {
  const find: CustomerPort['customer'] = async ({ customerId }, signal) => {
    // Without a filter the platform would list every customer.
    const { data } = await api.rest('customer', CustomersSchema, {
      path: customersPath,
      query: { 'id:in': customerId, include },
      signal,
    })
    const wire = data.find(({ id }) => id === customerId)
    return wire ? toCustomer(wire, cartField) : null
  }

  const byEmail = async (email: string, signal: AbortSignal) => {
    const { data } = await api.rest('customer-by-email', CustomersSchema, {
      path: customersPath,
      query: { 'email:in': email },
      signal,
    })
    return data.filter((wire) => wire.email.toLowerCase() === email.toLowerCase())
  }

  const change = async (
    operation: string,
    { customerId, body }: { customerId: number; body: object },
    signal: AbortSignal,
  ) => {
    const { data } = await api.rest(operation, CustomersSchema, {
      path: customersPath,
      method: 'PUT',
      body: [{ id: customerId, ...body }],
      signal,
    })
    const [wire] = data
    if (!wire || wire.id !== customerId)
      throw new ServiceError('commerce', 'malformed', {
        message: `commerce ${operation}: the response is for another customer`,
      })
  }

  /**
   * The platform has no error code for an e-mail address that is taken, so a second call looks it up.
   *
   * @throws the cause, unless it is a refusal
   */
  const refusalOf = async (
    cause: unknown,
    { email, customerId }: { email?: string | undefined; customerId?: number },
    signal: AbortSignal,
  ): Promise<CustomerRefusal> => {
    if (!isRefused(cause)) throw cause
    const invalid = { status: 'refused', reason: 'invalid', fields: refusedFields(cause) } as const
    if (email === undefined) return invalid
    const owners = await byEmail(email, signal)
    return owners.some(({ id }) => id !== customerId) ? { status: 'refused', reason: 'email-taken' } : invalid
  }

  return { find, byEmail, change, refusalOf }
}

export function isRefused(cause: unknown): cause is ServiceError {
  return (
    cause instanceof ServiceError &&
    cause.kind === 'rejected' &&
    (cause.status === 422 || cause.status === 409 || cause.status === 400)
  )
}
