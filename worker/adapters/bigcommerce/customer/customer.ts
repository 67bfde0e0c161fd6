import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { createConsents } from './consents.ts'
import { createCustomerRecords, type CustomerRecords, customersPath } from './customer-records.ts'
import { CustomersSchema, toWireCustomer, toWireFields } from './customer-wire.ts'
import { createPasswords } from './passwords.ts'
import { ServiceError } from '#shared/errors.ts'
import type { CustomerPort } from '#worker/ports/customer-port.ts'

/**
 * Customers on BigCommerce: REST v3, and GraphQL for operations that REST does not have. `cartField` is the custom
 * field of the profile cart.
 */
export function createBigCommerceCustomer({ api, cartField }: { api: BigCommerceApi; cartField: string }) {
  const records = createCustomerRecords({ api, cartField })
  return {
    customer: records.find,
    async saveCartId({ customerId, cartId }, signal) {
      await records.change(
        'customer-cart',
        { customerId, body: { form_fields: [{ name: cartField, value: cartId }] } },
        signal,
      )
    },
    async remove({ customerId }, signal) {
      await api.rest('customer-delete', v.unknown(), {
        path: customersPath,
        query: { 'id:in': customerId },
        method: 'DELETE',
        absentOn: [204],
        signal,
      })
    },
    ...createRegistration(api, records),
    ...createPasswords(api, records),
    ...createConsents(api),
  } satisfies Partial<CustomerPort>
}

function createRegistration(api: BigCommerceApi, records: CustomerRecords) {
  return {
    isRegistered: async ({ email }, signal) => (await records.byEmail(email, signal)).length > 0,
    async register({ market, customer }, signal) {
      try {
        const { data } = await api.rest('customer-create', CustomersSchema, {
          path: customersPath,
          method: 'POST',
          body: [toWireCustomer(customer, api.channelOf(market))],
          signal,
        })
        const [wire] = data
        if (!wire)
          throw new ServiceError('commerce', 'malformed', {
            message: 'commerce customer-create: the response has no customer',
          })
        return { status: 'registered', customerId: wire.id }
      } catch (cause) {
        return records.refusalOf(cause, { email: customer.email }, signal)
      }
    },
    async update({ customerId, change: { email, firstName, lastName, phone, acceptsReviewEmails, fields } }, signal) {
      const body = {
        ...(email !== undefined && { email }),
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
        ...(phone !== undefined && { phone }),
        ...(acceptsReviewEmails !== undefined && { accepts_product_review_abandoned_cart_emails: acceptsReviewEmails }),
        ...(fields && { form_fields: toWireFields(fields) }),
      }
      try {
        await records.change('customer-update', { customerId, body }, signal)
      } catch (cause) {
        return records.refusalOf(cause, { email, customerId }, signal)
      }
      const customer = await records.find({ customerId }, signal)
      if (!customer)
        throw new ServiceError('commerce', 'malformed', {
          message: 'commerce customer-update: the customer no longer exists',
        })
      return { status: 'changed', customer }
    },
  } satisfies Partial<CustomerPort>
}
