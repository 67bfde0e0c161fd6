import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { valuesPerPage, withAllColours } from '../api/option-values.ts'
import { unfillableModifiers } from './options.ts'
import {
  ProductSchema,
  ProductVariantsSchema,
  RestProductSchema,
  productQuery,
  variantsQuery,
  type ProductNode,
  type RestProduct,
  type StockedVariant,
} from './product-wire.ts'
import { readPoolRecords, readVariantRecords } from './stock.ts'
import { storefrontRecords } from './storefront-stock.ts'
import { toProduct, type UnitsOf } from './to-product.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { countedLocations, isSecondLocationCounted, sellableUnits, type StockRule } from '#shared/domain/stock.ts'
import type { Market } from '#shared/markets.ts'
import type { Log } from '#worker/lib/log.ts'

type ProductRequest = StockRule & { market: Market; id: number; log: Log }

/** Reads the product in one wave of parallel calls; `null` if the channel has no product with that id. */
export async function readProduct(
  api: BigCommerceApi,
  request: ProductRequest,
  signal: AbortSignal,
): Promise<PlatformProduct | null> {
  const { market, id, log } = request
  const [storefront, rest] = await Promise.all([
    api.graphql('product', ProductSchema, { market, query: productQuery, variables: variablesOf(request), signal }),
    api.rest('product-rest', RestProductSchema, {
      path: `/v3/catalog/products/${id}`,
      query: { include: 'modifiers,channels' },
      absentOn: [404],
      signal,
    }),
  ])
  const found = storefront.site.product
  if (!found || !rest) return null
  const [node = found] = await withAllColours(api, { market, products: [found], pageSize: valuesPerPage }, signal)
  const unfillable = unfillableModifiers(node.productOptions)
  if (unfillable.length > 0) log.warn('modifier-not-supported', { productId: id, types: unfillable })
  const variants = await allVariants(api, { request, node }, signal)
  return toProduct({
    node,
    variants,
    rest: rest.data,
    unitsOf: await readUnits(api, { request, variants, rest: rest.data }, signal),
    market,
  })
}

/** Uses the storefront's stock data if it has all that the rules need, otherwise the inventory API. */
async function readUnits(
  api: BigCommerceApi,
  product: { request: ProductRequest; variants: readonly StockedVariant[]; rest: RestProduct },
  signal: AbortSignal,
): Promise<UnitsOf> {
  const { request, variants, rest } = product
  const { inventory_tracking: tracking, inventory_level: level } = rest
  if (tracking === 'variant') {
    const records =
      storefrontRecords(variants) ??
      (await readVariantRecords(
        api,
        { productId: request.id, variantIds: variants.map(({ entityId }) => entityId) },
        signal,
      ))
    return (variantId) => sellableUnits({ tracking, level, record: records.get(variantId) ?? null }, request)
  }
  const needsRecord = tracking === 'product' && isSecondLocationCounted(request)
  const record = needsRecord ? (await readPoolRecords(api, [request.id], signal)).get(request.id) : undefined
  const units = sellableUnits({ tracking, level, record: record ?? null }, request)
  return () => units
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
