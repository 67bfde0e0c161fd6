import * as v from 'valibot'
import { findChannel } from '../../catalogue/channels.ts'
import { NestedAddressBody } from './addresses/address-bodies.ts'
import { FormFieldBody } from './form-fields/form-field-values.ts'
import { isAllowedPassword, passwordRule } from './login/password.ts'

function text(max: number) {
  return v.pipe(v.string(), v.maxLength(max))
}

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))
const Email = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(250), v.rfcEmail())
const ChannelId = v.pipe(
  v.number(),
  v.integer(),
  v.check((id) => findChannel(id) !== undefined, 'Unknown channel'),
)
export const Password = v.pipe(v.string(), v.check(isAllowedPassword, passwordRule.description))

const optionalEntries = {
  company: v.optional(text(255)),
  phone: v.optional(text(50)),
  notes: v.optional(v.string()),
  tax_exempt_category: v.optional(text(255)),
  registration_ip_address: v.optional(text(30)),
  customer_group_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  authentication: v.optional(
    v.object({ force_password_reset: v.optional(v.boolean()), new_password: v.optional(Password) }),
  ),
  accepts_product_review_abandoned_cart_emails: v.optional(v.boolean()),
  store_credit_amounts: v.optional(
    v.pipe(v.array(v.object({ amount: v.pipe(v.number(), v.minValue(0)) })), v.maxLength(1)),
  ),
  origin_channel_id: v.optional(ChannelId),
  channel_ids: v.optional(v.nullable(v.pipe(v.array(ChannelId), v.minLength(1)))),
  form_fields: v.optional(v.array(FormFieldBody)),
}

export const NewCustomerBody = v.object({
  ...optionalEntries,
  email: Email,
  first_name: Name,
  last_name: Name,
  addresses: v.optional(v.pipe(v.array(NestedAddressBody), v.maxLength(10))),
  trigger_account_created_notification: v.optional(v.boolean()),
})
export type NewCustomerBody = v.InferOutput<typeof NewCustomerBody>

/** Addresses and attributes cannot be changed here. The vendor ignores them, so the sandbox does too. */
export const ChangedCustomerBody = v.object({
  ...optionalEntries,
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  email: v.optional(Email),
  first_name: v.optional(Name),
  last_name: v.optional(Name),
})
export type ChangedCustomerBody = v.InferOutput<typeof ChangedCustomerBody>

export const CredentialsBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1)),
  password: v.string(),
  channel_id: v.optional(ChannelId, 1),
})
