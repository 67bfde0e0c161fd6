import { inCountry } from './address-format.ts'
import type { Form, FormErrors } from './form.ts'

/**
 * Name of the first field on the page that has an error, or the first field of a group that has one. The country of an
 * address decides the order of its fields.
 */
export function firstInvalidField(form: Form, errors: FormErrors, country = ''): string | null {
  for (const { name, fields: listed } of form.groups) {
    const fields = inCountry(listed, country, true)
    const first =
      fields.find((field) => errors[field.name] !== undefined) ?? (errors[name] === undefined ? undefined : fields[0])
    if (first) return first.name
  }
  return null
}
