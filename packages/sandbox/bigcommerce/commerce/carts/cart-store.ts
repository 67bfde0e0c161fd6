import { CartNotFound, VersionConflict } from '../refusal.ts'
import type { Cart } from './cart.ts'

const cartLifetimeMs = 30 * 24 * 60 * 60 * 1000
const attempts = 8

/** The cart, or `null` if it does not exist or was not changed for 30 days. */
export async function findCart(db: D1Database, id: string): Promise<Cart | null> {
  const row = await db
    .prepare('SELECT version, document, updated_at FROM carts WHERE id = ? AND updated_at > ?')
    .bind(id, Date.now() - cartLifetimeMs)
    .first<{ version: number; document: string; updated_at: number }>()
  if (!row) return null
  // Only insertCart and changeCart write this column, from a Cart.
  const document = JSON.parse(row.document) as Cart
  return { ...document, id, version: row.version, updatedAt: row.updated_at }
}

/** @throws CartNotFound */
export async function requireCart(db: D1Database, id: string): Promise<Cart> {
  const cart = await findCart(db, id)
  if (!cart) throw new CartNotFound()
  return cart
}

export async function insertCart(db: D1Database, cart: Cart): Promise<void> {
  await db
    .prepare('INSERT INTO carts (id, version, document, updated_at) VALUES (?, ?, ?, ?)')
    .bind(cart.id, cart.version, JSON.stringify(cart), cart.updatedAt)
    .run()
}

/**
 * Changes a cart atomically: `change` is applied to the stored version, and the result is written only if that is still
 * the stored version; otherwise `change` runs again on the new version. A cart without lines is deleted, and the result
 * is `null`.
 *
 * @throws CartNotFound
 * @throws VersionConflict if `expectedVersion` is not the stored version, or if eight attempts in a row lost the race.
 */
export async function changeCart(
  db: D1Database,
  { id, expectedVersion }: { id: string; expectedVersion?: number | undefined },
  change: (cart: Cart) => Cart | Promise<Cart>,
): Promise<Cart | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await requireCart(db, id)
    if (expectedVersion !== undefined && expectedVersion !== current.version) throw new VersionConflict()
    const changed = { ...(await change(current)), version: current.version + 1, updatedAt: Date.now() }
    const write = changed.lines.length === 0 ? deletion(db, current) : replacement(db, current, changed)
    const { meta } = await write.run()
    if (meta.changes > 0) return changed.lines.length === 0 ? null : changed
  }
  throw new VersionConflict()
}

/**
 * @throws CartNotFound
 * @throws VersionConflict
 */
export async function deleteCart(
  db: D1Database,
  { id, expectedVersion }: { id: string; expectedVersion?: number | undefined },
): Promise<void> {
  await changeCart(db, { id, expectedVersion }, (cart) => ({ ...cart, lines: [] }))
}

function deletion(db: D1Database, { id, version }: Cart) {
  return db.prepare('DELETE FROM carts WHERE id = ? AND version = ?').bind(id, version)
}

function replacement(db: D1Database, current: Cart, changed: Cart) {
  return db
    .prepare('UPDATE carts SET version = ?, document = ?, updated_at = ? WHERE id = ? AND version = ?')
    .bind(changed.version, JSON.stringify(changed), changed.updatedAt, current.id, current.version)
}
