import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import type { NewLine } from '#worker/ports/cart-port.ts'

type WireLine = {
  product_id: number
  quantity: number
  variant_id?: number
  option_selections?: { option_id: number; option_value: string | number }[]
}

const maxVariants = 250

const VariantsSchema = v.object({
  data: v.array(
    v.object({
      id: v.number(),
      option_values: v.optional(v.array(v.object({ id: v.number(), option_id: v.number() })), []),
    }),
  ),
})

/** Lines in the platform's format, or `null` if a line names a variant that its product does not have. */
export async function toWireLines(
  api: BigCommerceApi,
  lines: readonly NewLine[],
  signal: AbortSignal,
): Promise<WireLine[] | null> {
  const wire = await Promise.all(lines.map((line) => toWireLine(api, line, signal)))
  return wire.every((line) => line !== null) ? wire : null
}

// A line with modifiers must omit `variant_id` and name the variant by its option values instead.
async function toWireLine(api: BigCommerceApi, line: NewLine, signal: AbortSignal): Promise<WireLine | null> {
  const { productId, variantId, quantity, selections, parentId } = line
  // The platform documents the field for responses only.
  const base = { product_id: productId, quantity, ...(parentId !== undefined && { parent_id: parentId }) }
  if (selections.length === 0) return variantId === null ? base : { ...base, variant_id: variantId }
  const chosen = selections.map(({ optionId, value }) => ({ option_id: optionId, option_value: value }))
  if (variantId === null) return { ...base, option_selections: chosen }
  const variants = await api.rest('product-variants', VariantsSchema, {
    path: `/v3/catalog/products/${productId}/variants`,
    query: { limit: maxVariants },
    signal,
    absentOn: [404],
  })
  const variant = variants?.data.find((candidate) => candidate.id === variantId)
  if (!variant) return null
  const ofVariant = variant.option_values.map(({ id, option_id }) => ({ option_id, option_value: id }))
  const named = new Set(ofVariant.map((selection) => selection.option_id))
  return {
    ...base,
    option_selections: [...ofVariant, ...chosen.filter((selection) => !named.has(selection.option_id))],
  }
}
