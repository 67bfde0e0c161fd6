import * as v from 'valibot'
import type { PlatformProduct } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import type { Log } from '../../log.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { unfillableModifiers } from './options.ts'
import { ProductSchema, ProductVariantsSchema, RestProductSchema, productQuery, variantsQuery } from './product-wire.ts'
import type { ProductNode, RestProduct, StockedVariant } from './product-wire.ts'
import { shownUnits } from './shown-stock.ts'
import { countedLocations, readProductStock } from './stock.ts'
import type { StockRule } from './stock.ts'
import { toProduct } from './to-product.ts'

type ProductRequest = StockRule & { id: number; log: Log }

/** The product in one wave of parallel calls; `null` when the channel has none of that id. */
export async function readProduct(api: BigCommerceApi, request: ProductRequest, signal: AbortSignal): Promise<PlatformProduct | null> {
  const { market, id, log } = request
  const [storefront, rest] = await Promise.all([
    api.graphql('product', ProductSchema, { market, query: productQuery, variables: variablesOf(request), signal }),
    api.rest('product-rest', RestProductSchema, { path: `/v3/catalog/products/${id}`, query: { include: 'modifiers,channels' }, absentOn: [404], signal }),
  ])
  const node = storefront.site.product
  if (!node || !rest) return null
  const unfillable = unfillableModifiers(node.productOptions)
  if (unfillable.length > 0) log.warn('modifier-not-supported', { productId: id, types: unfillable })
  const variants = await allVariants(api, { request, node }, signal)
  return toProduct({ node, variants, rest: rest.data, units: await unitsOf(api, { request, variants, rest: rest.data }, signal), market })
}

/** What the storefront shows of stock; where it shows none of a product whose stock is tracked, what the store itself says. */
async function unitsOf(api: BigCommerceApi, product: { request: ProductRequest; variants: readonly StockedVariant[]; rest: RestProduct }, signal: AbortSignal): Promise<Map<number, number>> {
  const { request, variants, rest } = product
  if (rest.inventory_tracking === 'none') return new Map()
  return shownUnits(variants, request) ?? readProductStock(api, { ...request, productId: request.id }, signal)
}

const ProductOfSkuSchema = v.object({ site: v.object({ product: v.nullable(v.object({ entityId: v.number() })) }) })

/** `null` when no product of the channel has that SKU, nor has a variant. */
export async function readProductIdOfSku(api: BigCommerceApi, { market, sku }: { market: Market; sku: string }, signal: AbortSignal): Promise<number | null> {
  const query = 'query ProductOfSku($sku: String!) { site { product(sku: $sku) { entityId } } }'
  const { site } = await api.graphql('product-of-sku', ProductOfSkuSchema, { market, query, variables: { sku }, signal })
  return site.product?.entityId ?? null
}

/** The variants of the first page and of those after it (D-60). */
async function allVariants(api: BigCommerceApi, context: { request: ProductRequest; node: ProductNode }, signal: AbortSignal): Promise<StockedVariant[]> {
  const { market, id, log } = context.request
  const variants = [...context.node.variants.edges]
  let { pageInfo } = context.node.variants
  if (pageInfo.hasNextPage) log.info('many-variants', { productId: id })
  while (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
    const variables = { ...variablesOf(context.request), after: pageInfo.endCursor }
    const { site } = await api.graphql('product-variants', ProductVariantsSchema, { market, query: variantsQuery, variables, signal })
    if (!site.product) break
    variants.push(...site.product.variants.edges)
    pageInfo = site.product.variants.pageInfo
  }
  return variants
}

function variablesOf(request: ProductRequest) {
  return { entityId: request.id, currencyCode: request.market.currency, locations: countedLocations(request) }
}
