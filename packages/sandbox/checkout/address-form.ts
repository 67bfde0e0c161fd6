import * as v from 'valibot'
import type { Address } from '../bigcommerce/commerce/carts/cart.ts'
import { countryByCode } from '../bigcommerce/commerce/countries.ts'
import { statesOf } from '../bigcommerce/commerce/states.ts'
import type { SandboxRequest } from '../env.ts'
import type { CheckoutTexts } from './texts/english.ts'

export type AddressField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'address1'
  | 'address2'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'phone'
export type AddressValues = Record<AddressField, string>
/** Error messages by field name. */
export type FormErrors = Readonly<Record<string, string>>
export type AddressResult =
  | { isValid: true; address: Address }
  | { isValid: false; errors: Partial<Record<AddressField, string>> }

type Errors = CheckoutTexts['errors']

const maxLength = 100
const Email = v.pipe(v.string(), v.rfcEmail(), v.maxLength(254))
const phonePattern = /^\+?[\d ()./-]{7,24}$/

export const emptyAddress: AddressValues = {
  email: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
}

/** The fields of a form as text. `prefix` distinguishes two addresses in one form. */
export function addressValues(form: FormData, prefix = ''): AddressValues {
  const names = Object.keys(emptyAddress) as AddressField[]
  const values = Object.fromEntries(names.map((name) => [name, text(form, prefix + name)])) as AddressValues
  // Each country with states has a list of its own, and the form sends all of them.
  const states = form.getAll(`${prefix}state`)
  return { ...values, state: states.map(String).find((state) => state.startsWith(`${values.country}-`)) ?? '' }
}

/** Reads the request's form. An invalid body counts as an empty form. */
export async function readForm(c: SandboxRequest): Promise<FormData> {
  return c.req.formData().catch(() => new FormData())
}

export function text(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The form values of a stored address. */
export function valuesOfAddress(address: Address): AddressValues {
  const { email, firstName, lastName, address1, address2, city, postalCode, phone, countryCode, stateCode } = address
  return {
    email,
    firstName,
    lastName,
    address1,
    address2,
    city,
    postalCode,
    phone,
    country: countryCode,
    state: stateCode && `${countryCode}-${stateCode}`,
  }
}

/** Validates an address by the rules of its country, which must be one of `countries`. */
export function parseAddress(values: AddressValues, countries: readonly string[], texts: Errors): AddressResult {
  const required = (value: string, message: string) => {
    if (value === '') return message
    return value.length > maxLength && texts.tooLong
  }
  const country = countries.includes(values.country) ? countryByCode(values.country) : undefined
  const states = statesOf(values.country)
  const state = states.find(({ code }) => values.state === `${values.country}-${code}`)
  const checks: [AddressField, string | false][] = [
    ['email', !v.is(Email, values.email) && texts.email],
    ['firstName', required(values.firstName, texts.firstName)],
    ['lastName', required(values.lastName, texts.lastName)],
    ['country', !country && texts.country],
    ['address1', required(values.address1, texts.address1)],
    ['address2', values.address2.length > maxLength && texts.tooLong],
    ['city', required(values.city, texts.city)],
    ['state', states.length > 0 && !state && texts.state],
    [
      'postalCode',
      !!country &&
        !country.postalCode.test(values.postalCode) &&
        texts.postalCode(country.code, country.postalCodeExample),
    ],
    ['phone', values.phone !== '' && !phonePattern.test(values.phone) && texts.phone],
  ]
  const wrong = checks.filter((check): check is [AddressField, string] => check[1] !== false)
  if (wrong.length > 0) return { isValid: false, errors: Object.fromEntries(wrong) }
  const { email, firstName, lastName, address1, address2, city, phone } = values
  return {
    isValid: true,
    address: {
      email,
      firstName,
      lastName,
      company: '',
      address1,
      address2,
      city,
      phone,
      state: state?.name ?? '',
      stateCode: state?.code ?? '',
      postalCode: values.postalCode.toUpperCase(),
      countryCode: values.country,
    },
  }
}
