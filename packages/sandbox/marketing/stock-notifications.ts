import type { Language } from '../catalogue/languages.ts'
import type { SandboxEnv } from '../env.ts'
import { mailInsertion } from '../mails/render-mail.ts'
import { languageOf } from './mail-texts.ts'
import { stockMail, type StockedPiece } from './mail.ts'

type Wish = {
  id: string
  email: string
  sku: string
  market: string | null
  language: string | null
  created_at: number
  sent_at: number | null
}

/**
 * Stores a stock notification, or finds the existing one for this e-mail address and SKU. `undefined` for an unknown
 * SKU.
 */
export async function wishForStock(
  db: D1Database,
  { email, sku, market, language }: { email: string; sku: string; market: string | undefined; language: Language },
) {
  const name = await nameOf(db, sku)
  if (name === null) return undefined
  const [written, , found] = await db.batch<Wish>([
    db
      .prepare(
        'INSERT INTO marketing_stock_notifications (id, email, sku, market, language, created_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email, sku) DO NOTHING',
      )
      .bind(crypto.randomUUID(), email, sku, market ?? null, language, Date.now()),
    // A customer who was notified once can subscribe again.
    db.prepare('UPDATE marketing_stock_notifications SET sent_at = NULL WHERE email = ? AND sku = ?').bind(email, sku),
    db.prepare('SELECT * FROM marketing_stock_notifications WHERE email = ? AND sku = ?').bind(email, sku),
  ])
  const wish = found?.results[0]
  if (!wish) throw new Error('The new stock notification could not be read: another request deleted it')
  return { isNew: written?.meta.changes === 1, wish: toWire(wish) }
}

/** Mails each customer whose variant is back in stock, once. Returns the number of mails. */
export async function sendStockNotifications(env: SandboxEnv): Promise<number> {
  const { DB: db } = env
  const holder = "CASE product.inventory_tracking WHEN 'product' THEN product.base_variant_id ELSE variants.id END"
  const sql = `SELECT wish.*, product.name, product.garment, product.id AS productId, product.slug, product.style,
    json_extract(product.colours, '$[' || variants.colour || '].name') AS colour FROM marketing_stock_notifications wish JOIN variants ON variants.sku = wish.sku JOIN products product ON product.id = variants.product_id
    JOIN variants holder ON holder.id = ${holder}
    WHERE wish.sent_at IS NULL AND (product.inventory_tracking = 'none' OR holder.stock_1 > 0) ORDER BY wish.created_at`
  const { results } = await db.prepare(sql).all<Wish & StockedPiece>()
  if (results.length === 0) return 0
  const mails = await Promise.all(
    results.map(({ email, market, language, ...piece }) =>
      stockMail(env, { email, market, language: languageOf(language), piece }),
    ),
  )
  await db.batch([
    ...mails.map((mail) => mailInsertion(db, mail)),
    ...results.map(({ id }) =>
      db.prepare('UPDATE marketing_stock_notifications SET sent_at = ? WHERE id = ?').bind(Date.now(), id),
    ),
  ])
  return results.length
}

async function nameOf(db: D1Database, sku: string): Promise<string | null> {
  return db
    .prepare('SELECT products.name FROM variants JOIN products ON products.id = product_id WHERE sku = ?')
    .bind(sku)
    .first<string>('name')
}

function toWire({ id, email, sku, market, created_at }: Wish) {
  return { id, email, sku, market, created_at: new Date(created_at).toISOString() }
}
