import { whereOf, type Condition } from './conditions.ts'
import type { CustomerRow } from './customer.ts'

export async function findCustomers(db: D1Database, conditions: readonly Condition[]): Promise<CustomerRow[]> {
  const where = whereOf(conditions)
  const { results } = await db
    .prepare(`SELECT * FROM customers ${where.sql} ORDER BY id`)
    .bind(...where.values)
    .all<CustomerRow>()
  return results
}

export async function findCustomerById(db: D1Database, id: number): Promise<CustomerRow | undefined> {
  return (await db.prepare('SELECT * FROM customers WHERE id = ?').bind(id).first<CustomerRow>()) ?? undefined
}

/** Finds a customer by e-mail address, ignoring case. */
export async function findCustomerByEmail(db: D1Database, email: string): Promise<CustomerRow | undefined> {
  return (await db.prepare('SELECT * FROM customers WHERE email = ?').bind(email).first<CustomerRow>()) ?? undefined
}

/** Columns to write, by name. */
export type CustomerColumns = Partial<Omit<CustomerRow, 'id'>>

export function customerInsertion(db: D1Database, columns: CustomerColumns & { id?: number }) {
  const names = Object.keys(columns)
  return db
    .prepare(`INSERT INTO customers (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .bind(...Object.values(columns))
}

export function customerUpdate(db: D1Database, id: number, columns: CustomerColumns) {
  return db
    .prepare(
      `UPDATE customers SET ${Object.keys(columns)
        .map((name) => `${name} = ?`)
        .join(', ')} WHERE id = ?`,
    )
    .bind(...Object.values(columns), id)
}

/** Statements that end all of a customer's sessions and make reset links invalid, after a password change. */
export function signOutEverywhere(db: D1Database, customerId: number) {
  return ['customer_access_tokens', 'store_sessions', 'password_resets'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE customer_id = ?`).bind(customerId),
  )
}

/** Deletes customers with everything that belongs to them, except their orders. */
export async function deleteCustomers(db: D1Database, ids: readonly number[]): Promise<void> {
  await db.prepare('DELETE FROM customers WHERE id IN (SELECT value FROM json_each(?))').bind(JSON.stringify(ids)).run()
}
