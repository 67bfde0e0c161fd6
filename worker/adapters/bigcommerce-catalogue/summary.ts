import * as v from 'valibot'
import { baseSku, slugOf } from '../../../shared/domain/product.ts'
import type { PlatformSummary } from '../../../shared/domain/product.ts'
import type { Market } from '../../../shared/markets.ts'
import { nodes } from './connection.ts'
import { OptionSchema, swatchFields, toColours } from './options.ts'
import { PricesSchema, pricesFields, toPrice } from './prices.ts'

export const CustomFieldsSchema = nodes(v.object({ name: v.string(), value: v.string() }))

export const SummaryNodeSchema = v.object({
  entityId: v.number(),
  sku: v.string(),
  name: v.string(),
  prices: PricesSchema,
  customFields: CustomFieldsSchema,
  productOptions: nodes(OptionSchema),
})

export type SummaryNode = v.InferOutput<typeof SummaryNodeSchema>

// Of a card only the colours are read; the numbers keep 48 of them below the platform's limit of complexity.
export const summaryFields = `
  entityId sku name
  ${pricesFields}
  customFields(names: ["product_badge", "freegift", "freeGift", "Freegift", "FreeGift", "FREEGIFT"], first: 5) { edges { node { name value } } }
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
    badge: customField(node, 'product_badge'),
    isFreeGift: customField(node, 'freegift') !== null,
  }
}

function customField({ customFields }: SummaryNode, name: string): string | null {
  return customFields.find((field) => field.name.toLowerCase() === name)?.value ?? null
}
