export type Hook = {
  id: number
  scope: string
  destination: string
  headers: Record<string, string>
  isActive: boolean
  createdAt: number
  updatedAt: number
}

type HookColumns = {
  id: number
  scope: string
  destination: string
  headers: string
  is_active: 0 | 1
  created_at: number
  updated_at: number
}
type HookFields = Pick<Hook, 'scope' | 'destination' | 'headers' | 'isActive'>

export async function listHooks(db: D1Database): Promise<Hook[]> {
  const { results } = await db.prepare('SELECT * FROM webhooks ORDER BY id').all<HookColumns>()
  return results.map(toHook)
}

export async function findHook(db: D1Database, id: number): Promise<Hook | null> {
  const row = await db.prepare('SELECT * FROM webhooks WHERE id = ?').bind(id).first<HookColumns>()
  return row && toHook(row)
}

/** Returns `null` if another webhook has the same scope and destination. */
export async function insertHook(
  db: D1Database,
  { scope, destination, headers, isActive }: HookFields,
): Promise<Hook | null> {
  const now = Date.now()
  const row = await db
    .prepare(
      'INSERT INTO webhooks (scope, destination, headers, is_active, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING *',
    )
    .bind(scope, destination, JSON.stringify(headers), isActive ? 1 : 0, now, now)
    .first<HookColumns>()
  return row && toHook(row)
}

/** Returns `null` if another webhook has the same scope and destination. */
export async function replaceHook(
  db: D1Database,
  id: number,
  { scope, destination, headers, isActive }: HookFields,
): Promise<Hook | null> {
  const row = await db
    .prepare(
      'UPDATE OR IGNORE webhooks SET scope = ?, destination = ?, headers = ?, is_active = ?, updated_at = ? WHERE id = ? RETURNING *',
    )
    .bind(scope, destination, JSON.stringify(headers), isActive ? 1 : 0, Date.now(), id)
    .first<HookColumns>()
  return row && toHook(row)
}

export async function deleteHook(db: D1Database, id: number): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM webhook_deliveries WHERE webhook_id = ?').bind(id),
    db.prepare('DELETE FROM webhooks WHERE id = ?').bind(id),
  ])
}

function toHook(row: HookColumns): Hook {
  // Only this file writes the column, from a record of strings.
  return {
    id: row.id,
    scope: row.scope,
    destination: row.destination,
    headers: JSON.parse(row.headers) as Record<string, string>,
    isActive: row.is_active === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
