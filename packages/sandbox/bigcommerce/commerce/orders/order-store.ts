import { orderStatusIds, type Order, type OrderDraft, type OrderRemarks } from './order.ts'

/**
 * SQL of the next order's number. As on the platform, no number is used twice, also after a reset of the trade:
 * something that is still to be done about the old order would be done to the new one.
 */
export const nextOrderNumber = `MAX(100001, COALESCE((SELECT MAX(id) + 1 FROM orders), 0),
  COALESCE((SELECT value + 1 FROM seed WHERE key = 'last-order'), 0))`

/** The statement that remembers the last number, before the orders are deleted. */
export function keepLastOrderNumber(db: D1Database): D1PreparedStatement {
  return db.prepare(
    "INSERT OR REPLACE INTO seed (key, value) SELECT 'last-order', id FROM orders ORDER BY id DESC LIMIT 1",
  )
}

type OrderColumns = { id: number; status_id: number; created_at: number; modified_at: number; document: string }

/** Filters of `GET /v2/orders`. Times are Unix milliseconds. */
export type OrderFilter = {
  customerId?: number | undefined
  statusId?: number | undefined
  channelId?: number | undefined
  cartId?: string | undefined
  email?: string | undefined
  minId?: number | undefined
  maxId?: number | undefined
  createdFrom?: number | undefined
  createdTo?: number | undefined
}

const conditions = {
  customerId: 'customer_id = ?',
  statusId: 'status_id = ?',
  channelId: 'channel_id = ?',
  cartId: 'cart_id = ?',
  email: 'email = ? COLLATE NOCASE',
  minId: 'id >= ?',
  maxId: 'id <= ?',
  createdFrom: 'created_at >= ?',
  createdTo: 'created_at <= ?',
} as const satisfies Record<keyof OrderFilter, string>

const sortColumns = {
  id: 'id',
  customer_id: 'customer_id',
  date_created: 'created_at',
  date_modified: 'modified_at',
  status_id: 'status_id',
  channel_id: 'channel_id',
} as const
export type OrderSort = { column: keyof typeof sortColumns; direction: 'ASC' | 'DESC' }

export function isOrderSortColumn(name: string): name is OrderSort['column'] {
  return Object.hasOwn(sortColumns, name)
}

/** Stores an unpaid order with the status Incomplete, a new one for each call. Returns its number. */
export async function insertIncompleteOrder(db: D1Database, draft: OrderDraft): Promise<number> {
  const row = await insertionOf(db, draft, {
    statusId: orderStatusIds.incomplete,
    paidCartId: null,
    now: Date.now(),
  }).first<{ id: number }>()
  if (!row) throw new Error('The order was not stored: its cart was changed or deleted at the same time')
  return row.id
}

/**
 * The statement that stores an order under the next number, provided that its cart still has the version that was sold.
 * `paidCartId` is unique, so a cart is paid for only once.
 */
export function insertionOf(
  db: D1Database,
  draft: OrderDraft,
  { statusId, paidCartId, now }: { statusId: number; paidCartId: string | null; now: number },
) {
  return db
    .prepare(
      `INSERT INTO orders (id, cart_id, paid_cart_id, customer_id, channel_id, status_id, email, created_at, modified_at, document)
       SELECT ${nextOrderNumber}, ?, ?, ?, ?, ?, ?, ?, ?, ?
       WHERE EXISTS (SELECT 1 FROM carts WHERE id = ? AND version = ?) RETURNING id`,
    )
    .bind(
      draft.cartId,
      paidCartId,
      draft.customerId,
      draft.channelId,
      statusId,
      draft.billing.email,
      now,
      now,
      JSON.stringify(draft),
      draft.cartId,
      draft.cartVersion,
    )
}

export async function findOrder(db: D1Database, id: number): Promise<Order | null> {
  const row = await db.prepare('SELECT * FROM orders WHERE id = ?').bind(id).first<OrderColumns>()
  return row ? toOrder(row) : null
}

/** Assigns an order to a customer, or to a guest if the id is 0. */
export async function giveOrder(db: D1Database, id: number, customerId: number): Promise<void> {
  await db
    .prepare(
      `UPDATE orders SET customer_id = ?1, modified_at = ?2, document = json_set(document, '$.customerId', ?1) WHERE id = ?3`,
    )
    .bind(customerId, Date.now(), id)
    .run()
}

/** The statement that sets an order's status. */
export function statusChangeOf(db: D1Database, id: number, statusId: number): D1PreparedStatement {
  return db.prepare('UPDATE orders SET status_id = ?, modified_at = ? WHERE id = ?').bind(statusId, Date.now(), id)
}

/** Adds remarks to an order. Those that it has stay, unless they are replaced. */
export async function noteOnOrder(db: D1Database, id: number, remarks: OrderRemarks): Promise<void> {
  await db
    .prepare(
      `UPDATE orders SET modified_at = ?1, document = json_patch(document, json_object('remarks', json(?2))) WHERE id = ?3`,
    )
    .bind(Date.now(), JSON.stringify(remarks), id)
    .run()
}

/** One page of the orders that match the filter. */
export async function listOrders(
  db: D1Database,
  { filter, sort, page, limit }: { filter: OrderFilter; sort: OrderSort; page: number; limit: number },
): Promise<Order[]> {
  const { where, values } = whereOf(filter)
  const { results } = await db
    .prepare(
      `SELECT * FROM orders ${where} ORDER BY ${sortColumns[sort.column]} ${sort.direction}, id ${sort.direction} LIMIT ? OFFSET ?`,
    )
    .bind(...values, limit, (page - 1) * limit)
    .all<OrderColumns>()
  return results.map(toOrder)
}

export async function paidOrderIdOfCart(db: D1Database, cartId: string): Promise<number | null> {
  const row = await db.prepare('SELECT id FROM orders WHERE paid_cart_id = ?').bind(cartId).first<{ id: number }>()
  return row?.id ?? null
}

export async function latestOrderIdOfCart(db: D1Database, cartId: string): Promise<number | null> {
  const row = await db
    .prepare('SELECT MAX(id) AS id FROM orders WHERE cart_id = ?')
    .bind(cartId)
    .first<{ id: number | null }>()
  return row?.id ?? null
}

function whereOf(filter: OrderFilter) {
  const parts = (Object.keys(conditions) as (keyof OrderFilter)[]).flatMap((key) => {
    const value = filter[key]
    return value === undefined ? [] : [{ condition: conditions[key], value }]
  })
  const where = parts.length === 0 ? '' : `WHERE ${parts.map(({ condition }) => condition).join(' AND ')}`
  return { where, values: parts.map(({ value }) => value) }
}

function toOrder(row: OrderColumns): Order {
  // Only insertionOf writes this column, from an OrderDraft.
  const draft = JSON.parse(row.document) as OrderDraft
  return { ...draft, id: row.id, statusId: row.status_id, createdAt: row.created_at, modifiedAt: row.modified_at }
}
