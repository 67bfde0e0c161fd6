import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { availabilityField } from './availability.ts'
import { pricesFields, toPrice } from './prices.ts'
import { optionLabel, type VariantNode, VariantNodeSchema } from './product-wire.ts'
import { SummaryNodeSchema, summaryFields, toSummary } from './summary.ts'
import { giftCardStyles, isForSale } from '#shared/domain/product.ts'
import type { WishlistItem, SoldItem } from '#shared/domain/wishlist.ts'
import type { Market } from '#shared/markets.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'

// A dozen products with this many variants stay below the platform's complexity limit.
const productsPerCall = 12
const variantsPerProduct = 20
const optionsPerProduct = 20

const variantFields = `entityId sku isPurchasable ${pricesFields}
  options(first: 3) { edges { node { displayName values(first: 1) { edges { node { label } } } } } }`

const query = `query SoldItems($productIds: [Int!]!, $variantIds: [Int!]!, $currencyCode: currencyCode!) {
  site { products(entityIds: $productIds, first: ${productsPerCall}) { edges { node {
    ${summaryFields}
    ${availabilityField}
    minPurchaseQuantity
    choices: productOptions(first: ${optionsPerProduct}) { edges { node { isRequired isVariantOption } } }
    saved: variants(entityIds: $variantIds, first: ${variantsPerProduct}) { edges { node { ${variantFields} } } }
    only: variants(first: 2) { edges { node { ${variantFields} } } }
  } } } }
}`

const NodeSchema = v.object({
  ...SummaryNodeSchema.entries,
  minPurchaseQuantity: v.nullish(v.number(), null),
  choices: nodes(v.object({ isRequired: v.boolean(), isVariantOption: v.boolean() })),
  saved: nodes(VariantNodeSchema),
  only: nodes(VariantNodeSchema),
})

const ResponseSchema = v.object({ site: v.object({ products: nodes(NodeSchema) }) })

type Node = v.InferOutput<typeof NodeSchema>

/** The saved items as the market's channel sells them now, in their order. Items that it does not sell are omitted. */
export async function readSoldItems(
  api: BigCommerceApi,
  { market, items }: { market: Market; items: readonly WishlistItem[] },
  signal: AbortSignal,
): Promise<SoldItem[]> {
  const productIds = items.map(({ productId }) => productId)
  const responses = await Promise.all(
    chunksOf(productIds, productsPerCall).map((ids) => {
      const variantIds = items.flatMap(({ productId, variantId }) =>
        variantId !== null && ids.includes(productId) ? [variantId] : [],
      )
      // An empty list of ids would return every variant.
      const variables = {
        productIds: ids,
        variantIds: variantIds.length > 0 ? variantIds : [0],
        currencyCode: market.currency,
      }
      return api.graphql('sold-items', ResponseSchema, { market, query, variables, signal })
    }),
  )
  const byId = new Map(responses.flatMap(({ site }) => site.products).map((node) => [node.entityId, node]))
  return items.flatMap((item) => {
    const node = byId.get(item.productId)
    const product = node && toSoldItem(node, item, market)
    return product ? [product] : []
  })
}

/**
 * `null` if the saved variant no longer exists. A product with one variant needs no choice, unless an order must
 * contain more than one of it.
 */
function toSoldItem(node: Node, item: WishlistItem, market: Market): SoldItem | null {
  const summary = toSummary(node, market)
  const { style, name, slug, price, colour, preOrder } = summary
  const isOnSale = isForSale(summary)
  const variant =
    item.variantId === null ? onlyOf(node) : node.saved.find(({ entityId }) => entityId === item.variantId)
  if (item.variantId !== null && !variant) return null
  const needsChoice =
    !variant ||
    giftCardStyles.includes(style) ||
    (node.minPurchaseQuantity ?? 0) > 1 ||
    node.choices.some(({ isRequired, isVariantOption }) => isRequired && !isVariantOption)
  return {
    ...item,
    variantId: variant?.entityId ?? null,
    sku: variant?.sku ?? node.sku,
    style,
    name,
    slug,
    colour: (variant && optionLabel(variant, 'Color')) ?? colour?.name ?? null,
    size: variant ? optionLabel(variant, 'Size') : null,
    length: variant ? optionLabel(variant, 'Length') : null,
    price: price && ((variant && toPrice(variant.prices, market.currency)) ?? price),
    isClosed: !isOnSale || variant?.isPurchasable === false,
    ...(preOrder && { preOrder }),
    needsChoice,
    isPurchasable: !needsChoice && variant.isPurchasable && isOnSale,
  }
}

function onlyOf({ only }: Node): VariantNode | undefined {
  return only.length === 1 ? only[0] : undefined
}
