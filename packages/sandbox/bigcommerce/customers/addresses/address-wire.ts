import type { AddressRow } from '../customer.ts'
import { findFormFields, formFieldToWire } from '../form-fields/form-field-values.ts'
import { countryName } from './address-bodies.ts'

/** Addresses in the form of the customer endpoints; `form_fields` only on request. */
export async function addressesToWire(
  db: D1Database,
  rows: readonly AddressRow[],
  { hasFormFields }: { hasFormFields: boolean },
) {
  const fields = hasFormFields
    ? await findFormFields(
        db,
        'address',
        rows.map(({ id }) => id),
      )
    : undefined
  return rows.map((row) => ({
    ...row,
    country: countryName(row.country_code),
    ...(fields && { form_fields: (fields.get(row.id) ?? []).map(formFieldToWire) }),
  }))
}
