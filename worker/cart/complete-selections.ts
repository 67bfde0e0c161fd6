import type { NewLine } from '../ports/cart-port.ts'
import { modifierErrors, modifierKind, type ModifierValues } from '#shared/domain/modifiers.ts'
import type { Modifier, Product } from '#shared/domain/product.ts'
import { typedLine, typedText } from '#shared/domain/typed-text.ts'

export type Completion = { status: 'complete'; selections: NewLine['selections'] } | { status: 'incomplete' }

const hourMs = 60 * 60_000
// The shopper's time zone is unknown, so their date may be a day earlier or later.
const dayOffsets = [-12 * hourMs, 14 * hourMs]

/**
 * Checks the values that a shopper entered against the product's modifiers. A gift card gets a unique id. This check
 * decides; the browser's check is only a convenience.
 */
export function completeSelections(
  { modifiers }: Pick<Product, 'modifiers'>,
  typed: ModifierValues,
  now = Date.now(),
): Completion {
  const values = typedValues(modifiers, typed)
  const days = dayOffsets.map((offset) => new Date(now + offset).toISOString().slice(0, 10))
  if (days.every((today) => modifierErrors(modifiers, values, today).size > 0)) return { status: 'incomplete' }
  const selections = modifiers.flatMap((modifier) => {
    const value = modifierKind(modifier) === 'uid' ? crypto.randomUUID() : (values.get(modifier.id) ?? '')
    return value === '' ? [] : [{ optionId: modifier.id, value }]
  })
  return { status: 'complete', selections }
}

/** The values as they were meant. Only a multi-line text has line breaks, and each counts once. */
function typedValues(modifiers: readonly Modifier[], typed: ModifierValues): ModifierValues {
  return new Map(
    modifiers.flatMap(({ id, type }) => {
      const value = typed.get(id)
      return value === undefined ? [] : [[id, type === 'multiline-text' ? typedText(value) : typedLine(value)]]
    }),
  )
}
