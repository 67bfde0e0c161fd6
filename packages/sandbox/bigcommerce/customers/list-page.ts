import type { Context } from 'hono'
import { Refusal } from '../commerce/refusal.ts'
import { pageRequest, paginationMeta } from '../rest.ts'
import { whereOf, type Condition } from './conditions.ts'

export type ListSource = {
  table: string
  conditions: readonly Condition[]
  sort?: { column: string; direction: 'ASC' | 'DESC' }
}
type Page<Row> = { rows: Row[]; meta: object }

/**
 * One page of a table, in both of the vendor's ways. Without a cursor it pages by `page`, and the first page also
 * returns cursors. With `before` or `after` it pages by cursor, and ignores `page`.
 *
 * @throws Refusal 422 for a cursor that the sandbox did not issue.
 */
export async function listByPageOrCursor<Row extends { id: number }>(
  c: Context,
  db: D1Database,
  source: ListSource,
): Promise<Page<Row>> {
  const after = c.req.query('after')
  const before = c.req.query('before')
  if (after !== undefined || before !== undefined)
    return listByCursor<Row>(c, db, { ...source, edge: edgeOf(before, after) })
  const { rows, meta } = await listByPage<Row>(c, db, source)
  const { page, limit } = pageRequest(c)
  if (page > 1) return { rows, meta }
  const hasNext = meta.pagination.total > rows.length
  return { rows, meta: { ...meta, cursor_pagination: cursorMeta(c, rows, { limit, hasPrevious: false, hasNext }) } }
}

/** One page of a table by `page` and `limit`. */
export async function listByPage<Row>(c: Context, db: D1Database, { table, conditions, sort }: ListSource) {
  const { page, limit } = pageRequest(c)
  const where = whereOf(conditions)
  const { column, direction } = sort ?? { column: 'id', direction: 'ASC' }
  const [count, found] = await db.batch([
    db.prepare(`SELECT COUNT(*) AS total FROM ${table} ${where.sql}`).bind(...where.values),
    db
      .prepare(`SELECT * FROM ${table} ${where.sql} ORDER BY ${column} ${direction}, id ${direction} LIMIT ? OFFSET ?`)
      .bind(...where.values, limit, (page - 1) * limit),
  ])
  const [{ total } = { total: 0 }] = (count?.results ?? []) as { total: number }[]
  const rows = (found?.results ?? []) as Row[]
  return { rows, meta: paginationMeta(c, { page, limit }, { total, count: rows.length }) }
}

type Edge = { id: number; isForward: boolean }

async function listByCursor<Row extends { id: number }>(
  c: Context,
  db: D1Database,
  { table, conditions, sort, edge }: ListSource & { edge: Edge },
): Promise<Page<Row>> {
  const { limit } = pageRequest(c)
  const { column, direction } = sort ?? { column: 'id', direction: 'ASC' }
  const isAscending = (direction === 'ASC') === edge.isForward
  const order = isAscending ? 'ASC' : 'DESC'
  const beyond = {
    sql: `(${column}, id) ${isAscending ? '>' : '<'} (SELECT ${column}, id FROM ${table} WHERE id = ?)`,
    values: [edge.id],
  }
  const where = whereOf([...conditions, beyond])
  const { results } = await db
    .prepare(`SELECT * FROM ${table} ${where.sql} ORDER BY ${column} ${order}, id ${order} LIMIT ?`)
    .bind(...where.values, limit + 1)
    .all<Row>()
  const hasMore = results.length > limit
  const pageRows = results.slice(0, limit)
  const rows = edge.isForward ? pageRows : pageRows.toReversed()
  const cursors = cursorMeta(c, rows, {
    limit,
    hasPrevious: edge.isForward || hasMore,
    hasNext: !edge.isForward || hasMore,
  })
  return { rows, meta: { cursor_pagination: cursors } }
}

function cursorMeta(
  c: Context,
  rows: readonly { id: number }[],
  { limit, hasPrevious, hasNext }: { limit: number; hasPrevious: boolean; hasNext: boolean },
) {
  const [first, last] = [rows[0], rows.at(-1)]
  const link = (name: 'before' | 'after', cursor: string) => {
    const query = new URL(c.req.url).searchParams
    for (const other of ['page', 'before', 'after']) query.delete(other)
    query.set('limit', String(limit))
    query.set(name, cursor)
    return `?${query}`
  }
  const links = {
    ...(first && hasPrevious && { previous: link('before', cursorOf(first.id)) }),
    ...(last && hasNext && { next: link('after', cursorOf(last.id)) }),
  }
  return {
    count: rows.length,
    per_page: limit,
    start_cursor: first ? cursorOf(first.id) : '',
    end_cursor: last ? cursorOf(last.id) : '',
    links,
  }
}

function cursorOf(id: number) {
  return btoa(JSON.stringify({ id })).replace(/=+$/, '')
}

function edgeOf(before: string | undefined, after: string | undefined): Edge {
  const isForward = after !== undefined
  try {
    const { id } = JSON.parse(atob(after ?? before ?? '')) as { id: unknown }
    if (typeof id === 'number' && Number.isSafeInteger(id)) return { id, isForward }
  } catch {
    // Falls through to the refusal, because the client made up the cursor.
  }
  throw new Refusal(422, 'The cursor is not valid', { [isForward ? 'after' : 'before']: 'Not a cursor' })
}
