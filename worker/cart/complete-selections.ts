import { modifierErrors, modifierKind, type ModifierValues } from '../../shared/domain/modifiers.ts'
import type { Product } from '../../shared/domain/product.ts'
import { typedValues } from '../../shared/domain/typed-values.ts'
import type { NewLine } from '../ports/cart-port.ts'

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
  values: ModifierValues,
  now = Date.now(),
): Completion {
  const typed = typedValues(modifiers, values)
  const days = dayOffsets.map((offset) => new Date(now + offset).toISOString().slice(0, 10))
  if (days.every((today) => modifierErrors(modifiers, typed, today).size > 0)) return { status: 'incomplete' }
  const selections = modifiers.flatMap((modifier) => {
    const value = modifierKind(modifier) === 'uid' ? crypto.randomUUID() : (typed.get(modifier.id) ?? '')
    return value === '' ? [] : [{ optionId: modifier.id, value }]
  })
  return { status: 'complete', selections }
}
