import { nextClosing } from './closing-time.ts'

export type Reservation = {
  id: string
  key: string | null
  sku: string
  shop: string
  market: string
  language: string
  name: string
  email: string
  until: string
  created_at: number
}

type Request = Pick<Reservation, 'sku' | 'shop' | 'market' | 'language' | 'name' | 'email'> & { key: string }

const table = 'shop_reservations'

/**
 * Keeps one piece for the shopper, or finds the one that waits under this key. `null` if the shop has none left of its
 * `units`.
 */
export async function reserve(
  db: D1Database,
  { key, sku, shop, market, language, name, email }: Request,
  units: number,
): Promise<{ isNew: boolean; id: string; until: string } | null> {
  const now = Date.now()
  const { until, untilMs } = nextClosing(now)
  const [, written, found] = await db.batch<Reservation>([
    deletionOfOver(db),
    // One statement counts and writes, so that two shoppers never get the same piece.
    db
      .prepare(
        `INSERT INTO ${table} (id, key, sku, shop, market, language, name, email, until, until_ms, created_at) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM ${table} WHERE sku = ? AND shop = ?) < ? ON CONFLICT (key) DO NOTHING`,
      )
      .bind(crypto.randomUUID(), key, sku, shop, market, language, name, email, until, untilMs, now, sku, shop, units),
    db.prepare(`SELECT * FROM ${table} WHERE key = ?`).bind(key),
  ])
  const reservation = found?.results[0]
  return reservation ? { isNew: written?.meta.changes === 1, id: reservation.id, until: reservation.until } : null
}

/** Ends a reservation, so that others can have the piece. False if it is over. */
export async function putBack(db: D1Database, id: string): Promise<boolean> {
  const { meta } = await db.prepare(`DELETE FROM ${table} WHERE id = ? AND key IS NOT NULL`).bind(id).run()
  return meta.changes > 0
}

/** The shopper has bought the piece. Nothing personal is kept of it. False if the reservation is over. */
export async function collect(db: D1Database, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare(`UPDATE ${table} SET key = NULL, name = '', email = '' WHERE id = ? AND key IS NOT NULL`)
    .bind(id)
    .run()
  return meta.changes > 0
}

/** The pieces that wait in the shops, the next one to end first. */
export async function waiting(db: D1Database): Promise<Reservation[]> {
  const [, found] = await db.batch<Reservation>([
    deletionOfOver(db),
    db.prepare(`SELECT * FROM ${table} WHERE key IS NOT NULL ORDER BY until_ms, created_at, rowid`),
  ])
  return found?.results ?? []
}

export async function reservationsOf(db: D1Database, email: string): Promise<Reservation[]> {
  return (await waiting(db)).filter((reservation) => reservation.email.toLowerCase() === email)
}

/** Puts back all that waits for an address. Returns the number of pieces. */
export async function forget(db: D1Database, email: string): Promise<number> {
  const { meta } = await db.prepare(`DELETE FROM ${table} WHERE email = ? AND key IS NOT NULL`).bind(email).run()
  return meta.changes
}

export function deletionOfOver(db: D1Database): D1PreparedStatement {
  return db.prepare(`DELETE FROM ${table} WHERE until_ms < ? AND key IS NOT NULL`).bind(Date.now())
}

export function resetShopsStatements(db: D1Database): D1PreparedStatement[] {
  return [db.prepare(`DELETE FROM ${table}`)]
}
