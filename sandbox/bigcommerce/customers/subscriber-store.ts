import { customersTime } from './customer-wire.ts'

export type SubscriberRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  source: string
  order_id: number | null
  channel_id: number
  consents: string
  created_at: number
  modified_at: number
}
export type SubscriberColumns = Partial<Omit<SubscriberRow, 'id' | 'created_at' | 'modified_at'>>

/** Stores a subscriber; `null` if the e-mail address is already subscribed. */
export async function insertSubscriber(
  db: D1Database,
  columns: SubscriberColumns & { email: string },
): Promise<SubscriberRow | null> {
  const now = Date.now()
  const all = { ...columns, created_at: now, modified_at: now }
  const names = Object.keys(all)
  return db
    .prepare(
      `INSERT INTO subscribers (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING RETURNING *`,
    )
    .bind(...Object.values(all))
    .first<SubscriberRow>()
}

/** Changes a subscriber; `null` if the e-mail address belongs to another one. */
export async function updateSubscriber(
  db: D1Database,
  id: number,
  columns: SubscriberColumns,
): Promise<SubscriberRow | null> {
  const all = { ...columns, modified_at: Date.now() }
  const assignments = Object.keys(all).map((name) => `${name} = ?`)
  return db
    .prepare(`UPDATE OR IGNORE subscribers SET ${assignments.join(', ')} WHERE id = ? RETURNING *`)
    .bind(...Object.values(all), id)
    .first<SubscriberRow>()
}

export async function findSubscriber(
  db: D1Database,
  by: { id: number } | { email: string },
): Promise<SubscriberRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['email', by.email]
  return (
    (await db.prepare(`SELECT * FROM subscribers WHERE ${column} = ?`).bind(value).first<SubscriberRow>()) ?? undefined
  )
}

export function subscriberToWire(row: SubscriberRow) {
  return {
    id: row.id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    source: row.source,
    order_id: row.order_id,
    channel_id: row.channel_id,
    consents: JSON.parse(row.consents) as string[],
    date_created: customersTime(row.created_at),
    date_modified: customersTime(row.modified_at),
  }
}
