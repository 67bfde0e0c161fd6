import { isOneOf } from './conditions.ts'

export type WishlistRow = { id: number; customer_id: number; name: string; is_public: number; token: string }
export type WishlistItemRow = { id: number; wishlist_id: number; product_id: number; variant_id: number | null }
export type Wishlist = WishlistRow & { items: WishlistItemRow[] }
export type NewItem = { productId: number; variantId: number | null }

/** Wishlists of the rows with their items. */
export async function loadItemsOf(db: D1Database, rows: readonly WishlistRow[]): Promise<Wishlist[]> {
  const where = isOneOf(
    'wishlist_id',
    rows.map(({ id }) => id),
  )
  const { results } = await db
    .prepare(`SELECT * FROM wishlist_items WHERE ${where.sql} ORDER BY id`)
    .bind(...where.values)
    .all<WishlistItemRow>()
  const items = Map.groupBy(results, ({ wishlist_id }) => wishlist_id)
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }))
}

export async function findWishlist(
  db: D1Database,
  by: { id: number } | { token: string },
): Promise<Wishlist | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['token', by.token]
  const row = await db.prepare(`SELECT * FROM wishlists WHERE ${column} = ?`).bind(value).first<WishlistRow>()
  return row ? (await loadItemsOf(db, [row]))[0] : undefined
}

type NewWishlist = { customerId: number; name: string; isPublic: boolean; items: readonly NewItem[] }

export async function insertWishlist(db: D1Database, wishlist: NewWishlist): Promise<Wishlist> {
  const token = crypto.randomUUID()
  await db.batch(wishlistInsertions(db, wishlist, token))
  return requireStored(await findWishlist(db, { token }))
}

/** The statements that add a wishlist of this token. */
export function wishlistInsertions(
  db: D1Database,
  { customerId, name, isPublic, items }: NewWishlist,
  token: string,
): D1PreparedStatement[] {
  return [
    db
      .prepare('INSERT INTO wishlists (customer_id, name, is_public, token) VALUES (?, ?, ?, ?)')
      .bind(customerId, name, Number(isPublic), token),
    ...itemInsertions(db, { sql: '(SELECT id FROM wishlists WHERE token = ?)', value: token }, items),
  ]
}

/** Adds items. An item that is already on the list is not added again. */
export async function addWishlistItems(db: D1Database, id: number, items: readonly NewItem[]): Promise<Wishlist> {
  if (items.length > 0) await db.batch(itemInsertions(db, { sql: '?', value: id }, items))
  return requireStored(await findWishlist(db, { id }))
}

/** Removes items from the list. Returns the list, and whether all items were on it. */
export async function removeWishlistItems(
  db: D1Database,
  id: number,
  itemIds: readonly number[],
): Promise<{ wishlist: Wishlist; isComplete: boolean }> {
  const where = isOneOf('id', itemIds)
  const { results } = await db
    .prepare(`DELETE FROM wishlist_items WHERE wishlist_id = ? AND ${where.sql} RETURNING id`)
    .bind(id, ...where.values)
    .all()
  return {
    wishlist: requireStored(await findWishlist(db, { id })),
    isComplete: results.length === new Set(itemIds).size,
  }
}

type WishlistChange = {
  name?: string | undefined
  isPublic?: boolean | undefined
  items?: readonly (NewItem & { id: number })[]
}

/** Changes a list's name and visibility, and the products of its items. Items that are not on the list are ignored. */
export async function updateWishlist(
  db: D1Database,
  id: number,
  { name, isPublic, items = [] }: WishlistChange,
): Promise<Wishlist> {
  await db.batch([
    db
      .prepare('UPDATE wishlists SET name = ifnull(?, name), is_public = ifnull(?, is_public) WHERE id = ?')
      .bind(name ?? null, isPublic === undefined ? null : Number(isPublic), id),
    ...items.map((item) =>
      db
        .prepare('UPDATE OR IGNORE wishlist_items SET product_id = ?, variant_id = ? WHERE id = ? AND wishlist_id = ?')
        .bind(item.productId, item.variantId, item.id, id),
    ),
  ])
  return requireStored(await findWishlist(db, { id }))
}

export async function deleteWishlists(db: D1Database, ids: readonly number[]): Promise<void> {
  const where = isOneOf('id', ids)
  await db
    .prepare(`DELETE FROM wishlists WHERE ${where.sql}`)
    .bind(...where.values)
    .run()
}

/** `token` gives access to a public list. */
export function wishlistToWire({ id, customer_id, name, is_public, token, items }: Wishlist) {
  return {
    id,
    customer_id,
    name,
    is_public: is_public === 1,
    token,
    items: items.map((item) => ({
      id: item.id,
      product_id: item.product_id,
      ...(item.variant_id !== null && { variant_id: item.variant_id }),
    })),
  }
}

function itemInsertions(db: D1Database, list: { sql: string; value: number | string }, items: readonly NewItem[]) {
  return items.map(({ productId, variantId }) =>
    db
      .prepare(
        `INSERT INTO wishlist_items (wishlist_id, product_id, variant_id) VALUES (${list.sql}, ?, ?) ON CONFLICT DO NOTHING`,
      )
      .bind(list.value, productId, variantId),
  )
}

function requireStored(wishlist: Wishlist | undefined): Wishlist {
  if (!wishlist) throw new Error('The changed wishlist could not be read: another request deleted it')
  return wishlist
}
