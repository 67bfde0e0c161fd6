import { Refusal } from '../../commerce/refusal.ts'
import { isOneOf, whereOf, type Condition } from '../conditions.ts'
import type { AddressRow } from '../customer.ts'
import { checkFormFields, fieldWrites, type StoredField } from '../form-fields/form-field-values.ts'
import { withoutUndefined } from '../without-undefined.ts'
import { stateFault, type ChangedAddressBody, type NestedAddressBody } from './address-bodies.ts'

export type NewAddress = Omit<AddressRow, 'id' | 'customer_id'>

const columns = [
  'first_name',
  'last_name',
  'company',
  'phone',
  'address_type',
  'address1',
  'address2',
  'city',
  'country_code',
  'state_or_province',
  'postal_code',
] as const satisfies readonly (keyof NewAddress)[]

/** @throws Refusal 422 with `title` for a state that the country does not have. */
export function addressOf(body: NestedAddressBody, title: string): NewAddress {
  const fault = stateFault(body)
  if (fault) throw new Refusal(422, title, { state_or_province: fault })
  const { form_fields: _, company = '', phone = '', address2 = '', address_type = 'residential', ...core } = body
  return { ...core, company, phone, address2, address_type }
}

/** Stores the address. Returns `null` and changes nothing if the customer already has one with the same core fields. */
export async function insertAddress(
  db: D1Database,
  { customerId, address, fields }: { customerId: number; address: NewAddress; fields: readonly StoredField[] },
): Promise<AddressRow | null> {
  const row = await addressInsertion(db, { ownerSql: '?', owner: customerId, address }).first<AddressRow>()
  if (row && fields.length > 0) await db.batch(fieldWrites(db, { owner: 'address', ownerId: row.id, fields }))
  return row
}

/** The statement that stores an address. `ownerSql` has one parameter, `owner`, and finds the customer's id. */
export function addressInsertion(
  db: D1Database,
  { ownerSql, owner, address }: { ownerSql: string; owner: number | string; address: NewAddress },
) {
  const names = ['customer_id', ...columns]
  return db
    .prepare(
      `INSERT INTO customer_addresses (${names.join(', ')}) VALUES ((${ownerSql}), ${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING RETURNING *`,
    )
    .bind(owner, ...columns.map((column) => address[column]))
}

/**
 * Changes an address. Returns `null` and changes nothing, form fields included, if it would become equal to another
 * address of the customer.
 *
 * @throws Refusal 422 for an unknown id, a state that the country does not have, or an unknown form field.
 */
export async function updateAddress(
  db: D1Database,
  { id, form_fields, ...change }: ChangedAddressBody,
  title: string,
): Promise<AddressRow | null> {
  const [current] = await findAddresses(db, [isOneOf('id', [id])])
  if (!current) throw new Refusal(422, title, { id: `Address ${id} does not exist` })
  const changed: AddressRow = { ...current, ...withoutUndefined(change) }
  const isMoved =
    changed.country_code !== current.country_code || changed.state_or_province !== current.state_or_province
  const fault = isMoved ? stateFault(changed) : undefined
  if (fault) throw new Refusal(422, title, { state_or_province: fault })
  const fields = checkFormFields('address', form_fields ?? [], title)
  const row = await db
    .prepare(
      `UPDATE OR IGNORE customer_addresses SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ? RETURNING *`,
    )
    .bind(...columns.map((column) => changed[column]), id)
    .first<AddressRow>()
  if (row && fields.length > 0) await db.batch(fieldWrites(db, { owner: 'address', ownerId: id, fields }))
  return row
}

/** Deletes addresses by id, of any customer. Returns how many were deleted. */
export async function deleteAddresses(db: D1Database, ids: readonly number[]): Promise<number> {
  const where = isOneOf('id', ids)
  const { results } = await db
    .prepare(`DELETE FROM customer_addresses WHERE ${where.sql} RETURNING id`)
    .bind(...where.values)
    .all()
  return results.length
}

export async function findAddresses(db: D1Database, conditions: readonly Condition[]): Promise<AddressRow[]> {
  const where = whereOf(conditions)
  const { results } = await db
    .prepare(`SELECT * FROM customer_addresses ${where.sql} ORDER BY id`)
    .bind(...where.values)
    .all<AddressRow>()
  return results
}
