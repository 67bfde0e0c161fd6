import * as v from 'valibot'
import { Refusal } from '../../commerce/refusal.ts'
import { isOneOf } from '../conditions.ts'
import { findFormField, formFieldById, type CustomFormField, type FormFieldOwner } from './form-fields.ts'

export const FormFieldValue = v.union([v.string(), v.number(), v.array(v.string())])
export type FormFieldValue = v.InferOutput<typeof FormFieldValue>
export const FormFieldBody = v.object({ name: v.string(), value: FormFieldValue })
export type FormFieldBody = v.InferOutput<typeof FormFieldBody>

export type FormFieldRow = {
  id: number
  customer_id: number | null
  address_id: number | null
  field_id: number
  value: string
}
/** A value in its stored form, JSON text. */
export type StoredField = { fieldId: number; value: string }

const ownerColumns = { customer: 'customer_id', address: 'address_id' } as const satisfies Record<
  FormFieldOwner,
  string
>

/**
 * Finds the fields by their names and checks the values.
 *
 * @throws Refusal 422 with `title` for an unknown field name, or a value that the field does not accept.
 */
export function checkFormFields(owner: FormFieldOwner, bodies: readonly FormFieldBody[], title: string): StoredField[] {
  return bodies.map(({ name, value }) => {
    const field = findFormField(owner, name)
    if (!field) throw new Refusal(422, title, { [`form_fields.${name}`]: `The form field "${name}" does not exist` })
    const fault = faultOf(field, value)
    if (fault) throw new Refusal(422, title, { [`form_fields.${name}`]: fault })
    return { fieldId: field.id, value: JSON.stringify(value) }
  })
}

/** Statements that set fields of one customer or address. `ownerId` is its id, or SQL with one parameter that finds it. */
export function fieldWrites(
  db: D1Database,
  {
    owner,
    ownerId,
    fields,
  }: { owner: FormFieldOwner; ownerId: number | { sql: string; value: string }; fields: readonly StoredField[] },
) {
  const column = ownerColumns[owner]
  const [source, bound] = typeof ownerId === 'number' ? ['?', ownerId] : [`(${ownerId.sql})`, ownerId.value]
  return fields.map(({ fieldId, value }) =>
    db
      .prepare(
        `INSERT INTO form_field_values (${column}, field_id, value) VALUES (${source}, ?, ?)
         ON CONFLICT (${column}, field_id) WHERE ${column} IS NOT NULL DO UPDATE SET value = excluded.value`,
      )
      .bind(bound, fieldId, value),
  )
}

/** The form fields that customers or addresses have values for, by owner. */
export async function findFormFields(
  db: D1Database,
  owner: FormFieldOwner,
  ids: readonly number[],
): Promise<Map<number, FormFieldRow[]>> {
  const column = ownerColumns[owner]
  const where = isOneOf(column, ids)
  const { results } = await db
    .prepare(`SELECT * FROM form_field_values WHERE ${where.sql} ORDER BY field_id`)
    .bind(...where.values)
    .all<FormFieldRow>()
  return Map.groupBy<number, FormFieldRow>(results, (row) => row[column] ?? 0)
}

/** `{ name, value, customer_id | address_id }` */
export function formFieldToWire(row: FormFieldRow) {
  const owner = row.customer_id === null ? { address_id: row.address_id } : { customer_id: row.customer_id }
  return { ...owner, name: formFieldById(row.field_id)?.name ?? '', value: JSON.parse(row.value) as FormFieldValue }
}

function faultOf(field: CustomFormField, value: FormFieldValue): string | undefined {
  if (typeof value !== 'string') return `The form field "${field.name}" takes a text`
  if (value.length > field.maxLength)
    return `The form field "${field.name}" takes at most ${field.maxLength} characters`
  const isDate = value === '' || (/^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value)))
  return field.kind === 'date' && !isDate ? `The form field "${field.name}" takes a date as YYYY-MM-DD` : undefined
}
