import * as v from 'valibot'
import { WireText } from '../api/wire-text.ts'
import { type Address, toAddressEntity } from '#shared/domain/address.ts'
import { type Customer, customerFieldNames, toPreference, type CustomerFieldName } from '#shared/domain/customer.ts'
import type { NewCustomer } from '#worker/ports/customer-port.ts'

// A field with several choices is a list.
const FieldValueSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.array(v.string())]), ''),
  v.transform((value) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))),
)

export const CustomerSchema = v.object({
  id: v.number(),
  email: v.string(),
  first_name: WireText,
  last_name: WireText,
  phone: WireText,
  accepts_product_review_abandoned_cart_emails: v.optional(v.boolean(), false),
  channel_ids: v.nullish(v.array(v.number()), null),
  date_created: v.optional(v.string(), ''),
  form_fields: v.optional(v.array(v.object({ name: v.string(), value: FieldValueSchema })), []),
})
type WireCustomer = v.InferOutput<typeof CustomerSchema>

export const CustomersSchema = v.object({ data: v.array(CustomerSchema) })

export const CredentialsSchema = v.object({ is_valid: v.boolean(), customer_id: v.nullish(v.number(), null) })

const cartIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function toCustomer(wire: WireCustomer, cartField: string): Customer {
  const valueOf = (fieldName: string) => wire.form_fields.find(({ name }) => name === fieldName)?.value.trim() ?? ''
  const profileCartId = valueOf(cartField)
  const registeredAt = Date.parse(wire.date_created)
  return {
    id: wire.id,
    email: wire.email,
    firstName: wire.first_name,
    lastName: wire.last_name,
    phone: wire.phone,
    title: valueOf(customerFieldNames.title),
    dateOfBirth: valueOf(customerFieldNames.dateOfBirth).slice(0, 10),
    preferenceEmail: toPreference(valueOf(customerFieldNames.preferenceEmail)),
    preferencePost: toPreference(valueOf(customerFieldNames.preferencePost)),
    acceptsReviewEmails: wire.accepts_product_review_abandoned_cart_emails,
    profileCartId: cartIdPattern.test(profileCartId) ? profileCartId.toLowerCase() : null,
    channelIds: wire.channel_ids ?? null,
    ...(Number.isNaN(registeredAt) ? {} : { registeredAt }),
  }
}

/** Fields by the platform's names. */
export function toWireFields(fields: Partial<Record<CustomerFieldName, string>>): { name: string; value: string }[] {
  return Object.entries(fields).map(([key, value]) => ({ name: customerFieldNames[key as CustomerFieldName], value }))
}

export function toWireCustomer(
  { email, password, firstName, lastName, phone, fields, acceptsReviewEmails, address }: NewCustomer,
  channelId: number,
) {
  return {
    email,
    first_name: firstName,
    last_name: lastName,
    phone,
    authentication: { new_password: password },
    accepts_product_review_abandoned_cart_emails: acceptsReviewEmails,
    origin_channel_id: channelId,
    form_fields: toWireFields(fields).filter(({ value }) => value !== ''),
    ...(address && { addresses: [toWireCustomerAddress(address)] }),
    trigger_account_created_notification: true,
  }
}

export function toWireCustomerAddress(address: Address) {
  return { ...toAddressEntity(address), address_type: 'residential' }
}
