import type { BigCommerceApi } from '../api/api.ts'
import { type CustomerRecords, customersPath, isRefused } from './customer-records.ts'
import { CredentialsSchema } from './customer-wire.ts'
import { RequestResetSchema, requestResetMutation, resetMutation, ResetSchema } from './password-mutations.ts'
import type { CustomerPort } from '#worker/ports/customer-port.ts'

/** Passwords of customers: REST checks and sets them, GraphQL resets them by a link. */
export function createPasswords(api: BigCommerceApi, { change }: CustomerRecords) {
  return {
    async checkCredentials({ market, email, password }, signal) {
      const body = { email, password, channel_id: api.channelOf(market) }
      // Here 429 limits the attempts of one e-mail address, not the platform's quota, so it must not open the circuit
      // breaker.
      const response = await api.rest('validate-credentials', CredentialsSchema, {
        path: `${customersPath}/validate-credentials`,
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
