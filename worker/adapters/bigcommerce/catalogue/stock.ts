import type { BigCommerceApi } from '../api/api.ts'
import { readProductLevels, readVariantLevels, type ProductLevel } from './catalogue-levels.ts'
import { readInventoryItems, type InventoryItem, type InventoryFilter } from './inventory-items.ts'
import type { ProductFactsReader } from './product-facts.ts'
import { isSecondLocationCounted, sellableUnits, type StockRecord, type StockRule } from '#shared/domain/stock.ts'
import type { StockRequest, VariantStock } from '#worker/ports/catalogue-port.ts'

type VariantKey = { productId: number; variantId: number }
type Facts = { levels: ReadonlyMap<number, ProductLevel>; items: readonly InventoryItem[] }

type Stocked = StockRule & StockRequest & { kept: ProductFactsReader }

/**
 * Stock of variants by variant id: one call for the records. How a product is counted is kept; the level of a product
 * whose variants share one pool takes a second call.
 */
export async function readStock(
  api: BigCommerceApi,
  request: Stocked,
  signal: AbortSignal,
): Promise<Map<number, VariantStock>> {
  const { variants, facts } =
    'items' in request
      ? await readByVariant(api, { variants: request.items, kept: request.kept }, signal)
      : await readByFilter(api, { filter: filterOf(request), kept: request.kept }, signal)
  const [pools, records] = await Promise.all([
    readPools(api, { variants, facts, rule: request }, signal),
    completeRecords(api, { variants, facts }, signal),
  ])
  return new Map(
    variants.map(({ productId, variantId }) => {
      const { tracking, level } = facts.levels.get(productId) ?? missingProduct
      const found = records.get(variantId)
      const record = (tracking === 'product' ? pools.get(productId) : found?.record) ?? null
      const total = tracking === 'product' ? level : (found?.record.total ?? null)
      return [
        variantId,
        {
          productId,
          variantId,
          sku: found?.sku ?? null,
          tracking,
          total,
          units: sellableUnits({ tracking, level, record }, request),
        },
      ]
    }),
  )
}

/** Records by variant id of products that are tracked by variant. */
export async function readVariantRecords(
  api: BigCommerceApi,
  variants: readonly VariantKey[],
  signal: AbortSignal,
): Promise<Map<number, StockRecord>> {
  const productIds = [...new Set(variants.map(({ productId }) => productId))]
  const items = await readInventoryItems(api, { by: 'product_id:in', values: productIds }, signal)
  const levels = new Map(productIds.map((id) => [id, { tracking: 'variant', level: 0 } as const]))
  const records = await completeRecords(api, { variants, facts: { levels, items } }, signal)
  return new Map([...records].map(([variantId, { record }]) => [variantId, record]))
}

/**
 * The record of a product whose variants share one pool. It may name only the product, or be repeated for each variant.
 * It is needed only for the units that location 2 holds back.
 */
