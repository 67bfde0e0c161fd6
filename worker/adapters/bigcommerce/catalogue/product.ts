import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { valuesPerPage, withAllColours } from '../api/option-values.ts'
import { firstReviewsFields } from '../api/review-wire.ts'
import { readProductLevels } from './catalogue-levels.ts'
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
import { readPoolRecords, readVariantRecords } from './stock.ts'
import { storefrontRecords } from './storefront-stock.ts'
import { toProduct, type UnitsOf } from './to-product.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { countedLocations, isSecondLocationCounted, sellableUnits, type StockRule } from '#shared/domain/stock.ts'
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
  const facts = known.get(id) ?? factsOf(node)
  const isOrdered = node.productOptions.filter(({ isVariantOption }) => !isVariantOption).length > 1
  const [variants, sortOrders] = await Promise.all([
    allVariants(api, { request, node }, signal),
    isOrdered ? kept.sortOrders(id, signal) : new Map<number, number>(),
  ])
  const unitsOf = await readUnits(api, { request, node, variants, facts }, signal)
  return toProduct({ node, variants, facts, sortOrders, unitsOf, market })
}

/** What the storefront's answer says of a product whose facts are not known. */
function factsOf({ inventory }: ProductNode): ProductFacts {
  const pooled = inventory?.aggregated ? 'product' : 'none'
  return {
    tracking: inventory?.hasVariantInventory ? 'variant' : pooled,
    isPriceHidden: false,
    channelIds: null,
  }
}

/** Uses the storefront's stock data if it has all that the rules need, otherwise the platform's own. */
async function readUnits(
  api: BigCommerceApi,
  product: {
    request: ProductRequest
    node: ProductNode
    variants: readonly StockedVariant[]
    facts: ProductFacts
  },
  signal: AbortSignal,
): Promise<UnitsOf> {
  const { request, node, variants, facts } = product
  const { tracking } = facts
  if (tracking === 'variant') {
    const records =
      storefrontRecords(variants) ??
      (await readVariantRecords(
        api,
        { productId: request.id, variantIds: variants.map(({ entityId }) => entityId) },
        signal,
      ))
    return (variantId) => sellableUnits({ tracking, level: 0, record: records.get(variantId) ?? null }, request)
  }
  const units = tracking === 'none' ? null : await readPool(api, { request, node }, signal)
  return () => units
}

async function readPool(
  api: BigCommerceApi,
  { request, node }: { request: ProductRequest; node: ProductNode },
  signal: AbortSignal,
): Promise<number | null> {
  const { id } = request
  const shown = node.inventory?.aggregated?.availableToSell
  const [levels, records] = await Promise.all([
    shown === undefined ? readProductLevels(api, [id], signal) : null,
    isSecondLocationCounted(request) ? readPoolRecords(api, [id], signal) : null,
  ])
  const level = shown ?? levels?.get(id)?.level ?? 0
  return sellableUnits({ tracking: 'product', level, record: records?.get(id) ?? null }, request)
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

/** The variants of the first page and of those after it. */
async function allVariants(
  api: BigCommerceApi,
  context: { request: ProductRequest; node: ProductNode },
  signal: AbortSignal,
): Promise<StockedVariant[]> {
  const { market, id, log } = context.request
  const variants = [...context.node.variants.edges]
  let { pageInfo } = context.node.variants
  if (pageInfo.hasNextPage) log.info('many-variants', { productId: id })
  while (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
    const variables = { ...variablesOf(context.request), after: pageInfo.endCursor }
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

function variablesOf(request: ProductRequest) {
  return { entityId: request.id, currencyCode: request.market.currency, locations: countedLocations(request) }
}
