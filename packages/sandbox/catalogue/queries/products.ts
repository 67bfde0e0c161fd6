import type { Colourway } from '../colourways.ts'
import type { CustomField } from '../custom-fields.ts'
import type { LimitedProductRow, VariantRow } from '../rows.ts'

/** A product with parsed JSON columns. */
export type Product = Omit<LimitedProductRow, 'colours' | 'sizes' | 'lengths' | 'custom_fields'> & {
  colours: readonly Colourway[]
  sizes: readonly string[]
  lengths: readonly string[]
  customFields: readonly CustomField[]
}
export type Variant = VariantRow
export type Stock = { product_id: number; stock: number; is_in_stock: 0 | 1 }

/** A range of a product's variants, starting at the nth. */
export type VariantRange = { from: number; count: number }

// Ids are bound as one JSON parameter, because D1 binds at most 100.
const idList = '(SELECT value FROM json_each(?))'

/** The products of these ids, in id order. Unknown ids are left out. */
export async function findProducts(db: D1Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const { results } = await db
    .prepare(`SELECT * FROM products WHERE id IN ${idList}`)
    .bind(JSON.stringify(ids))
    .all<LimitedProductRow>()
  return results.map(toProduct)
}

export async function findProductIdBy(
  db: D1Database,
  column: 'style' | 'slug',
  value: string,
): Promise<number | undefined> {
  return (await db.prepare(`SELECT id FROM products WHERE ${column} = ?`).bind(value).first<number>('id')) ?? undefined
}

export async function findVariants(db: D1Database, ids: readonly number[]): Promise<Variant[]> {
  if (ids.length === 0) return []
  const { results } = await db
    .prepare(`SELECT * FROM variants WHERE id IN ${idList}`)
    .bind(JSON.stringify(ids))
    .all<Variant>()
  return results
}

export async function findVariantsBySku(db: D1Database, skus: readonly string[]): Promise<Variant[]> {
  if (skus.length === 0) return []
  const { results } = await db
    .prepare(`SELECT * FROM variants WHERE sku IN ${idList} ORDER BY id`)
    .bind(JSON.stringify(skus))
    .all<Variant>()
  return results
}

export async function findVariantsOf(db: D1Database, productIds: readonly number[]): Promise<Variant[]> {
  if (productIds.length === 0) return []
  const { results } = await db
    .prepare(`SELECT * FROM variants WHERE product_id IN ${idList} ORDER BY id`)
    .bind(JSON.stringify(productIds))
    .all<Variant>()
  return results
}

/** Units in stock of whole products, over all their variants. */
export async function findStock(db: D1Database, productIds: readonly number[]): Promise<Stock[]> {
  if (productIds.length === 0) return []
  const sql = `SELECT product_id, sum(stock_1) AS stock, max(stock_1 > 0) AS is_in_stock FROM variants WHERE product_id IN ${idList} GROUP BY product_id`
  const { results } = await db.prepare(sql).bind(JSON.stringify(productIds)).all<Stock>()
  return results
}

export async function findCategoryIds(db: D1Database, productIds: readonly number[]): Promise<Map<number, number[]>> {
  const byProduct = new Map<number, number[]>()
  if (productIds.length === 0) return byProduct
  const sql = `SELECT product_id, category_id FROM product_categories WHERE product_id IN ${idList} ORDER BY product_id, category_id`
  const { results } = await db
    .prepare(sql)
    .bind(JSON.stringify(productIds))
    .all<{ product_id: number; category_id: number }>()
  for (const row of results) byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), row.category_id])
  return byProduct
}

/** Ids of the variants in a range. The generator makes them consecutive. */
export function variantIdsIn(product: Product, { from, count }: VariantRange): number[] {
  const end = Math.min(from + count, product.variant_count)
  return Array.from({ length: Math.max(0, end - from) }, (_, index) => product.base_variant_id + from + index)
}

function toProduct({ colours, sizes, lengths, custom_fields, ...row }: LimitedProductRow): Product {
  return {
    ...row,
    colours: JSON.parse(colours),
    sizes: JSON.parse(sizes),
    lengths: JSON.parse(lengths),
    customFields: JSON.parse(custom_fields),
  }
}
