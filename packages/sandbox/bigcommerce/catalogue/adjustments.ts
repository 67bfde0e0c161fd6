import { Hono } from 'hono'
import * as v from 'valibot'
import { setStock, type StockChange } from '../../catalogue/changes.ts'
import { locations } from '../../catalogue/channels.ts'
import { findProducts, findVariants, findVariantsBySku, type Variant } from '../../catalogue/queries/products.ts'
import type { SandboxContext } from '../../env.ts'
import { inventoryProblem } from '../rest.ts'
import { announceStock } from '../webhooks/announce-stock.ts'

const maxItems = 2000
const WholeNumber = v.pipe(v.number(), v.integer())
const place = { location_id: WholeNumber, quantity: v.pipe(WholeNumber, v.minValue(0)) }
const Item = v.union([
  v.object({ ...place, variant_id: WholeNumber }),
  v.object({ ...place, sku: v.string() }),
  v.object({ ...place, product_id: WholeNumber }),
])
type Item = v.InferOutput<typeof Item>
const Body = v.object({
  reason: v.optional(v.string()),
  items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(maxItems)),
})

export const adjustmentRoutes = new Hono<SandboxContext>()

/**
 * Sets stock levels at locations, all or none, and reports them. Items are variants, or products whose variants share
 * one pool.
 */
adjustmentRoutes.put('/v3/inventory/adjustments/absolute', async (c) => {
  const body = v.safeParse(Body, await c.req.json().catch(() => null))
  if (!body.success) return inventoryProblem(c, 422, 'JSON data is missing or invalid')
  const changes: StockChange[] = []
  for (const item of body.output.items) {
    const change = await toChange(c.env.DB, item)
    if (typeof change === 'string') return inventoryProblem(c, 422, change)
    changes.push(change)
  }
  await setStock(c.env.DB, changes)
  await announceStock(
    c,
    changes.map(({ variantId }) => variantId),
  )
  return c.json({ transaction_id: crypto.randomUUID() })
})

/** The change for an item, or the title of its refusal. */
async function toChange(db: D1Database, item: Item): Promise<StockChange | string> {
  const location = locations.find(({ id }) => id === item.location_id)
  if (!location) return `[Location ${item.location_id} was not found]`
  const { name, kind, variant } = await named(db, item)
  const [product] = variant ? await findProducts(db, [variant.product_id]) : []
  if (!variant || !product) return `[Item with ${name} was not found]`
  const { inventory_tracking: tracking } = product
  if (tracking !== kind) return `[Item with ${name} is tracked by ${tracking}, please update stock by ${tracking} id]`
  return { variantId: variant.id, column: location.column, quantity: item.quantity }
}

/** The item's record, and the variant whose row holds its units. */
async function named(
  db: D1Database,
  item: Item,
): Promise<{ name: string; kind: 'product' | 'variant'; variant: Variant | undefined }> {
  if ('variant_id' in item)
    return {
      name: `variant_id ${item.variant_id}`,
      kind: 'variant',
      variant: (await findVariants(db, [item.variant_id]))[0],
    }
  if ('sku' in item)
    return { name: `sku ${item.sku}`, kind: 'variant', variant: (await findVariantsBySku(db, [item.sku]))[0] }
  const [product] = await findProducts(db, [item.product_id])
  return {
    name: `product_id ${item.product_id}`,
    kind: 'product',
    variant: product && (await findVariants(db, [product.base_variant_id]))[0],
  }
}
