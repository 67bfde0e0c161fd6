import * as v from 'valibot'
import type { Address, CustomerAddress } from '../domain/address.ts'
import { addressGroup, AddressRule } from './address.ts'
import { personFields } from './customer-fields.ts'
import type { FieldGroup, Form, FormValues } from './form.ts'
import { issue, nameRule, PhoneRule } from './rules.ts'
import * as messages from '#shared/messages/shop.ts'

/** An address of a customer's account, with its recipient. */
export const CustomerAddressSchema = v.pipe(
  v.object(
    {
      first_name: nameRule(issue.firstName),
      last_name: nameRule(issue.lastName),
      phone: PhoneRule,
      address: AddressRule,
    },
    issue.form,
  ),
  v.transform(toAddress),
)

type Recipient = { first_name: string; last_name: string; phone: string; address: v.InferOutput<typeof AddressRule> }

/** The address in a form, with its recipient. */
export function toAddress({ first_name, last_name, phone, address }: Recipient): Address {
  return {
    firstName: first_name,
    lastName: last_name,
    phone,
    address1: address.addressLine1,
    address2: address.addressLine2,
    city: address.city,
    region: address.county,
    postalCode: address.postCode,
    country: address.country,
  }
}

export const customerAddressForm = {
  get groups(): readonly FieldGroup[] {
    return [
      {
        name: 'recipient',
        legend: null,
        fields: personFields(),
      },
      addressGroup(messages.addresses.addLegend),
    ]
  },
  get submit() {
    return messages.addresses.submit
  },
  schema: CustomerAddressSchema,
} as const satisfies Form<typeof CustomerAddressSchema>

/** Form values of an existing address. Its first line contains the house number. */
export function customerAddressValues(address: CustomerAddress): FormValues {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    phone: address.phone,
    'address.country': address.country,
    'address.houseNumber': '',
    'address.addressLine1': address.address1,
    'address.addressLine2': address.address2,
    'address.city': address.city,
    'address.county': address.region,
    'address.postCode': address.postalCode,
  }
}
