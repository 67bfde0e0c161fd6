import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { pageOf, readPages } from '../api/pages.ts'
import type { StockTracking } from '#shared/domain/stock.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'

const maxPerPage = 250

export const StockTrackingSchema = v.picklist(['none', 'product', 'variant'])

const ProductsSchema = v.object({
  data: v.array(
    v.object({ id: v.number(), inventory_tracking: StockTrackingSchema, inventory_level: v.optional(v.number(), 0) }),
  ),
})
const VariantsSchema = pageOf(
  v.array(v.object({ id: v.number(), sku: v.nullish(v.string(), null), inventory_level: v.nullish(v.number(), null) })),
)

export type ProductLevel = { tracking: StockTracking; level: number }
export type VariantLevel = { sku: string | null; level: number }

/**
 * How each product's stock is counted, and the product's own level. Products that the platform does not have are
 * omitted.
 */
export async function readProductLevels(
  api: BigCommerceApi,
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, ProductLevel>> {
  const responses = await Promise.all(
    chunksOf(productIds, maxPerPage).map((ids) =>
      api.rest('product-stock', ProductsSchema, {
        path: '/v3/catalog/products',
        query: { 'id:in': ids.join(','), include_fields: 'inventory_tracking,inventory_level', limit: maxPerPage },
        signal,
      }),
    ),
  )
  return new Map(
    responses.flatMap(({ data }) =>
      data.map(({ id, inventory_tracking, inventory_level }) => [
        id,
        { tracking: inventory_tracking, level: inventory_level },
      ]),
    ),
  )
}

/** The catalogue's level of each variant, used where the inventory has no data per location (D-53). */
export async function readVariantLevels(
  api: BigCommerceApi,
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, VariantLevel>> {
  const responses = await Promise.all(
    chunksOf(productIds, maxPerPage).map((ids) =>
      readPages((page) =>
        api.rest('variant-stock', VariantsSchema, {
          path: '/v3/catalog/variants',
          query: { 'product_id:in': ids.join(','), include_fields: 'sku,inventory_level', limit: maxPerPage, page },
          signal,
        }),
      ),
    ),
  )
  return new Map(responses.flat().map(({ id, sku, inventory_level }) => [id, { sku, level: inventory_level ?? 0 }]))
}
