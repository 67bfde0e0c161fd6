import type * as v from 'valibot'
import type { Language } from '../catalogue/languages.ts'
import type { MailsSchema, OpenNotificationsSchema } from './bodies.ts'

/** A request that gets no mail is deleted after this time. */
const keptMs = 180 * 24 * 60 * 60 * 1000

type Wish = {
  id: string
  email: string
  sku: string
  market: string | null
  language: string | null
  created_at: number
}

const table = 'marketing_stock_notifications'
const listed = '(SELECT value FROM json_each(?))'

/**
 * Stores a request, or finds the open one of this e-mail address for the SKU, which keeps its place. `undefined` for an
 * unknown SKU.
 */
export async function wishForStock(
  db: D1Database,
  { email, sku, market, language }: { email: string; sku: string; market: string | undefined; language: Language },
) {
  const name = await nameOf(db, sku)
  if (name === null) return undefined
  const [, written, found] = await db.batch<Wish>([
    deletionOfOld(db),
    db
      .prepare(
        `INSERT INTO ${table} (id, email, sku, market, language, created_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email, sku) DO NOTHING`,
      )
      .bind(crypto.randomUUID(), email, sku, market ?? null, language, Date.now()),
    db.prepare(`SELECT * FROM ${table} WHERE email = ? AND sku = ?`).bind(email, sku),
  ])
  const wish = found?.results[0]
  if (!wish) throw new Error('The new stock notification could not be read: another request deleted it')
  return { isNew: written?.meta.changes === 1, wish: toWire(wish) }
}

/** The open requests for SKUs, the oldest of each SKU and market, and how many mails were sent about each SKU. */
export async function openNotifications(
  db: D1Database,
  { skus, sent_since: since, limit }: v.InferOutput<typeof OpenNotificationsSchema>,
) {
  const [, wishes, mails] = await db.batch<Wish & { sent: number }>([
    deletionOfOld(db),
    db
      .prepare(
        `SELECT * FROM (SELECT *, rowid AS place, row_number() OVER (PARTITION BY sku, market ORDER BY created_at, rowid) AS nth FROM ${table} WHERE sku IN ${listed}) WHERE nth <= ? ORDER BY created_at, place`,
      )
      .bind(JSON.stringify(skus), limit),
    db
      .prepare(
        `SELECT sku, count(*) AS sent FROM marketing_stock_mails WHERE sku IN ${listed} AND sent_at >= ? GROUP BY sku`,
      )
      .bind(JSON.stringify(skus), Date.parse(since)),
  ])
  return {
    notifications: (wishes?.results ?? []).map(toWire),
    sent: Object.fromEntries((mails?.results ?? []).map(({ sku, sent }) => [sku, sent])),
  }
}

/**
 * Sends the mails whose requests are open, and deletes those requests, in one transaction. Of a mail only SKU and time
 * are kept. Returns the number of mails.
 */
export async function sendNotifications(db: D1Database, { mails }: v.InferOutput<typeof MailsSchema>): Promise<number> {
  const now = Date.now()
  const results = await db.batch(
    mails.flatMap(({ id, subject, text, html, unsubscribe_url: url }) => [
      db
        .prepare(
          `INSERT INTO outbox (recipient, subject, body, html, unsubscribe_url, created_at) SELECT email, ?, ?, ?, ?, ? FROM ${table} WHERE id = ?`,
        )
        .bind(subject, text, html, url, now, id),
      db
        .prepare(`INSERT INTO marketing_stock_mails (id, sku, sent_at) SELECT id, sku, ? FROM ${table} WHERE id = ?`)
        .bind(now, id),
      db.prepare(`DELETE FROM ${table} WHERE id = ?`).bind(id),
    ]),
  )
  return results.filter(({ meta }, index) => index % 3 === 2 && meta.changes > 0).length
}

export async function notificationsOf(db: D1Database, email: string) {
  const [, found] = await db.batch<Wish>([
    deletionOfOld(db),
    db.prepare(`SELECT * FROM ${table} WHERE email = ? ORDER BY created_at, rowid`).bind(email),
  ])
  return (found?.results ?? []).map(toWire)
}

/** Returns the number of requests that were deleted. */
export async function stopNotifications(db: D1Database, email: string): Promise<number> {
  const { meta } = await db.prepare(`DELETE FROM ${table} WHERE email = ?`).bind(email).run()
  return meta.changes
}

function deletionOfOld(db: D1Database): D1PreparedStatement {
  return db.prepare(`DELETE FROM ${table} WHERE created_at < ?`).bind(Date.now() - keptMs)
}

async function nameOf(db: D1Database, sku: string): Promise<string | null> {
  return db
    .prepare('SELECT products.name FROM variants JOIN products ON products.id = product_id WHERE sku = ?')
    .bind(sku)
    .first<string>('name')
}

function toWire({ id, email, sku, market, language, created_at }: Wish) {
  return { id, email, sku, market, language, created_at: new Date(created_at).toISOString() }
}
