import type { BigCommerceApi } from '../api/api.ts'
import { readProductLevels } from './catalogue-levels.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductNode, StockedVariant } from './product-wire.ts'
import { readPoolRecords, readVariantRecords } from './stock.ts'
import { storefrontRecords } from './storefront-stock.ts'
import type { UnitsOf } from './to-product.ts'
import { isSecondLocationCounted, sellableUnits, type StockRecord, type StockRule } from '#shared/domain/stock.ts'

/** A product as the storefront has it, with all of its variants. */
export type StockedProduct = {
  node: Pick<ProductNode, 'entityId' | 'inventory'>
  variants: readonly StockedVariant[]
  facts: ProductFacts
}

/**
 * The units of the variants by product id. Uses the storefront's stock data if it has all that the rules need,
 * otherwise the platform's own, which is read for all products together.
 */
export async function readUnits(
  api: BigCommerceApi,
  { products, rule }: { products: readonly StockedProduct[]; rule: StockRule },
  signal: AbortSignal,
): Promise<Map<number, UnitsOf>> {
  const [records, pools] = await Promise.all([
    recordsOf(
      api,
      products.filter(({ facts }) => facts.tracking === 'variant'),
      signal,
    ),
    readPools(api, { products: products.filter(({ facts }) => facts.tracking === 'product'), rule }, signal),
  ])
  return new Map(
    products.map(({ node: { entityId }, facts: { tracking } }): [number, UnitsOf] => {
      if (tracking === 'variant')
        return [
          entityId,
          (variantId) => sellableUnits({ tracking, level: 0, record: records.get(variantId) ?? null }, rule),
        ]
      const units = tracking === 'none' ? null : (pools.get(entityId) ?? 0)
      return [entityId, () => units]
    }),
  )
}

/** Records by variant id. */
async function recordsOf(
  api: BigCommerceApi,
  products: readonly StockedProduct[],
  signal: AbortSignal,
): Promise<Map<number, StockRecord>> {
  const shown = products.map((product) => ({ product, records: storefrontRecords(product.variants) }))
  const unshown = shown.flatMap(({ product: { node, variants }, records }) =>
    records ? [] : variants.map(({ entityId: variantId }) => ({ productId: node.entityId, variantId })),
  )
  return new Map([
    ...shown.flatMap(({ records }) => [...(records ?? [])]),
    ...(await readVariantRecords(api, unshown, signal)),
  ])
}

/** The units of each pool by product id. */
async function readPools(
  api: BigCommerceApi,
  { products, rule }: { products: readonly StockedProduct[]; rule: StockRule },
  signal: AbortSignal,
): Promise<Map<number, number | null>> {
  const ids = products.map(({ node }) => node.entityId)
  const hidden = products.filter(({ node }) => !node.inventory?.aggregated).map(({ node }) => node.entityId)
  const [levels, records] = await Promise.all([
    readProductLevels(api, hidden, signal),
    isSecondLocationCounted(rule) ? readPoolRecords(api, ids, signal) : null,
  ])
  return new Map(
    products.map(({ node: { entityId: id, inventory } }) => {
      const level = inventory?.aggregated?.availableToSell ?? levels.get(id)?.level ?? 0
      return [id, sellableUnits({ tracking: 'product', level, record: records?.get(id) ?? null }, rule)]
    }),
  )
}
