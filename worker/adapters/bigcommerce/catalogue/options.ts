import * as v from 'valibot'
import { nodes } from '../api/connection.ts'
import { ValueSchema, variantOption } from '../api/option-values.ts'
import type { Colour, Modifier } from '#shared/domain/product.ts'
import { orderSizes } from '#shared/domain/size-order.ts'

/** The part of an option that colours, sizes and lengths are read from. */
export const ValuesSchema = v.object({
  displayName: v.string(),
  isVariantOption: v.boolean(),
  values: v.optional(nodes(ValueSchema), { edges: [] }),
})

/**
 * An option that selects a variant, or a value that the shopper enters (`isVariantOption` false; the REST API calls it
 * a modifier).
 */
export const OptionSchema = v.object({
  ...ValuesSchema.entries,
  kind: v.string(),
  entityId: v.number(),
  isRequired: v.boolean(),
  maxLength: v.nullish(v.number(), null),
  maxLines: v.nullish(v.number(), null),
})

type WireValues = v.InferOutput<typeof ValuesSchema>
type WireOption = v.InferOutput<typeof OptionSchema>

const modifierTypes: Record<string, Modifier['type']> = {
  TextFieldOption: 'text',
  MultiLineTextFieldOption: 'multiline-text',
  DateFieldOption: 'date',
}

export function toColours(options: readonly WireValues[]): { colours: Colour[]; colour: Colour | null } {
  const values = variantOption(options, 'Color')?.values ?? []
  const colours = values.map(({ entityId, label, hexColors }) => ({ name: label, valueId: entityId, hexes: hexColors }))
  const chosen = values.findIndex((value) => value.isDefault)
  return { colours, colour: colours[Math.max(0, chosen)] ?? null }
}

/** The values of an option that selects a variant, in the order of sizes. */
export function toLabels(options: readonly WireValues[], name: 'Size' | 'Length'): string[] {
  return orderSizes((variantOption(options, name)?.values ?? []).map(({ label }) => label))
}

/** Modifiers by their `sort_order`. Those without one come last, in the order listed. */
export function toModifiers(options: readonly WireOption[], sortOrders: ReadonlyMap<number, number>): Modifier[] {
  const orderOf = ({ id }: Modifier) => sortOrders.get(id) ?? Number.MAX_SAFE_INTEGER
  return options
    .flatMap((option): Modifier[] => {
      const type = modifierTypes[option.kind]
      if (option.isVariantOption || !type) return []
      return [
        {
          id: option.entityId,
          label: option.displayName,
          type,
          isRequired: option.isRequired,
          maxLength: option.maxLength || null,
          ...(option.maxLines && { maxLines: option.maxLines }),
        },
      ]
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** Kinds of required modifiers that a shopper cannot fill in here. A product with one of them cannot be sold. */
export function unfillableModifiers(options: readonly WireOption[]): string[] {
  return options
    .filter((option) => !option.isVariantOption && option.isRequired && !modifierTypes[option.kind])
    .map((option) => option.kind)
}
