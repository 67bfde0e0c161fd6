import type { BigCommerceApi } from '../api/api.ts'
import { ConsentSchema, toGroups, toWireConsent } from './consent-wire.ts'
import { customersPath } from './customer-records.ts'
import type { CustomerPort } from '#worker/ports/customer-port.ts'

export function createConsents(api: BigCommerceApi) {
  return {
    async consent({ customerId }, signal) {
      return toGroups(
        await api.rest('customer-consent', ConsentSchema, { path: `${customersPath}/${customerId}/consent`, signal }),
      )
    },
    async saveConsent({ customerId, groups }, signal) {
      const body = toWireConsent(groups)
      await api.rest('customer-consent-update', ConsentSchema, {
        path: `${customersPath}/${customerId}/consent`,
        method: 'PUT',
        body,
        isIdempotent: true,
        signal,
      })
    },
  } satisfies Partial<CustomerPort>
}
