import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import type { ProductFactsReader } from './product-facts.ts'
import {
  manyProductsQuery,
  ManyProductsSchema,
  type WithVariantsNode,
  productsOfMany,
  type StockedVariant,
} from './product-wire.ts'
import { allVariants, productFacts } from './product.ts'
import { toProductWithVariants } from './to-product.ts'
import { readUnits } from './units.ts'
import type { VariantIdentifiers } from '#shared/domain/product.ts'
import { countedLocations, type StockRule } from '#shared/domain/stock.ts'
import type { Market } from '#shared/markets.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'
import type { IdentifiedProduct } from '#worker/ports/catalogue-port.ts'

/** The platform's maximum for one page of ids. */
const maxIds = 250

const IdsSchema = v.object({ data: v.array(v.object({ id: v.number() })) })

type ProductsFromRequest = StockRule & { market: Market; from: number; kept: ProductFactsReader }

/** The largest id of the visible products of the market's channel; 0 if it has none. */
export async function readLastProductId(
  api: BigCommerceApi,
  { market }: { market: Market },
  signal: AbortSignal,
): Promise<number> {
  const [last] = await readIds(api, { market, query: { direction: 'desc', limit: 1 } }, signal)
  return last ?? 0
}

/**
 * The products whose ids are among the 250 that start with `from`. Which of them there are comes from REST, the
 * products from GraphQL, which knows the channel and has no quota.
 */
export async function readProductsFrom(
  api: BigCommerceApi,
  request: ProductsFromRequest,
  signal: AbortSignal,
): Promise<IdentifiedProduct[]> {
  const { market, from, kept } = request
  const query = { 'id:min': from, 'id:max': from + maxIds - 1, limit: maxIds }
  const ids = await readIds(api, { market, query }, signal)
  const [nodes, known] = await Promise.all([
    Promise.all(chunksOf(ids, productsOfMany).map((chunk) => readNodes(api, { ...request, ids: chunk }, signal))),
    kept.facts(ids, signal),
  ])
  const products = nodes.flat().map((product) => ({
    ...product,
    facts: known.get(product.node.entityId) ?? productFacts(product.node),
  }))
  const units = await readUnits(api, { products, rule: request }, signal)
  return products.flatMap(({ node, variants, facts }) => {
    const unitsOf = units.get(node.entityId)
    if (!unitsOf) return []
    return [
      { ...toProductWithVariants({ node, variants, facts, unitsOf, market }), identifiers: identifiersOf(variants) },
    ]
  })
}

async function readIds(
  api: BigCommerceApi,
  { market, query }: { market: Market; query: Record<string, string | number> },
  signal: AbortSignal,
): Promise<number[]> {
  const { data } = await api.rest('ids-from', IdsSchema, {
    path: '/v3/catalog/products',
    query: {
      'channel_id:in': api.channelOf(market),
      is_visible: 'true',
      include_fields: 'id',
      sort: 'id',
      ...query,
    },
    signal,
  })
  return data.map(({ id }) => id)
}

async function readNodes(
  api: BigCommerceApi,
  { ids, ...request }: ProductsFromRequest & { ids: readonly number[] },
  signal: AbortSignal,
): Promise<{ node: WithVariantsNode; variants: StockedVariant[] }[]> {
  const { market } = request
  const { site } = await api.graphql('many-products', ManyProductsSchema, {
    market,
    query: manyProductsQuery,
    variables: { entityIds: ids, currencyCode: market.currency, locations: countedLocations(request) },
    signal,
  })
  return Promise.all(
    site.products.map(async (node) => ({ node, variants: await allVariants(api, { ...request, node }, signal) })),
  )
}

function identifiersOf(variants: readonly StockedVariant[]): Map<number, VariantIdentifiers> {
  return new Map(
    variants.map(({ entityId, gtin, upc, mpn }) => [entityId, { gtin: gtin || upc || null, mpn: mpn || null }]),
  )
}
