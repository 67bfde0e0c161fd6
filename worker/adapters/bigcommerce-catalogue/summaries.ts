import * as v from 'valibot'
import type { PlatformSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { edges } from '../bigcommerce-api/connection.ts'
import { withAllColours } from '../bigcommerce-api/option-values.ts'
import { SummaryNodeSchema, summaryFields, toSummary, valuesOfCard } from './summary.ts'

/** The platform's maximum for one request. */
const maxIds = 50
const maxBestSellers = 12

const query = `query ProductSummaries($entityIds: [Int!]!, $currencyCode: currencyCode!) { site { products(entityIds: $entityIds, first: ${maxIds}) { edges { node { ${summaryFields} } } } } }`
const SummariesSchema = v.object({ site: v.object({ products: v.object({ edges: edges(SummaryNodeSchema) }) }) })

const bestSellersQuery = `query BestSellers($currencyCode: currencyCode!) { site { bestSellingProducts(first: ${maxBestSellers}, hideOutOfStock: true) { edges { node { ${summaryFields} } } } } }`
const BestSellersSchema = v.object({
  site: v.object({ bestSellingProducts: v.object({ edges: edges(SummaryNodeSchema) }) }),
})

/** The best sellers of the market's channel that are in stock. */
export async function readBestSellers(
  api: BigCommerceApi,
  { market }: { market: Market },
  signal: AbortSignal,
): Promise<PlatformSummary[]> {
  const variables = { currencyCode: market.currency }
  const { site } = await api.graphql('best-sellers', BestSellersSchema, {
    market,
    query: bestSellersQuery,
    variables,
    signal,
  })
  return site.bestSellingProducts.edges.map((node) => toSummary(node, market))
}

/**
 * The products in the order of the ids, with their custom fields, at most 50. Products that the channel does not have
 * are omitted [NET-18].
 */
export async function readSummaries(
  api: BigCommerceApi,
  { market, ids }: { market: Market; ids: readonly number[] },
  signal: AbortSignal,
): Promise<PlatformSummary[]> {
  const unique = [...new Set(ids)].slice(0, maxIds)
  if (unique.length === 0) return []
  const variables = { entityIds: unique, currencyCode: market.currency }
  const { site } = await api.graphql('product-summaries', SummariesSchema, { market, query, variables, signal })
  const products = await withAllColours(api, { market, products: site.products.edges, pageSize: valuesOfCard }, signal)
  const found = new Map(products.map((node) => [node.entityId, toSummary(node, market)]))
  return unique.flatMap((id) => found.get(id) ?? [])
}
