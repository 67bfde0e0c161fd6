import * as v from 'valibot'
import type { BigCommerceApi } from './api.ts'
import { edges, nodes, PageInfoSchema } from './connection.ts'
import type { Market } from '#shared/markets.ts'

/** The platform's maximum for one page of values. */
export const valuesPerPage = 50

export const ValueSchema = v.object({
  entityId: v.number(),
  label: v.string(),
  isDefault: v.optional(v.boolean(), false),
  hexColors: v.optional(v.array(v.string()), []),
})

export const swatchFields = '... on SwatchOptionValue { hexColors }'

const query = `query ColourValues($entityId: Int!, $after: String) { site { product(entityId: $entityId) {
  productOptions(first: 50) { edges { node { displayName isVariantOption ... on MultipleChoiceOption {
    values(first: ${valuesPerPage}, after: $after) { pageInfo { hasNextPage endCursor } edges { node { entityId label isDefault ${swatchFields} } } }
  } } } }
} } }`

const PagedOptionSchema = v.object({
  displayName: v.string(),
  isVariantOption: v.boolean(),
  values: v.optional(v.object({ pageInfo: PageInfoSchema, edges: edges(ValueSchema) })),
})
const ColourValuesSchema = v.object({
  site: v.object({ product: v.nullable(v.object({ productOptions: nodes(PagedOptionSchema) })) }),
})

type Values = v.InferOutput<typeof ValueSchema>[]
type Named = { displayName: string; isVariantOption: boolean }

/**
 * The products, each with all of its colours. `pageSize` is the number of values that their query asked for: only a
 * product with as many may have more. If further colours cannot be read, the product keeps those of its first page.
 */
export async function withAllColours<
  Listed extends Named & { values: Values },
  Product extends { entityId: number; productOptions: Listed[] },
>(
  api: BigCommerceApi,
  { market, products, pageSize }: { market: Market; products: readonly Product[]; pageSize: number },
  signal: AbortSignal,
): Promise<Product[]> {
  return Promise.all(
    products.map(async (product) => {
      const colour = variantOption(product.productOptions, 'Color')
      if (!colour || colour.values.length < pageSize) return product
      // The call has logged the failure.
      const values = await readColourValues(api, { market, id: product.entityId }, signal).catch(() => colour.values)
      return {
        ...product,
        productOptions: product.productOptions.map((option) => (option === colour ? { ...colour, values } : option)),
      }
    }),
  )
}

/** All colours of a product, page by page. @throws ServiceError */
export async function readColourValues(
  api: BigCommerceApi,
  { market, id }: { market: Market; id: number },
  signal: AbortSignal,
): Promise<Values> {
  const values: Values = []
  let after: string | null = null
  do {
    const variables: Record<string, unknown> = { entityId: id, after }
    const { site }: v.InferOutput<typeof ColourValuesSchema> = await api.graphql('colour-values', ColourValuesSchema, {
      market,
      query,
      variables,
      signal,
    })
    const page = variantOption(site.product?.productOptions ?? [], 'Color')?.values
    values.push(...(page?.edges ?? []))
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  return values
}

/** The variant's option with this name: `Color`, `Size` or `Length`. */
export function variantOption<Option extends Named>(
  options: readonly Option[],
  name: 'Color' | 'Size' | 'Length',
): Option | null {
  return (
    options.find((option) => option.isVariantOption && option.displayName.toLowerCase() === name.toLowerCase()) ?? null
  )
}
