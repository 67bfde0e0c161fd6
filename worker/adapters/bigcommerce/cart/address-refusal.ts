import { ServiceError } from '#shared/errors.ts'
import { vendorRefusal } from '#worker/upstream/failures.ts'

const parts = new Set([
  'address',
  'shipping_address',
  'address1',
  'address2',
  'city',
  'state_or_province',
  'state_or_province_code',
  'postal_code',
  'country',
  'country_code',
])
const partNames = /\b(?:shipping address|city|state|province|postal code|zip code|country)\b/i

/**
 * True if the platform refused a consignment for its address. The names of the refused fields show it, or the message
 * if there are none, as in a response of its GraphQL API. An e-mail address or a phone number is no part of an
 * address.
 */
export function isAddressRefusal(cause: unknown): boolean {
  if (!(cause instanceof ServiceError) || cause.kind !== 'rejected') return false
  if (cause.status !== null && cause.status !== 400 && cause.status !== 422) return false
  const { fields, title } = vendorRefusal(cause)
  if (fields.length === 0) return partNames.test(title)
  return fields.some((path) => parts.has(path.split(/[.[\]]+/).findLast((part) => part !== '') ?? ''))
}
