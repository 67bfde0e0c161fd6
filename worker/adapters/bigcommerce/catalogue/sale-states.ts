import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { availabilityField, AvailabilitySchema, isForSaleNow, preOrderOf } from './availability.ts'
import { toColours, ValuesSchema } from './options.ts'
import { CustomFieldsSchema, valuesField } from './summary.ts'
import { printField } from '#shared/domain/cloth.ts'
import type { Market } from '#shared/markets.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'
import type { SaleState } from '#worker/ports/catalogue-port.ts'

// The lines of a cart name few variants of each product. This stays below the platform's complexity limit.
const productsPerCall = 25
const variantsPerProduct = 50

const query = `query SaleStates($productIds: [Int!]!, $variantIds: [Int!]!) {
  site { products(entityIds: $productIds, first: ${productsPerCall}) { edges { node {
    entityId minPurchaseQuantity ${availabilityField}
    customFields(names: ["${printField}"], first: 1) { edges { node { name value } } }
    ${valuesField}
    variants(entityIds: $variantIds, first: ${variantsPerProduct}) { edges { node { entityId isPurchasable } } }
  } } } }
}`

const ProductSchema = v.object({
  entityId: v.number(),
  minPurchaseQuantity: v.nullish(v.number(), null),
  availabilityV2: AvailabilitySchema,
  customFields: CustomFieldsSchema,
  productOptions: nodes(ValuesSchema),
  variants: nodes(v.object({ entityId: v.number(), isPurchasable: v.boolean() })),
})
const ResponseSchema = v.object({ site: v.object({ products: nodes(ProductSchema) }) })

type Item = { productId: number; variantId: number }

/** What the channel says about the variants, whatever their stock. It does not return hidden products. */
export async function readSaleStates(
  api: BigCommerceApi,
  { market, items }: { market: Market; items: readonly Item[] },
  signal: AbortSignal,
): Promise<Map<number, SaleState>> {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const responses = await Promise.all(
    chunksOf(ids, productsPerCall).map((productIds) => {
      const variantIds = items.flatMap(({ productId, variantId }) =>
        productIds.includes(productId) ? [variantId] : [],
      )
      return api.graphql('sale-states', ResponseSchema, {
        market,
        query,
        variables: { productIds, variantIds },
        signal,
      })
    }),
  )
  const sold = responses
    .flatMap(({ site }) => site.products)
    .filter(({ availabilityV2 }) => isForSaleNow(availabilityV2))
    .flatMap((product) => {
      const least = product.minPurchaseQuantity ?? 1
      const state = { ...preOrderOf(product.availabilityV2), ...clothOf(product), ...(least > 1 && { least }) }
      return product.variants.flatMap(({ entityId, isPurchasable }): [number, SaleState][] =>
        isPurchasable ? [[entityId, state]] : [],
      )
    })
  const states = new Map(sold)
  return new Map(items.map(({ variantId }) => [variantId, states.get(variantId) ?? { isWithdrawn: true }]))
}

function clothOf({ customFields, productOptions }: v.InferOutput<typeof ProductSchema>): Pick<SaleState, 'cloth'> {
  const [field] = customFields
  if (!field) return {}
  return { cloth: { print: field.value, hexes: toColours(productOptions).colours.map(({ hexes }) => hexes) } }
}
