import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { edges } from '../api/connection.ts'
import { withAllColours } from '../api/option-values.ts'
import { cardFieldsOf, ListedNodeSchema, toSummary, valuesOfCard } from './summary.ts'
import type { PlatformSummary, Rail } from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'

/** The platform's maximum for one request. */
const maxIds = 50
const maxInRail = 12

const summariesQuery = (fields: string) =>
  `query ProductSummaries($entityIds: [Int!]!, $currencyCode: currencyCode!) { site { products(entityIds: $entityIds, first: ${maxIds}) { edges { node { ${fields} } } } } }`
const SummariesSchema = v.object({ site: v.object({ products: v.object({ edges: edges(ListedNodeSchema) }) }) })

const fieldOf = { newest: 'newestProducts', 'best-sellers': 'bestSellingProducts' } as const satisfies Record<
  Rail,
  string
>
const RailSchema = v.object({ site: v.object({ rail: v.object({ edges: edges(ListedNodeSchema) }) }) })

/** Products of the market's channel that the platform puts first, and that are in stock. */
export async function readRail(
  api: BigCommerceApi,
  { market, rail }: { market: Market; rail: Rail },
  signal: AbortSignal,
): Promise<PlatformSummary[]> {
  const { site } = await api.graphql('rail', RailSchema, {
    market,
    query: `query Rail($currencyCode: currencyCode!) { site { rail: ${fieldOf[rail]}(first: ${maxInRail}, hideOutOfStock: true) { edges { node { ${cardFieldsOf(api, market)} } } } } }`,
    variables: { currencyCode: market.currency },
    signal,
  })
  return site.rail.edges.map((node) => toSummary(node, market))
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
  const query = summariesQuery(cardFieldsOf(api, market))
  const { site } = await api.graphql('product-summaries', SummariesSchema, { market, query, variables, signal })
  const products = await withAllColours(api, { market, products: site.products.edges, pageSize: valuesOfCard }, signal)
  const found = new Map(products.map((node) => [node.entityId, toSummary(node, market)]))
  return unique.flatMap((id) => found.get(id) ?? [])
}
