import type { RefusedField } from '../domain/refused-field.ts'
import { fieldsOf, type Form, type FormErrors } from './form.ts'
import { issue } from './rules.ts'

/**
 * The form field of each field that the platform may refuse, and its message. The values have passed the shop's own
 * rules, so most messages name no such rule.
 */
const formFields: Readonly<Record<RefusedField, { name: string; message: () => string }>> = {
  email: { name: 'email', message: issue.refused },
  password: { name: 'password', message: issue.newPassword },
  firstName: { name: 'first_name', message: issue.refused },
  lastName: { name: 'last_name', message: issue.refused },
  phone: { name: 'phone', message: issue.refused },
  address1: { name: 'address.addressLine1', message: issue.refused },
  address2: { name: 'address.addressLine2', message: issue.refused },
  city: { name: 'address.city', message: issue.refused },
  region: { name: 'address.county', message: issue.state },
  postalCode: { name: 'address.postCode', message: issue.postCode },
  country: { name: 'address.country', message: issue.country },
}

/** The errors of the form's own fields for a refusal by the platform. Empty if it named none of them. */
export function errorsOfRefusal(form: Form, refused: readonly RefusedField[]): FormErrors {
  const names = new Set(fieldsOf(form).map(({ name }) => name))
  return Object.fromEntries(
    refused
      .map((field) => formFields[field])
      .flatMap(({ name, message }) => (names.has(name) ? [[name, message()]] : [])),
  )
}
