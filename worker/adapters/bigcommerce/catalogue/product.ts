import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { valuesPerPage, withAllColours } from '../api/option-values.ts'
import { firstReviewsFields } from '../api/review-wire.ts'
import { unfillableModifiers } from './options.ts'
import type { ProductFacts, ProductFactsReader } from './product-facts.ts'
import {
  ProductSchema,
  ProductVariantsSchema,
  productQuery,
  variantsQuery,
  type ProductNode,
  type StockedVariant,
} from './product-wire.ts'
import { toProduct, type UnitsOf } from './to-product.ts'
import { readUnits } from './units.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { countedLocations, type StockRule } from '#shared/domain/stock.ts'
import type { Market } from '#shared/markets.ts'
import type { Log } from '#worker/lib/log.ts'

type ProductRequest = StockRule & { market: Market; id: number; kept: ProductFactsReader; log: Log }

/**
 * Reads the product in one wave; `null` if the channel has no product with that id. The storefront's API has no quota,
 * and what it lacks is kept. While that cannot be read, the product is what the storefront says.
 */
export async function readProduct(
  api: BigCommerceApi,
  request: ProductRequest,
  signal: AbortSignal,
): Promise<PlatformProduct | null> {
  const { market, id, kept, log } = request
  const [storefront, known] = await Promise.all([
    api.graphql('product', ProductSchema, {
      market,
      query: productQuery(api.hasReviews(market) ? firstReviewsFields : ''),
      variables: variablesOf(request),
      signal,
    }),
    kept.facts([id], signal),
  ])
  const found = storefront.site.product
  if (!found) return null
  const [node = found] = await withAllColours(api, { market, products: [found], pageSize: valuesPerPage }, signal)
  const unfillable = unfillableModifiers(node.productOptions)
  if (unfillable.length > 0) log.warn('modifier-not-supported', { productId: id, types: unfillable })
  if (node.variants.pageInfo.hasNextPage) log.info('many-variants', { productId: id })
  const facts = known.get(id) ?? productFacts(node)
  const isOrdered = node.productOptions.filter(({ isVariantOption }) => !isVariantOption).length > 1
  const [variants, sortOrders] = await Promise.all([
    allVariants(api, { ...request, node }, signal),
    isOrdered ? kept.sortOrders(id, signal) : new Map<number, number>(),
  ])
  const units = await readUnits(api, { products: [{ node, variants, facts }], rule: request }, signal)
  return toProduct({ node, variants, facts, sortOrders, unitsOf: units.get(id) ?? unlimited, market })
}

/** What the storefront's answer says of a product whose facts are not known. */
export function productFacts({ inventory }: Pick<ProductNode, 'inventory'>): ProductFacts {
  const pooled = inventory?.aggregated ? 'product' : 'none'
  return {
    tracking: inventory?.hasVariantInventory ? 'variant' : pooled,
    isPriceHidden: false,
    channelIds: null,
  }
}

const ProductOfSkuSchema = v.object({ site: v.object({ product: v.nullable(v.object({ entityId: v.number() })) }) })

/** `null` if neither a product nor a variant of the channel has that SKU. */
export async function readProductIdOfSku(
  api: BigCommerceApi,
  { market, sku }: { market: Market; sku: string },
  signal: AbortSignal,
): Promise<number | null> {
  const query = 'query ProductOfSku($sku: String!) { site { product(sku: $sku) { entityId } } }'
  const { site } = await api.graphql('product-of-sku', ProductOfSkuSchema, {
    market,
    query,
    variables: { sku },
    signal,
  })
  return site.product?.entityId ?? null
}

const unlimited: UnitsOf = () => null

/** The variants of the first page and of those after it. */
export async function allVariants(
  api: BigCommerceApi,
  { node, ...request }: VariantsRequest,
  signal: AbortSignal,
): Promise<StockedVariant[]> {
  const { market } = request
  const id = node.entityId
  const variants = [...node.variants.edges]
  let { pageInfo } = node.variants
  while (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
    const variables = { ...variablesOf({ ...request, id }), after: pageInfo.endCursor }
    const { site } = await api.graphql('product-variants', ProductVariantsSchema, {
      market,
      query: variantsQuery,
      variables,
      signal,
    })
    if (!site.product) break
    variants.push(...site.product.variants.edges)
    pageInfo = site.product.variants.pageInfo
  }
  return variants
}

type VariantsRequest = StockRule & { market: Market; node: Pick<ProductNode, 'entityId' | 'variants'> }

function variablesOf({ id, ...request }: StockRule & { market: Market; id: number }) {
  return { entityId: id, currencyCode: request.market.currency, locations: countedLocations(request) }
}
