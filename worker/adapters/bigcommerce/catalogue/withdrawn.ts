import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import type { Market } from '#shared/markets.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'

// The lines of a cart name few variants of each product. This stays below the platform's complexity limit.
const productsPerCall = 25
const variantsPerProduct = 50

const query = `query Withdrawn($productIds: [Int!]!, $variantIds: [Int!]!) {
  site { products(entityIds: $productIds, first: ${productsPerCall}) { edges { node {
    entityId availabilityV2 { status }
    variants(entityIds: $variantIds, first: ${variantsPerProduct}) { edges { node { entityId isPurchasable } } }
  } } } }
}`

const ResponseSchema = v.object({
  site: v.object({
    products: nodes(
      v.object({
        entityId: v.number(),
        availabilityV2: v.object({ status: v.string() }),
        variants: nodes(v.object({ entityId: v.number(), isPurchasable: v.boolean() })),
      }),
    ),
  }),
})

type Item = { productId: number; variantId: number }

/** The ids of the variants that the channel does not sell now, whatever their stock. It does not return hidden products. */
export async function readWithdrawn(
  api: BigCommerceApi,
  { market, items }: { market: Market; items: readonly Item[] },
  signal: AbortSignal,
): Promise<Set<number>> {
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const responses = await Promise.all(
    chunksOf(ids, productsPerCall).map((productIds) => {
      const variantIds = items.flatMap(({ productId, variantId }) =>
        productIds.includes(productId) ? [variantId] : [],
      )
      return api.graphql('withdrawn', ResponseSchema, { market, query, variables: { productIds, variantIds }, signal })
    }),
  )
  const sold = responses
    .flatMap(({ site }) => site.products)
    .filter(({ availabilityV2 }) => availabilityV2.status !== 'Unavailable')
    .flatMap(({ variants }) => variants.flatMap(({ entityId, isPurchasable }) => (isPurchasable ? [entityId] : [])))
  return new Set(items.map(({ variantId }) => variantId).filter((id) => !sold.includes(id)))
}
