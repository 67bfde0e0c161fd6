import * as v from 'valibot'
import { PageInfoSchema, edges, nodes } from '../api/connection.ts'
import { swatchFields, valuesPerPage } from '../api/option-values.ts'
import { ReviewNodeSchema, ReviewSummarySchema } from '../api/review-wire.ts'
import { availabilityField, AvailabilitySchema } from './availability.ts'
import { OptionSchema } from './options.ts'
import { PricesSchema, pricesFields } from './prices.ts'
import { areLocations } from './storefront-stock.ts'
import { CustomFieldsSchema, productMarksField, valuesOfCard } from './summary.ts'

/** Size of a page of variants. */
const variantsPerPage = 250
const maxLocations = 2
/** Levels of the category tree. */
const maxDepth = 5

/** A variant with its stock. */
export const stockedVariantFields = `entityId sku isPurchasable ${pricesFields}
    options(first: 3) { edges { node { displayName values(first: 1) { edges { node { label } } } } } }
    inventory { aggregated { availableToSell } byLocation(locationEntityIds: $locations, first: ${maxLocations}) { edges { node { locationEntityId availableToSell } } } }`

/** The numbers by which others know the variant. Pages do not need them. */
const identifierFields = 'gtin upc mpn'

const variantsOf = (page: string, moreFields = '') =>
  `variants(${page}) { pageInfo { hasNextPage endCursor } edges { node { ${stockedVariantFields} ${moreFields} } } }`
const variantsField = variantsOf(`first: ${variantsPerPage}, after: $after`)

const parameters = '$entityId: Int!, $currencyCode: currencyCode!, $locations: [Int!]!, $after: String'

export const productQuery = (reviewFields: string) => `query Product(${parameters}) {
  site { product(entityId: $entityId) {
    entityId sku name path description
    ${availabilityField}
    minPurchaseQuantity maxPurchaseQuantity
    inventory { hasVariantInventory aggregated { availableToSell } }
    categories(first: 50) { edges { node { breadcrumbs(depth: ${maxDepth}, first: ${maxDepth}) { edges { node { name path } } } } } }
    ${productMarksField}
    customFields(first: 50) { edges { node { name value } } }
    ${pricesFields}
    productOptions(first: 50) { edges { node {
      kind: __typename entityId displayName isRequired isVariantOption
      ... on MultipleChoiceOption { values(first: ${valuesPerPage}) { edges { node { entityId label isDefault ${swatchFields} } } } }
      ... on TextFieldOption { maxLength }
      ... on MultiLineTextFieldOption { maxLength maxLines }
    } } }
    ${variantsField}
    ${reviewFields}
  } }
}`

export const variantsQuery = `query ProductVariants(${parameters}) {
  site { product(entityId: $entityId) { ${variantsOf(`first: ${variantsPerPage}, after: $after`, identifierFields)} } }
}`

// The platform's limit on the complexity of a query: as many variants as in a query of cards with their variants.
/** Products of one query of whole products, and the variants that it asks for of each. */
export const productsOfMany = 10
const variantsOfMany = 100
const maxTrails = 10

/** What product feeds need of several products. */
export const manyProductsQuery = `query ManyProducts($entityIds: [Int!]!, $currencyCode: currencyCode!, $locations: [Int!]!) {
  site { products(entityIds: $entityIds, first: ${productsOfMany}) { edges { node {
    entityId sku name path description
    ${availabilityField}
    inventory { hasVariantInventory aggregated { availableToSell } }
    categories(first: ${maxTrails}) { edges { node { breadcrumbs(depth: ${maxDepth}, first: ${maxDepth}) { edges { node { name path } } } } } }
    ${productMarksField}
    ${pricesFields}
    productOptions(first: 20) { edges { node {
      kind: __typename entityId displayName isRequired isVariantOption
      ... on MultipleChoiceOption { values(first: ${valuesOfCard}) { edges { node { entityId label isDefault ${swatchFields} } } } }
    } } }
    ${variantsOf(`first: ${variantsOfMany}`, identifierFields)}
  } } } }
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

export const StockedVariantSchema = v.object({
  ...VariantNodeSchema.entries,
  inventory: StockSchema,
  gtin: v.nullish(v.string(), null),
  upc: v.nullish(v.string(), null),
  mpn: v.nullish(v.string(), null),
})

const VariantsSchema = v.object({ pageInfo: PageInfoSchema, edges: edges(StockedVariantSchema) })

export const ProductStockSchema = v.nullish(
  v.object({
    hasVariantInventory: v.boolean(),
    aggregated: v.nullish(v.object({ availableToSell: v.number() }), null),
  }),
  null,
)

/** What the query of several products has, too. */
const WithVariantsNodeSchema = v.object({
  entityId: v.number(),
  sku: v.string(),
  name: v.string(),
  path: v.optional(v.string(), ''),
  description: v.string(),
  availabilityV2: AvailabilitySchema,
  inventory: ProductStockSchema,
  categories: nodes(
    v.object({ breadcrumbs: nodes(v.object({ name: v.string(), path: v.nullish(v.string(), null) })) }),
  ),
  marks: CustomFieldsSchema,
  prices: PricesSchema,
  productOptions: nodes(OptionSchema),
  variants: VariantsSchema,
  reviewSummary: ReviewSummarySchema,
})

export const ProductNodeSchema = v.object({
  ...WithVariantsNodeSchema.entries,
  minPurchaseQuantity: v.nullish(v.number(), null),
  maxPurchaseQuantity: v.nullish(v.number(), null),
  customFields: CustomFieldsSchema,
  reviews: v.nullish(nodes(ReviewNodeSchema), null),
})

export const ProductSchema = v.object({ site: v.object({ product: v.nullable(ProductNodeSchema) }) })
export const ManyProductsSchema = v.object({ site: v.object({ products: nodes(WithVariantsNodeSchema) }) })
export const ProductVariantsSchema = v.object({
  site: v.object({ product: v.nullable(v.object({ variants: VariantsSchema })) }),
})

export type WithVariantsNode = v.InferOutput<typeof WithVariantsNodeSchema>
export type ProductNode = v.InferOutput<typeof ProductNodeSchema>
export type VariantNode = v.InferOutput<typeof VariantNodeSchema>
export type StockedVariant = v.InferOutput<typeof StockedVariantSchema>

/** The label of an option's value, which names the variant; `null` if the variant has no such option. */
export function optionLabel({ options }: VariantNode, name: 'Color' | 'Size' | 'Length'): string | null {
  return options.find((option) => option.displayName.toLowerCase() === name.toLowerCase())?.values[0]?.label ?? null
}
