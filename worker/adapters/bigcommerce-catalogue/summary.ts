import * as v from 'valibot'
import { baseSku, slugOf, type PlatformSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import { nodes } from './connection.ts'
import { OptionSchema, swatchFields, toColours } from './options.ts'
import { PricesSchema, pricesFields, toPrice } from './prices.ts'

const badgeField = 'product_badge'
const giftField = 'freegift'

export const CustomFieldsSchema = nodes(v.object({ name: v.string(), value: v.string() }))

export const SummaryNodeSchema = v.object({
  entityId: v.number(),
  sku: v.string(),
  name: v.string(),
  prices: PricesSchema,
  marks: CustomFieldsSchema,
  productOptions: nodes(OptionSchema),
})

export type SummaryNode = v.InferOutput<typeof SummaryNodeSchema>

/**
 * The platform finds a custom field by its exact name, but a gift is one whatever the letter case of its field (D-40):
 * each letter is asked for in both cases, which is 256 names and so complete. All fields of 48 products would pass the
 * platform's limit of complexity.
 */
const giftNames = [...giftField].reduce<string[]>(
  (names, letter) => names.flatMap((name) => [name + letter, name + letter.toUpperCase()]),
  [''],
)

/** What a card says of a product by its custom fields: its word, and whether it is a gift. */
export const marksField = `marks: customFields(names: ${JSON.stringify([badgeField, ...giftNames])}, first: 5) { edges { node { name value } } }`

// Of a card only the colours are read; the numbers keep 48 of them below the platform's limit of complexity.
export const summaryFields = `
  entityId sku name
  ${pricesFields}
  ${marksField}
  productOptions(first: 3) { edges { node {
    kind: __typename entityId displayName isRequired isVariantOption
    ... on MultipleChoiceOption { values(first: 20) { edges { node { entityId label isDefault ${swatchFields} } } } }
  } } }`

export function toSummary(node: SummaryNode, market: Market): PlatformSummary {
  return {
    id: node.entityId,
    style: baseSku(node.sku),
    name: node.name,
    slug: slugOf(node.name),
    price: toPrice(node.prices, market.currency),
    ...toColours(node.productOptions),
    badge: markOf(node, badgeField),
    isFreeGift: markOf(node, giftField) !== null,
  }
}

function markOf({ marks }: SummaryNode, name: string): string | null {
  return marks.find((field) => field.name.toLowerCase() === name)?.value ?? null
}
