import * as v from 'valibot'
import type { Address } from './carts/cart.ts'
import { countryByCode } from './countries.ts'
import { statesOf } from './states.ts'

const Text = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255))), '')

/** An address in a request. Only e-mail and country are required here; placing an order requires more. */
export const AddressBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.rfcEmail(), v.maxLength(254)),
  country_code: v.pipe(v.string(), v.regex(/^[A-Za-z]{2}$/)),
  first_name: Text,
  last_name: Text,
  company: Text,
  address1: Text,
  address2: Text,
  city: Text,
  state_or_province: Text,
  state_or_province_code: Text,
  postal_code: Text,
  phone: Text,
})
export type AddressBody = v.InferOutput<typeof AddressBody>

/** Fills in the state's code from its name, or its name from its code. */
export function addressFromWire(body: AddressBody): Address {
  const countryCode = body.country_code.toUpperCase()
  const state = statesOf(countryCode).find(
    ({ code, name }) => code === body.state_or_province_code?.toUpperCase() || name === body.state_or_province,
  )
  return {
    email: body.email,
    firstName: body.first_name ?? '',
    lastName: body.last_name ?? '',
    company: body.company ?? '',
    address1: body.address1 ?? '',
    address2: body.address2 ?? '',
    city: body.city ?? '',
    state: state?.name ?? body.state_or_province ?? '',
    stateCode: state?.code ?? body.state_or_province_code ?? '',
    postalCode: body.postal_code ?? '',
    countryCode,
    phone: body.phone ?? '',
  }
}

/** An address in the form that checkouts return. */
export function addressToWire(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    email: address.email,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state_or_province: address.state,
    state_or_province_code: address.stateCode,
    country: countryByCode(address.countryCode)?.name ?? '',
    country_code: address.countryCode,
    postal_code: address.postalCode,
    phone: address.phone,
    custom_fields: [],
  }
}

/** An address in the form that v2 orders return: other names for the same fields. */
export function addressToOrderWire(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    street_1: address.address1,
    street_2: address.address2,
    city: address.city,
    state: address.state,
    zip: address.postalCode,
    country: countryByCode(address.countryCode)?.name ?? '',
    country_iso2: address.countryCode,
    phone: address.phone,
    email: address.email,
    form_fields: [],
  }
}

/** True if the address has what an order needs: name, street, town, country and postcode. */
export function isCompleteAddress(address: Address) {
  const needed = [
    address.email,
    address.firstName,
    address.lastName,
    address.address1,
    address.city,
    address.countryCode,
    address.postalCode,
  ]
  return needed.every((part) => part !== '')
}
