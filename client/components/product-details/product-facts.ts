import { type Feel, type FeelLevel, type FeelName, feelNames } from '#shared/domain/feel.ts'
import * as messages from '#shared/messages/shop.ts'

type FieldName = keyof typeof messages.productDetails.fields

const groups = {
  fitAndSize: [
    'product_fit',
    'neck_collar_shape',
    'sleeve_length',
    'styling_length',
    'standard_measurements_displayed',
    'petite_measurements_displayed',
    'model_wears_displayed',
    'petite_model_displayed',
  ],
  fabricAndCare: ['fabric_composition', 'washcare'],
} as const satisfies Record<string, readonly FieldName[]>

export type ProductFact = { label: string; text: string }

/** The custom fields that a product page prints, in two groups, without the empty ones. */
export function productFacts(fields: Record<string, string>): Record<keyof typeof groups, ProductFact[]> {
  const facts = (names: readonly FieldName[]) =>
    names.flatMap((name) => {
      const text = fields[name]?.trim()
      return text ? [{ label: messages.productDetails.fields[name], text }] : []
    })
  return { fitAndSize: facts(groups.fitAndSize), fabricAndCare: facts(groups.fabricAndCare) }
}

export type FeelFact = ProductFact & { level: FeelLevel }

/** How a product feels, as far as the merchant says. */
export function feelFacts(feel: Feel): FeelFact[] {
  return feelNames.flatMap((name) => {
    const level = feel[name]
    if (level === undefined) return []
    return [{ label: messages.productDetails.feel[name].label, text: feelText(name, feel), level }]
  })
}

/** The words for the level; empty without one. */
export function feelText(name: FeelName, { [name]: level }: Feel): string {
  return level === undefined ? '' : (messages.productDetails.feel[name].levels[level - 1] ?? '')
}
