import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { PricesSchema, pricesFields, toPrice } from './prices.ts'
import { ProductStockSchema, stockedVariantFields, type StockedVariant, StockedVariantSchema } from './product-wire.ts'
import { storefrontRecords } from './storefront-stock.ts'
import { toVariant } from './to-product.ts'
import { countedLocations, sellableUnits, type StockRule } from '#shared/domain/stock.ts'
import type { Market } from '#shared/markets.ts'
import type { ProductOutline } from '#worker/ports/catalogue-port.ts'

/** The platform's maximum for one request. */
const maxIds = 50
// More would exceed the platform's complexity limit for 50 products.
const firstVariants = 4
const namedVariants = 20

const query = `query ProductOutlines($entityIds: [Int!]!, $variantIds: [Int!]!, $locations: [Int!]!, $currencyCode: currencyCode!) {
  site { products(entityIds: $entityIds, first: ${maxIds}) { edges { node {
    entityId description ${pricesFields}
    inventory { hasVariantInventory aggregated { availableToSell } }
    opening: variants(first: ${firstVariants}) { edges { node { ${stockedVariantFields} } } }
    named: variants(entityIds: $variantIds, first: ${namedVariants}) { edges { node { ${stockedVariantFields} } } }
  } } } }
}`

const NodeSchema = v.object({
  entityId: v.number(),
  description: v.string(),
  prices: PricesSchema,
  inventory: ProductStockSchema,
  opening: nodes(StockedVariantSchema),
  named: nodes(StockedVariantSchema),
})
const ResponseSchema = v.object({ site: v.object({ products: nodes(NodeSchema) }) })

type Node = v.InferOutput<typeof NodeSchema>
type Request = StockRule & { market: Market; ids: readonly number[]; variantIds?: readonly number[] }

/** Descriptions and some variants of products by their ids. Products that the channel does not have are omitted. */
export async function readOutlines(
  api: BigCommerceApi,
  request: Request,
  signal: AbortSignal,
): Promise<Map<number, ProductOutline>> {
  const { market, ids, variantIds = [] } = request
  const entityIds = [...new Set(ids)].slice(0, maxIds)
  if (entityIds.length === 0) return new Map()
  const variables = {
    entityIds,
    // An empty list of ids would return every variant.
    variantIds: variantIds.length > 0 ? variantIds : [0],
    locations: countedLocations(request),
    currencyCode: market.currency,
  }
  const { site } = await api.graphql('product-outlines', ResponseSchema, { market, query, variables, signal })
  return new Map(site.products.map((node) => [node.entityId, toOutline(node, request)]))
}

function toOutline(node: Node, request: Request): ProductOutline {
  const { market } = request
  const variants = [...new Map([...node.named, ...node.opening].map((each) => [each.entityId, each])).values()]
  const productPrice = toPrice(node.prices, market.currency)
  const unitsOf = unitsIn(node, { variants, request })
  return {
    description: node.description,
    variants: variants.map((each) => toVariant(each, { productPrice, stock: unitsOf(each.entityId), market })),
  }
}

function unitsIn(
  { inventory }: Node,
  { variants, request }: { variants: readonly StockedVariant[]; request: Request },
): (variantId: number) => number | null {
  if (!inventory?.hasVariantInventory) {
    const level = inventory?.aggregated?.availableToSell
    const units = level === undefined ? null : sellableUnits({ tracking: 'product', level, record: null }, request)
    return () => units
  }
  const records = storefrontRecords(variants)
  return (variantId) =>
    records && sellableUnits({ tracking: 'variant', level: 0, record: records.get(variantId) ?? null }, request)
}
