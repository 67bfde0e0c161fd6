import { categories, treeId, type CategoryRow } from './categories.ts'
import type { CatalogueEntry } from './rows.ts'

/**
 * Tables that the seed owns, children first, so that they can be emptied in this order. `product_search` is separate
 * because it is a virtual table.
 */
export const catalogueTables = [
  'category_facets',
  'product_listing',
  'product_facets',
  'product_categories',
  'variants',
  'products',
  'categories',
] as const

export const deleteSearchRows = "INSERT INTO product_search (product_search) VALUES ('delete-all')"

/** Counts that are read more often than they change. Run them after inserting the rows. */
export const summaryStatements = [
  'UPDATE categories SET product_count = (SELECT count(*) FROM product_categories pc WHERE pc.category_id = categories.id)',
  `INSERT INTO category_facets (category_id, attribute, value, product_count)
   SELECT pc.category_id, f.attribute, f.value, count(*) FROM product_categories pc
   JOIN product_facets f ON f.product_id = pc.product_id GROUP BY 1, 2, 3`,
] as const

type Value = string | number | null
export type TableName = keyof typeof columns

const columns = {
  categories: [
    'id',
    'parent_id',
    'tree_id',
    'name',
    'slug',
    'path',
    'depth',
    'description',
    'sort_order',
    'is_visible',
  ],
  products: [
    'id',
    'style',
    'name',
    'slug',
    'description',
    'department',
    'garment',
    'pattern',
    'type',
    'colours',
    'sizes',
    'lengths',
    'custom_fields',
    'price_gbp',
    'price_usd',
    'price_eur',
    'sale_gbp',
    'sale_usd',
    'sale_eur',
    'inventory_tracking',
    'inventory_warning_level',
    'is_visible',
    'is_price_hidden',
    'availability',
    'preorder_message',
    'preorder_release_date',
    'popularity',
    'date_created',
    'base_variant_id',
    'variant_count',
  ],
  variants: [
    'id',
    'product_id',
    'sku',
    'colour',
    'size',
    'length',
    'stock_1',
    'stock_2',
    'purchasing_disabled',
    'price_gbp',
    'price_usd',
    'price_eur',
  ],
  product_categories: ['category_id', 'product_id', 'rank'],
  product_facets: ['product_id', 'attribute', 'value'],
  product_listing: [
    'product_id',
    'name',
    'price_gbp',
    'price_usd',
    'price_eur',
    'popularity',
    'rank',
    'date_created',
    'is_visible',
    'is_in_stock',
    'rating',
  ],
  product_search: ['rowid', 'name', 'keywords'],
} as const

export const tableNames = Object.keys(columns) as TableName[]

/** Inserts one row per run. */
export function insertOne(table: TableName): string {
  return `INSERT INTO ${table} (${columns[table].join(', ')}) VALUES (${columns[table].map(() => '?').join(', ')})`
}

/** Inserts all rows of one bound parameter, a JSON array of arrays. */
export function insertMany(table: TableName): string {
  return `INSERT INTO ${table} (${columns[table].join(', ')}) SELECT ${columns[table].map((_, index) => `value ->> ${index}`).join(', ')} FROM json_each(?)`
}

export function categoryValues(): Value[][] {
  return categories.map((row) => pluck('categories', { ...row, tree_id: treeId }))
}

/** The rows of an entry by table, with values in the order of the table's columns. */
export function entryValues(entry: CatalogueEntry): [TableName, Value[][]][] {
  const { id } = entry.product
  return [
    ['products', [pluck('products', entry.product)]],
    ['variants', entry.variants.map((variant) => pluck('variants', variant))],
    ['product_categories', entry.categoryIds.map((categoryId) => [categoryId, id, entry.listing.rank])],
    ['product_facets', entry.facets.map((facet) => [id, facet.attribute, facet.value])],
    ['product_listing', [pluck('product_listing', entry.listing)]],
    ['product_search', [[id, entry.search.name, entry.search.keywords]]],
  ]
}

type Rows =
  | CatalogueEntry['product']
  | CatalogueEntry['variants'][number]
  | CatalogueEntry['listing']
  | (CategoryRow & { tree_id: number })

function pluck(table: TableName, row: Rows): Value[] {
  const cells = new Map<string, Value>(Object.entries(row))
  return columns[table].map((column) => cells.get(column) ?? null)
}
