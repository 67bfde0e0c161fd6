import * as v from 'valibot'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'

/** `level` is the platform's stock of the product, `reserved` the stock at location 2. */
export type CountedProduct = { id: number; level: number; reserved: number; variantCount: number }

const ProductsSchema = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      sku: v.string(),
      inventory_tracking: v.string(),
      inventory_level: v.number(),
      availability: v.string(),
    }),
  ),
  meta: v.object({ pagination: v.object({ total_pages: v.number() }) }),
})
const ItemsSchema = v.object({
  data: v.array(
    v.object({
      identity: v.object({ product_id: v.number(), variant_id: v.optional(v.number()) }),
      locations: v.array(v.object({ location_id: v.number(), available_to_sell: v.number() })),
    }),
  ),
})

/** One product for each way in which the platform tracks stock. */
export async function productsByTracking() {
  const { api } = sandboxServices()
  const readPage = (page: number) =>
    api.rest('products', ProductsSchema, {
      path: '/v3/catalog/products',
      query: { include_fields: 'sku,inventory_tracking,inventory_level,availability', limit: 250, page },
      signal: untilDone(),
    })
  const first = await readPage(1)
  const rest = await Promise.all(
    Array.from({ length: first.meta.pagination.total_pages - 1 }, (_, index) => readPage(index + 2)),
  )
  const products = [first, ...rest]
    .flatMap(({ data }) => data)
    .filter(({ availability }) => availability === 'available')
  const tracked = (tracking: string) => products.filter((product) => product.inventory_tracking === tracking)
  const counted = async (candidates: typeof products) => {
    const ids = candidates.map(({ id }) => id).join(',')
    const { data } = await api.rest('inventory', ItemsSchema, {
      path: '/v3/inventory/items',
      query: { 'product_id:in': ids, limit: 1000 },
      signal: untilDone(),
    })
    return candidates.map(({ id, inventory_level: level }): CountedProduct => {
      const items = data.filter(({ identity }) => identity.product_id === id)
      const reserved = items
        .flatMap(({ locations }) => locations)
        .filter(({ location_id }) => location_id === 2)
        .reduce((sum, { available_to_sell }) => sum + available_to_sell, 0)
      return {
        id,
        level,
        reserved,
        variantCount: items.filter(({ identity }) => identity.variant_id !== undefined).length,
      }
    })
  }
  const pools = (await counted(tracked('product'))).filter(({ variantCount }) => variantCount > 1)
  const [untracked] = await counted(tracked('none'))
  const [locationless] = await counted(products.filter(({ sku }) => sku === '100001'))
  return {
    untracked: present(untracked, 'untracked product'),
    pool: present(
      pools.find(({ level }) => level > 9),
      'product with one pool',
    ),
    reservedPool: present(
      pools.find(({ level, reserved }) => reserved > 0 && level > reserved),
      'product with one pool and stock at location 2',
    ),
    reserved: present(
      (await counted(tracked('variant').slice(5, 25))).find(
        ({ reserved, variantCount }) => reserved > 0 && variantCount < 50,
      ),
      'product with stock at location 2',
    ),
    locationless: present(locationless, 'product without per-location data'),
  }
}
