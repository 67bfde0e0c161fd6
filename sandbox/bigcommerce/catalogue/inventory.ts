import { Hono } from 'hono'
import { locations } from '../../catalogue/channels.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { commaList, envelope, inventoryProblem, pageRequest, paginationMeta } from '../rest.ts'
import type { PageRequest } from '../rest.ts'
import { idList, wholeNumber } from './query.ts'

type StockRow = { id: number; product_id: number; sku: string; stock_1: number; stock_2: number; warning_level: number }
type Location = (typeof locations)[number]

const MAX_PAGE = 1000
const listed = '(SELECT value FROM json_each(?))'

export const inventoryRoutes = new Hono<SandboxContext>()

inventoryRoutes.get('/v3/inventory/items', async (c) => {
  const asked = askedLocations(c)
  const page = pageRequest(c, MAX_PAGE)
  const { rows, total } = await findStockRows(c, page)
  const items = rows.map((row) => ({
    identity: { ...identity(row), sku_id: row.id },
    locations: asked.map((location) => ({
      location_id: location.id,
      location_code: location.code,
      location_name: location.name,
      location_enabled: true,
      ...level(row, location),
    })),
  }))
  return c.json(envelope(items, paginationMeta(c, page, { total, count: items.length })))
})

inventoryRoutes.get('/v3/inventory/locations/:locationId/items', async (c) => {
  const location = locations.find(({ id }) => id === wholeNumber(c.req.param('locationId')))
  if (!location) return inventoryProblem(c, 404, 'Location was not found.')
  const page = pageRequest(c, MAX_PAGE)
  const { rows, total } = await findStockRows(c, page)
  const items = rows.map((row) => ({ identity: identity(row), ...level(row, location) }))
  return c.json(envelope(items, paginationMeta(c, page, { total, count: items.length })))
})

const identity = ({ id, product_id, sku }: StockRow) => ({ sku, variant_id: id, product_id })

function level(row: StockRow, { column }: Location) {
  const units = row[column]
  return {
    available_to_sell: units,
    total_inventory_onhand: units,
    settings: { safety_stock: 0, is_in_stock: units > 0, warning_level: row.warning_level, bin_picking_number: '' },
  }
}

function askedLocations(c: SandboxRequest): Location[] {
  const ids = idList(c, 'location_id:in')
  const codes = c.req.query('location_code:in') === undefined ? undefined : commaList(c, 'location_code:in')
  return locations.filter(({ id, code }) => (ids?.includes(id) ?? true) && (codes?.includes(code) ?? true))
}

async function findStockRows(c: SandboxRequest, { page, limit }: PageRequest): Promise<{ rows: StockRow[]; total: number }> {
  const clauses: [string, string][] = []
  const variantIds = idList(c, 'variant_id:in') ?? idList(c, 'variant_id')
  const productIds = idList(c, 'product_id:in') ?? idList(c, 'product_id')
  if (c.req.query('sku:in') !== undefined) clauses.push([`v.sku IN ${listed}`, JSON.stringify(commaList(c, 'sku:in'))])
  if (variantIds) clauses.push([`v.id IN ${listed}`, JSON.stringify(variantIds)])
  if (productIds) clauses.push([`v.product_id IN ${listed}`, JSON.stringify(productIds)])
  const where = clauses.length > 0 ? `WHERE ${clauses.map(([sql]) => sql).join(' AND ')}` : ''
  const values = clauses.map(([, value]) => value)
  const select = `SELECT v.id, v.product_id, v.sku, v.stock_1, v.stock_2, p.inventory_warning_level AS warning_level
    FROM variants v JOIN products p ON p.id = v.product_id ${where} ORDER BY v.id LIMIT ? OFFSET ?`
  const [rows, total] = await c.env.DB.batch<StockRow & { total: number }>([
    c.env.DB.prepare(select).bind(...values, limit, (page - 1) * limit),
    c.env.DB.prepare(`SELECT count(*) AS total FROM variants v ${where}`).bind(...values),
  ])
  return { rows: rows?.results ?? [], total: total?.results[0]?.total ?? 0 }
}
