import { Hono } from 'hono'
import { locations } from '../../catalogue/channels.ts'
import { isHeldByLocations } from '../../catalogue/stock.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { commaList, envelope, pageRequest, paginationMeta, type PageRequest } from '../rest.ts'
import { idList } from './query.ts'

/** A variant, or, if the id is `null`, a product whose variants share one pool. */
type StockRow = {
  id: number | null
  product_id: number
  sku: string
  style: string
  stock_1: number
  stock_2: number
  warning_level: number
}
type Location = (typeof locations)[number]

const maxPage = 1000
const listed = '(SELECT value FROM json_each(?))'

export const inventoryRoutes = new Hono<SandboxContext>()

inventoryRoutes.get('/v3/inventory/items', async (c) => {
  const requestedConditions = requestedLocations(c)
  const page = pageRequest(c, maxPage)
  const { rows, total } = await findStockRows(c, page)
  const items = rows.map((row) => ({
    identity: { ...identity(row), ...(row.id !== null && { sku_id: row.id }) },
    locations: (isHeldByLocations(row) ? requestedConditions : []).map((location) => ({
      location_id: location.id,
      location_code: location.code,
      location_name: location.name,
      location_enabled: true,
      ...level(row, location),
    })),
  }))
  return c.json(envelope(items, paginationMeta(c, page, { total, count: items.length })))
})

function identity({ id, product_id, sku }: StockRow) {
  return { sku, ...(id !== null && { variant_id: id }), product_id }
}

function level(row: StockRow, { column }: Location) {
  const units = row[column]
  return {
    available_to_sell: units,
    total_inventory_onhand: units,
    settings: { safety_stock: 0, is_in_stock: units > 0, warning_level: row.warning_level, bin_picking_number: '' },
  }
}

function requestedLocations(c: SandboxRequest): Location[] {
  const ids = idList(c, 'location_id:in')
  const codes = c.req.query('location_code:in') === undefined ? undefined : commaList(c, 'location_code:in')
  return locations.filter(({ id, code }) => (ids?.includes(id) ?? true) && (codes?.includes(code) ?? true))
}

// Untracked stock is recorded as 0. The units of a pool belong to the product's own record, and its variants are
// recorded as 0.
function ownUnits(column: string) {
  return `CASE WHEN p.inventory_tracking = 'none' OR (p.inventory_tracking = 'product' AND p.variant_count > 1) THEN 0 ELSE v.${column} END AS ${column}`
}

const variantRows = `SELECT v.id, v.product_id, v.sku, p.style, ${ownUnits('stock_1')}, ${ownUnits('stock_2')}, p.inventory_warning_level AS warning_level
  FROM variants v JOIN products p ON p.id = v.product_id`
const poolRows = `SELECT NULL AS id, p.id AS product_id, p.style AS sku, p.style, v.stock_1, v.stock_2, p.inventory_warning_level AS warning_level
  FROM products p JOIN variants v ON v.id = p.base_variant_id`

async function findStockRows(
  c: SandboxRequest,
  { page, limit }: PageRequest,
): Promise<{ rows: StockRow[]; total: number }> {
  const variantIds = idList(c, 'variant_id:in') ?? idList(c, 'variant_id')
  const productIds = idList(c, 'product_id:in') ?? idList(c, 'product_id')
  const skus = c.req.query('sku:in') === undefined ? undefined : commaList(c, 'sku:in')
  const ofVariants = conditions([
    ['v.id', variantIds],
    ['v.product_id', productIds],
    ['v.sku', skus],
  ])
  const ofPools = conditions(
    [
      ['p.id', productIds],
      ['p.style', skus],
    ],
    ["p.inventory_tracking = 'product'", 'p.variant_count > 1'],
  )
  const parts = [`${variantRows} ${ofVariants.where}`, ...(variantIds ? [] : [`${poolRows} ${ofPools.where}`])]
  const values = [...ofVariants.values, ...(variantIds ? [] : ofPools.values)]
  const all = parts.join(' UNION ALL ')
  const [rows, total] = await c.env.DB.batch<StockRow & { total: number }>([
    c.env.DB.prepare(`${all} ORDER BY 2, 1 LIMIT ? OFFSET ?`).bind(...values, limit, (page - 1) * limit),
    c.env.DB.prepare(`SELECT count(*) AS total FROM (${all})`).bind(...values),
  ])
  return { rows: rows?.results ?? [], total: total?.results[0]?.total ?? 0 }
}

function conditions(
  lists: readonly [column: string, values: readonly (number | string)[] | undefined][],
  always: readonly string[] = [],
): { where: string; values: string[] } {
  const requestedConditions = lists.flatMap(([column, values]) =>
    values ? [{ sql: `${column} IN ${listed}`, value: JSON.stringify(values) }] : [],
  )
  const clauses = [...requestedConditions.map(({ sql }) => sql), ...always]
  return {
    where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '',
    values: requestedConditions.map(({ value }) => value),
  }
}
