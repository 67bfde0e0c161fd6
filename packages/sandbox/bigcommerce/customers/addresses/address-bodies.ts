import * as v from 'valibot'
import { statesOf } from '../../commerce/states.ts'
import { FormFieldBody } from '../form-fields/form-field-values.ts'

function text(max: number) {
  return v.pipe(v.string(), v.maxLength(max))
}

function filled(max: number) {
  return v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
}

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

const optionalEntries = {
  company: v.optional(text(255)),
  phone: v.optional(text(50)),
  address_type: v.optional(v.picklist(['residential', 'commercial'])),
  address2: v.optional(text(255)),
  form_fields: v.optional(v.array(FormFieldBody)),
}
const CountryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{2}$/),
  v.toUpperCase(),
  v.check((code) => countryName(code) !== '', 'Unknown country'),
)
const coreEntries = {
  first_name: filled(255),
  last_name: filled(255),
  address1: filled(255),
  city: filled(100),
  country_code: CountryCode,
}

/** An address inside a new customer. */
export const NestedAddressBody = v.object({
  ...coreEntries,
  ...optionalEntries,
  state_or_province: v.optional(text(100), ''),
  postal_code: v.optional(text(30), ''),
})
export const NewAddressBody = v.object({
  ...coreEntries,
  ...optionalEntries,
  customer_id: Id,
  state_or_province: text(100),
  postal_code: text(30),
})
export const ChangedAddressBody = v.object({
  ...v.partial(v.object({ ...coreEntries, state_or_province: text(100), postal_code: text(30) })).entries,
  ...optionalEntries,
  id: Id,
})
export type NestedAddressBody = v.InferOutput<typeof NestedAddressBody>
export type ChangedAddressBody = v.InferOutput<typeof ChangedAddressBody>

/** The English name of a country; empty for an unknown code. */
export function countryName(code: string) {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) ?? ''
  } catch {
    return ''
  }
}

/**
 * The error in the state, if there is one: a country with states requires one of them by its full name; codes are not
 * accepted.
 */
export function stateFault({
  country_code,
  state_or_province,
}: {
  country_code: string
  state_or_province: string
}): string | undefined {
  const states = statesOf(country_code)
  if (states.length === 0 || states.some(({ name }) => name === state_or_province)) return undefined
  return `A state or province of ${countryName(country_code)}, spelled out in full, is needed`
}
