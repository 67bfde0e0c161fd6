import type { Context } from 'hono'
import { matchQuery } from '../../catalogue/queries/listing.ts'
import { commaList, type PageRequest } from '../rest.ts'
import { flag, idList, wholeNumber } from './query.ts'

type Clause = [sql: string, ...values: unknown[]]

const sortColumns: Record<string, string> = {
  id: 'p.id',
  name: 'p.name',
  sku: 'p.style',
  price: 'p.price_gbp',
  calculated_price: 'coalesce(p.sale_gbp, p.price_gbp)',
  date_modified: 'p.date_created',
  date_last_imported: 'p.date_created',
  is_visible: 'p.is_visible',
  total_sold: 'p.popularity',
}

const listed = '(SELECT value FROM json_each(?))'

/** One page of the ids that a `GET /catalog/products` query selects, and the total number of matches. */
export async function selectProducts(
  db: D1Database,
  c: Context,
  { page, limit }: PageRequest,
): Promise<{ ids: number[]; total: number }> {
  const clauses = clausesOf(c)
  const where = clauses.length > 0 ? `WHERE ${clauses.map(([sql]) => sql).join(' AND ')}` : ''
  const values = clauses.flatMap(([, ...bound]) => bound)
  const direction = c.req.query('direction') === 'desc' ? 'DESC' : 'ASC'
  const order = `${sortColumns[c.req.query('sort') ?? 'id'] ?? 'p.id'} ${direction}`
  const [ids, total] = await db.batch<{ id: number; total: number }>([
    db
      .prepare(`SELECT p.id FROM products p ${where} ORDER BY ${order}, p.id LIMIT ? OFFSET ?`)
      .bind(...values, limit, (page - 1) * limit),
    db.prepare(`SELECT count(*) AS total FROM products p ${where}`).bind(...values),
  ])
  return { ids: (ids?.results ?? []).map(({ id }) => id), total: total?.results[0]?.total ?? 0 }
}

function clausesOf(c: Context): Clause[] {
  const clauses: Clause[] = []
  const text = (name: string) => c.req.query(name)
  const ids = idList(c, 'id:in') ?? idList(c, 'id')
  if (ids) clauses.push([`p.id IN ${listed}`, JSON.stringify(ids)])
  for (const [name, operator] of [
    ['id:min', '>='],
    ['id:max', '<='],
    ['id:greater', '>'],
    ['id:less', '<'],
  ] as const) {
    const bound = wholeNumber(text(name) ?? '')
    if (bound !== undefined) clauses.push([`p.id ${operator} ?`, bound])
  }
  const excluded = idList(c, 'id:not_in')
  if (excluded) clauses.push([`p.id NOT IN ${listed}`, JSON.stringify(excluded)])
  for (const category of idList(c, 'categories:in') ?? idList(c, 'categories') ?? []) {
    clauses.push(['p.id IN (SELECT product_id FROM product_categories WHERE category_id = ?)', category])
  }
  if (text('sku:in') !== undefined) clauses.push([`p.style IN ${listed}`, JSON.stringify(commaList(c, 'sku:in'))])
  if (text('sku') !== undefined) clauses.push(['p.style = ?', text('sku')])
  if (text('name') !== undefined) clauses.push(['p.name = ?', text('name')])
  if (text('name:like') !== undefined) clauses.push(["p.name LIKE '%' || ? || '%'", text('name:like')])
  if (text('keyword') !== undefined)
    clauses.push([
      'p.id IN (SELECT rowid FROM product_search WHERE product_search MATCH ?)',
      matchQuery(text('keyword') ?? ''),
    ])
  if (text('availability') !== undefined) clauses.push(['p.availability = ?', text('availability')])
  if (text('type') !== undefined) clauses.push(['p.type = ?', text('type')])
  const isVisible = flag(c, 'is_visible')
  if (isVisible !== undefined) clauses.push(['p.is_visible = ?', isVisible ? 1 : 0])
  for (const [name, operator] of [
    ['price', '='],
    ['price:min', '>='],
    ['price:max', '<='],
    ['price:greater', '>'],
    ['price:less', '<'],
  ] as const) {
    const amount = Number(text(name))
    if (text(name) !== undefined && Number.isFinite(amount))
      clauses.push([`p.price_gbp ${operator} ?`, Math.round(amount * 100)])
  }
  return clauses
}
