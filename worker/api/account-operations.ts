import * as v from 'valibot'
import { loadCurrentCustomer } from '../account/current-customer.ts'
import { toCustomerEntity } from '../../shared/domain/customer.ts'
import { defineOperation } from './operation.ts'

/** Operations on the session and its customer. A customer id or an e-mail address in a body is ignored (D-07). */
export const accountOperations = {
  getCurrentCustomer: defineOperation('session', v.object({}), async (c) => {
    const customer = await loadCurrentCustomer(c)
    return customer && toCustomerEntity(customer)
  }),
}