export async function readPoolRecords(
  api: BigCommerceApi,
  productIds: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, StockRecord>> {
  if (productIds.length === 0) return new Map()
  const items = await readInventoryItems(api, { by: 'product_id:in', values: productIds }, signal)
  const reserved = ({ record }: InventoryItem) =>
    record.locations.reduce((sum, { locationId, units }) => (locationId === 2 ? sum + units : sum), 0)
  return new Map(
    items
      .toSorted((a, b) => reserved(a) - reserved(b))
      .flatMap((item) => (item.productId === null ? [] : [[item.productId, item.record]])),
  )
}

// The platform no longer has the product, so it cannot be sold.
const missingProduct: ProductLevel = { tracking: 'variant', level: 0 }

function filterOf(request: Exclude<StockRequest, { items: unknown }>): InventoryFilter {
  return 'skus' in request
    ? { by: 'sku:in', values: request.skus }
    : { by: 'variant_id:in', values: request.variantIds }
}

/** How each product is counted, with the level of those that have one pool. */
async function readLevels(
  api: BigCommerceApi,
  { variants, kept }: { variants: readonly VariantKey[]; kept: ProductFactsReader },
  signal: AbortSignal,
): Promise<Map<number, ProductLevel>> {
  const ids = [...new Set(variants.map(({ productId }) => productId))]
  const facts = await kept.facts(ids, signal)
  const unknown = ids.filter((id) => (facts.get(id)?.tracking ?? 'product') === 'product')
  const levels = unknown.length > 0 ? await readProductLevels(api, unknown, signal) : new Map<number, ProductLevel>()
  for (const [id, { tracking }] of facts) if (tracking !== 'product') levels.set(id, { tracking, level: 0 })
  return levels
}

async function readByVariant(
  api: BigCommerceApi,
  { variants, kept }: { variants: readonly VariantKey[]; kept: ProductFactsReader },
  signal: AbortSignal,
): Promise<{ variants: readonly VariantKey[]; facts: Facts }> {
  const [levels, items] = await Promise.all([
    readLevels(api, { variants, kept }, signal),
    readInventoryItems(api, { by: 'variant_id:in', values: variants.map(({ variantId }) => variantId) }, signal),
  ])
  return { variants, facts: { levels, items } }
}

/** Takes the products from the records if they are not given. Variants without a record are omitted. */
async function readByFilter(
  api: BigCommerceApi,
  { filter, kept }: { filter: InventoryFilter; kept: ProductFactsReader },
  signal: AbortSignal,
): Promise<{ variants: readonly VariantKey[]; facts: Facts }> {
  const items = await readInventoryItems(api, filter, signal)
  const variants = items.flatMap(({ productId, variantId }) =>
    productId === null || variantId === null ? [] : [{ productId, variantId }],
  )
  return {
    variants,
    facts: {
      items,
      levels: await readLevels(api, { variants, kept }, signal),
    },
  }
}

async function readPools(
  api: BigCommerceApi,
  { variants, facts, rule }: { variants: readonly VariantKey[]; facts: Facts; rule: StockRule },
  signal: AbortSignal,
): Promise<Map<number, StockRecord>> {
  if (!isSecondLocationCounted(rule)) return new Map()
  return readPoolRecords(
    api,
    variants.flatMap(({ productId }) => (facts.levels.get(productId)?.tracking === 'product' ? [productId] : [])),
    signal,
  )
}

type KnownRecord = { sku: string | null; record: StockRecord }

/**
 * The record of each variant. A record without data per location and without a total gets the catalogue's level as its
 * total.
 */
async function completeRecords(
  api: BigCommerceApi,
  { variants, facts }: { variants: readonly VariantKey[]; facts: Facts },
  signal: AbortSignal,
): Promise<Map<number, KnownRecord>> {
  // Ignore records of other products.
  const productOf = new Map(variants.map(({ productId, variantId }) => [variantId, productId]))
  const records = new Map(
    facts.items.flatMap((item): [number, KnownRecord][] =>
      item.variantId !== null && (item.productId === null || item.productId === productOf.get(item.variantId))
        ? [[item.variantId, item]]
        : [],
    ),
  )
  const lacksLevel = ({ productId, variantId }: VariantKey) =>
    facts.levels.get(productId)?.tracking === 'variant' && isEmpty(records.get(variantId)?.record)
  const incomplete = variants.filter(lacksLevel)
  if (incomplete.length === 0) return records
  const levels = await readVariantLevels(
    api,
    incomplete.map(({ productId }) => productId),
    signal,
  )
  for (const { variantId } of incomplete) {
    const found = levels.get(variantId)
    if (found)
      records.set(variantId, {
        sku: records.get(variantId)?.sku ?? found.sku,
        record: { locations: [], total: found.level },
      })
  }
  return records
}

function isEmpty(record: StockRecord | undefined): boolean {
  return !record || (record.locations.length === 0 && record.total === null)
}
