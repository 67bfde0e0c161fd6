import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { giftField, isGiftField } from '../api/gift-field.ts'
import { swatchFields } from '../api/option-values.ts'
import { reviewSummaryField, ReviewSummarySchema, toRating } from '../api/review-wire.ts'
import { AvailabilitySchema, isForSaleNow, preOrderOf } from './availability.ts'
import { toColours, toLabels, ValuesSchema } from './options.ts'
import { PricesSchema, pricesFields, toPrice } from './prices.ts'
import { printField } from '#shared/domain/cloth.ts'
import { feelField, feelNames } from '#shared/domain/feel.ts'
import { lowestPriceField, readLowestPrice } from '#shared/domain/lowest-price.ts'
import { productSlugOf } from '#shared/domain/product-slug.ts'
import { baseSku, giftCardStyles, type PlatformSummary } from '#shared/domain/product.ts'
import { isInDefaultLanguage, type Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { decodeSegment } from '#worker/http/decode-segment.ts'
import { mebibyte } from '#worker/upstream/isolate-memory.ts'
import { parsedOnce } from '#worker/upstream/parsed-once.ts'

const badgeField = 'product_badge'
const fabricField = 'fabric'
/** The custom fields that a card reads, besides that of gifts. */
const cardFields = [badgeField, fabricField, lowestPriceField, printField]

export const CustomFieldsSchema = nodes(v.object({ name: v.string(), value: v.string() }))

export const SummaryNodeSchema = v.object({
  entityId: v.number(),
  sku: v.string(),
  name: v.string(),
  path: v.optional(v.string(), ''),
  prices: PricesSchema,
  availabilityV2: AvailabilitySchema,
  marks: CustomFieldsSchema,
  productOptions: nodes(ValuesSchema),
  reviewSummary: ReviewSummarySchema,
})

export type SummaryNode = v.InferOutput<typeof SummaryNodeSchema>

/** A product of a list. Lists repeat the same products, so an isolate parses each of them once. */
export const ListedNodeSchema = parsedOnce(SummaryNodeSchema, { maxEntries: 2000, maxBytes: 6 * mebibyte })

/**
 * The platform finds custom fields by exact name, but the gift field may have any letter case (D-40), so all 256
 * spellings are requested. Requesting all fields of 48 products would exceed the platform's complexity limit.
 */
const giftNames = [...giftField].reduce<string[]>(
  (names, letter) => names.flatMap((name) => [name + letter, name + letter.toUpperCase()]),
  [''],
)

const marksOf = (names: readonly string[]) =>
  `marks: customFields(names: ${JSON.stringify([...names, ...giftNames])}, first: ${names.length + 2}) { edges { node { name value } } }`

/** The facts of a card from the custom fields: its label, fabric, lowest price and design, and whether it is a gift. */
export const marksField = marksOf(cardFields)

/** The same of a product with its variants, and how it feels. */
export const productMarksField = marksOf([...cardFields, ...feelNames.map(feelField)])

/** The number of values that a card's query asks for: more would exceed the platform's complexity limit for 48 cards. */
export const valuesOfCard = 20

// A card needs the colours, sizes and lengths.
export const valuesField = `productOptions(first: 3) { edges { node {
  displayName isVariantOption
  ... on MultipleChoiceOption { values(first: ${valuesOfCard}) { edges { node { entityId label isDefault ${swatchFields} } } } }
} } }`

export const summaryFields = `
  entityId sku name path
  ${pricesFields}
  availabilityV2 { status }
  ${marksField}
  ${valuesField}`

/** The fields of a card in a market. */
export function cardFieldsOf(api: Pick<BigCommerceApi, 'hasReviews'>, market: Market): string {
  return api.hasReviews(market) ? summaryFields + reviewSummaryField : summaryFields
}

export function toSummary(node: SummaryNode, market: Market): PlatformSummary {
  return summariesOf(node)(market)
}

/** The product of a node in each market. */
const summariesOf = oncePerObject((node: SummaryNode) =>
  oncePerObject((market: Market): PlatformSummary => summaryOf(node, market)),
)

/**
 * The product's name in an address: of the product in the default language, and in a further one that of the platform's
 * own address, which is the same in every language.
 */
export function productSlug({ name, path }: { name: string; path: string }, market: Market): string {
  const [last = ''] = path.split('/').filter(Boolean).slice(-1)
  return productSlugOf(isInDefaultLanguage(market) || last === '' ? name : decodeSegment(last))
}

function summaryOf(node: SummaryNode, market: Market): PlatformSummary {
  const style = baseSku(node.sku)
  // A gift card has no reviews.
  const print = markOf(node, printField)
  const lowestPrice = readLowestPrice(markOf(node, lowestPriceField), market.currency)
  const rating = giftCardStyles.includes(style) ? null : toRating(node.reviewSummary)
  return {
    id: node.entityId,
    style,
    name: node.name,
    slug: productSlug(node, market),
    price: toPrice(node.prices, market.currency),
    ...toColours(node.productOptions),
    sizes: toLabels(node.productOptions, 'Size'),
    lengths: toLabels(node.productOptions, 'Length'),
    fabric: markOf(node, fabricField),
    ...(print !== null && { print }),
    badge: markOf(node, badgeField),
    isAvailable: isForSaleNow(node.availabilityV2),
    ...preOrderOf(node.availabilityV2),
    isFreeGift: node.marks.some(({ name }) => isGiftField(name)),
    ...(lowestPrice && { lowestPrice }),
    ...(rating && { rating }),
  }
}

function markOf({ marks }: SummaryNode, name: string): string | null {
  return marks.find((field) => field.name.toLowerCase() === name)?.value ?? null
}
