import * as v from 'valibot'
import { PageInfoSchema, edges, nodes } from '../api/connection.ts'
import { swatchFields, valuesPerPage } from '../api/option-values.ts'
import { StockTrackingSchema } from './catalogue-levels.ts'
import { OptionSchema } from './options.ts'
import { PricesSchema, pricesFields } from './prices.ts'
import { areLocations } from './storefront-stock.ts'
import { CustomFieldsSchema, marksField } from './summary.ts'

/** Size of a page of variants. */
const variantsPerPage = 250
const maxLocations = 2
/** Levels of the category tree. */
const maxDepth = 5

const variantsField = `variants(first: ${variantsPerPage}, after: $after) {
  pageInfo { hasNextPage endCursor }
  edges { node {
    entityId sku isPurchasable ${pricesFields}
    options(first: 3) { edges { node { displayName values(first: 1) { edges { node { label } } } } } }
    inventory { aggregated { availableToSell } byLocation(locationEntityIds: $locations, first: ${maxLocations}) { edges { node { locationEntityId availableToSell } } } }
  } }
}`

const parameters = '$entityId: Int!, $currencyCode: currencyCode!, $locations: [Int!]!, $after: String'

export const productQuery = `query Product(${parameters}) {
  site { product(entityId: $entityId) {
    entityId sku name description
    availabilityV2 { status }
    categories(first: 50) { edges { node { breadcrumbs(depth: ${maxDepth}, first: ${maxDepth}) { edges { node { name path } } } } } }
    ${marksField}
    customFields(first: 50) { edges { node { name value } } }
    ${pricesFields}
    productOptions(first: 50) { edges { node {
      kind: __typename entityId displayName isRequired isVariantOption
      ... on MultipleChoiceOption { values(first: ${valuesPerPage}) { edges { node { entityId label isDefault ${swatchFields} } } } }
      ... on TextFieldOption { maxLength }
      ... on MultiLineTextFieldOption { maxLength maxLines }
    } } }
    ${variantsField}
  } }
}`

export const variantsQuery = `query ProductVariants(${parameters}) {
  site { product(entityId: $entityId) { ${variantsField} } }
}`

export const VariantNodeSchema = v.object({
  entityId: v.number(),
  sku: v.string(),
  isPurchasable: v.boolean(),
  prices: PricesSchema,
  options: nodes(v.object({ displayName: v.string(), values: nodes(v.object({ label: v.string() })) })),
})

// Every product page parses the stock of hundreds of variants. A plain type guard costs a tenth of a schema.
const StockSchema = v.nullish(
  v.object({
    aggregated: v.nullish(v.object({ availableToSell: v.number() }), null),
    byLocation: v.nullish(
      v.object({ edges: v.nullish(v.pipe(v.array(v.unknown()), v.guard(areLocations)), []) }),
      null,
    ),
  }),
  null,
)

const StockedVariantSchema = v.object({ ...VariantNodeSchema.entries, inventory: StockSchema })

const VariantsSchema = v.object({ pageInfo: PageInfoSchema, edges: edges(StockedVariantSchema) })

export const ProductNodeSchema = v.object({
  entityId: v.number(),
  sku: v.string(),
  name: v.string(),
  description: v.string(),
  availabilityV2: v.object({ status: v.string() }),
  categories: nodes(
    v.object({ breadcrumbs: nodes(v.object({ name: v.string(), path: v.nullish(v.string(), null) })) }),
  ),
  marks: CustomFieldsSchema,
  customFields: CustomFieldsSchema,
  prices: PricesSchema,
  productOptions: nodes(OptionSchema),
  variants: VariantsSchema,
})

export const ProductSchema = v.object({ site: v.object({ product: v.nullable(ProductNodeSchema) }) })
export const ProductVariantsSchema = v.object({
  site: v.object({ product: v.nullable(v.object({ variants: VariantsSchema })) }),
})

/** Data that the GraphQL API has no field for. */
export const RestProductSchema = v.object({
  data: v.object({
    inventory_tracking: StockTrackingSchema,
    inventory_level: v.optional(v.number(), 0),
    is_price_hidden: v.optional(v.boolean(), false),
    channels: v.nullish(v.array(v.number()), null),
    modifiers: v.optional(v.array(v.object({ id: v.number(), sort_order: v.optional(v.number(), 0) })), []),
  }),
})

export type ProductNode = v.InferOutput<typeof ProductNodeSchema>
export type VariantNode = v.InferOutput<typeof VariantNodeSchema>
export type StockedVariant = v.InferOutput<typeof StockedVariantSchema>
export type RestProduct = v.InferOutput<typeof RestProductSchema>['data']

/** The label of an option's value, which names the variant; `null` if the variant has no such option. */
export function optionLabel({ options }: VariantNode, name: 'Color' | 'Size' | 'Length'): string | null {
  return options.find((option) => option.displayName.toLowerCase() === name.toLowerCase())?.values[0]?.label ?? null
}
