import { shortReview, toReviews } from '../api/review-wire.ts'
import { categoryUrl } from './category-tree.ts'
import { toModifiers, unfillableModifiers } from './options.ts'
import { toPrice } from './prices.ts'
import type { ProductFacts } from './product-facts.ts'
import { type WithVariantsNode, optionLabel, type ProductNode, type VariantNode } from './product-wire.ts'
import { toSummary } from './summary.ts'
import { readFeel } from '#shared/domain/feel.ts'
import { money } from '#shared/domain/money.ts'
import type { PlatformPrice } from '#shared/domain/price.ts'
import {
  giftCardStyles,
  type ProductWithVariants,
  type PlatformProduct,
  type PlatformVariant,
} from '#shared/domain/product.ts'
import type { Market } from '#shared/markets.ts'

/** Units of a variant that can be sold; `null` if stock is not limited. */
export type UnitsOf = (variantId: number) => number | null

type WithVariantsParts = {
  node: WithVariantsNode
  variants: readonly VariantNode[]
  facts: ProductFacts
  unitsOf: UnitsOf
  market: Market
}

/** `sortOrders` are by id of the modifier. */
export type ProductParts = WithVariantsParts & { node: ProductNode; sortOrders: ReadonlyMap<number, number> }

export function toProduct({ sortOrders, ...parts }: ProductParts): PlatformProduct {
  const { node, facts } = parts
  const withVariants = toProductWithVariants(parts)
  return {
    ...withVariants,
    modifiers: toModifiers(node.productOptions, sortOrders),
    customFields: textsOf(node.customFields),
    channelIds: facts.channelIds,
    ...orderLimitsOf(node),
    ...(node.reviews && { reviews: toReviews(node.reviews).map(shortReview) }),
    isGiftCard: giftCardStyles.includes(withVariants.style),
  }
}

/** What is sold, for what, and where in the shop it is. */
export function toProductWithVariants({
  node,
  variants,
  facts,
  unitsOf,
  market,
}: WithVariantsParts): ProductWithVariants {
  const summary = toSummary(node, market)
  const price = facts.isPriceHidden ? null : summary.price
  return {
    ...summary,
    price,
    description: node.description,
    feel: readFeel(textsOf(node.marks)),
    variants: variants.map((variant) =>
      toVariant(variant, { productPrice: price, stock: unitsOf(variant.entityId), market }),
    ),
    categoryTrails: node.categories.map((category) =>
      category.breadcrumbs.flatMap(({ name, path }) => (path === null ? [] : [{ name, url: categoryUrl(path) }])),
    ),
    isAvailable: summary.isAvailable && unfillableModifiers(node.productOptions).length === 0 && price !== null,
  }
}

function textsOf(fields: ProductNode['customFields']): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

// The platform may send 0 for no limit.
function orderLimitsOf(node: ProductNode): Pick<PlatformProduct, 'orderLimits'> {
  const minimum = node.minPurchaseQuantity || null
  const maximum = node.maxPurchaseQuantity || null
  return minimum === null && maximum === null ? {} : { orderLimits: { minimum, maximum } }
}

// A variant without a price cannot be bought. The 0 is never shown (D-62).
export function toVariant(
  node: VariantNode,
  context: { productPrice: PlatformPrice | null; stock: number | null; market: Market },
): PlatformVariant {
  const { productPrice, stock, market } = context
  const price = productPrice && (toPrice(node.prices, market.currency) ?? productPrice)
  return {
    id: node.entityId,
    sku: node.sku,
    colour: optionLabel(node, 'Color'),
    size: optionLabel(node, 'Size'),
    length: optionLabel(node, 'Length'),
    price: price ?? { regular: money(0, market.currency), reduced: null },
    isPurchasable: node.isPurchasable && price !== null,
    stock,
  }
}
