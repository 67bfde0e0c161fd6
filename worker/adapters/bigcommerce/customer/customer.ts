import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { ConsentSchema, toGroups, toWireConsent } from './consent-wire.ts'
import { CredentialsSchema, CustomersSchema, toCustomer, toWireCustomer, toWireFields } from './customer-wire.ts'
import { RequestResetSchema, requestResetMutation, resetMutation, ResetSchema } from './password-mutations.ts'
import { refusedFields } from './refused-fields.ts'
import { ServiceError } from '#shared/errors.ts'
import type { CustomerPort, CustomerRefusal } from '#worker/ports/customer-port.ts'

const path = '/v3/customers'
const include = 'formfields'

/**
 * Customers on BigCommerce: REST v3, and GraphQL for operations that REST does not have. `cartField` is the custom
 * field of the profile cart.
 */
export function createBigCommerceCustomer({ api, cartField }: { api: BigCommerceApi; cartField: string }) {
  const change = async (
    operation: string,
    { customerId, body }: { customerId: number; body: object },
    signal: AbortSignal,
  ) => {
    const { data } = await api.rest(operation, CustomersSchema, {
      path,
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

  const find: CustomerPort['customer'] = async ({ customerId }, signal) => {
    // Without a filter the platform would list every customer.
    const { data } = await api.rest('customer', CustomersSchema, {
      path,
      query: { 'id:in': customerId, include },
      signal,
    })
    const wire = data.find(({ id }) => id === customerId)
    return wire ? toCustomer(wire, cartField) : null
  }

  const customersByEmail = async (email: string, signal: AbortSignal) => {
    const { data } = await api.rest('customer-by-email', CustomersSchema, {
      path,
      query: { 'email:in': email },
      signal,
    })
    return data.filter((wire) => wire.email.toLowerCase() === email.toLowerCase())
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
    const owners = await customersByEmail(email, signal)
    return owners.some(({ id }) => id !== customerId) ? { status: 'refused', reason: 'email-taken' } : invalid
  }

  return {
    customer: find,
    async checkCredentials({ market, email, password }, signal) {
      const body = { email, password, channel_id: api.channelOf(market) }
      // Here 429 limits the attempts of one e-mail address, not the platform's quota, so it must not open the circuit
      // breaker.
      const response = await api.rest('validate-credentials', CredentialsSchema, {
        path: `${path}/validate-credentials`,
        method: 'POST',
        body,
        absentOn: [429],
        signal,
      })
      if (!response) return { status: 'throttled' }
      return response.is_valid && response.customer_id !== null
        ? { status: 'valid', customerId: response.customer_id }
        : { status: 'invalid' }
    },
    isRegistered: async ({ email }, signal) => (await customersByEmail(email, signal)).length > 0,
    async register({ market, customer }, signal) {
      try {
        const { data } = await api.rest('customer-create', CustomersSchema, {
          path,
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
        return refusalOf(cause, { email: customer.email }, signal)
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
        await change('customer-update', { customerId, body }, signal)
      } catch (cause) {
        return refusalOf(cause, { email, customerId }, signal)
      }
      const customer = await find({ customerId }, signal)
      if (!customer)
        throw new ServiceError('commerce', 'malformed', {
          message: 'commerce customer-update: the customer no longer exists',
        })
      return { status: 'changed', customer }
    },
    async saveCartId({ customerId, cartId }, signal) {
      await change('customer-cart', { customerId, body: { form_fields: [{ name: cartField, value: cartId }] } }, signal)
    },
    async setPassword({ customerId, password }, signal) {
      try {
        await change(
          'customer-password',
          { customerId, body: { authentication: { new_password: password, force_password_reset: false } } },
          signal,
        )
        return 'changed'
      } catch (cause) {
        if (isRefused(cause)) return 'refused'
        throw cause
      }
    },
    async consent({ customerId }, signal) {
      return toGroups(
        await api.rest('customer-consent', ConsentSchema, { path: `${path}/${customerId}/consent`, signal }),
      )
    },
    async saveConsent({ customerId, groups }, signal) {
      const body = toWireConsent(groups)
      await api.rest('customer-consent-update', ConsentSchema, {
        path: `${path}/${customerId}/consent`,
        method: 'PUT',
        body,
        isIdempotent: true,
        signal,
      })
    },
    async remove({ customerId }, signal) {
      await api.rest('customer-delete', v.unknown(), {
        path,
        query: { 'id:in': customerId },
        method: 'DELETE',
        absentOn: [204],
        signal,
      })
    },
    async requestPasswordReset({ market, email, path: landing }, signal) {
      await api.graphql('password-reset-request', RequestResetSchema, {
        market,
        query: requestResetMutation,
        variables: { input: { email, path: landing } },
        isIdempotent: false,
        signal,
      })
    },
    async resetPassword({ market, customerId, token, password }, signal) {
      const variables = { input: { customerEntityId: customerId, token, newPassword: password } }
      const { customer } = await api.graphql('password-reset', ResetSchema, {
        market,
        query: resetMutation,
        variables,
        isIdempotent: false,
        signal,
      })
      return customer.resetPassword.errors.length === 0 ? 'reset' : 'refused'
    },
  } satisfies Partial<CustomerPort>
}

function isRefused(cause: unknown): cause is ServiceError {
  return (
    cause instanceof ServiceError &&
    cause.kind === 'rejected' &&
    (cause.status === 422 || cause.status === 409 || cause.status === 400)
  )
}
