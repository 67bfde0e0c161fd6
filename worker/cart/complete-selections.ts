import { modifierErrors, modifierKind, type ModifierValues } from '../../shared/domain/modifiers.ts'
import type { Product } from '../../shared/domain/product.ts'
import type { NewLine } from '../ports/cart-port.ts'

export type Completion = { status: 'complete'; selections: NewLine['selections'] } | { status: 'incomplete' }

const hourMs = 60 * 60_000
// Somewhere it is still yesterday, and somewhere tomorrow already: the shopper's own day is not known here.
const dayOffsets = [-12 * hourMs, 14 * hourMs]

/**
 * What a shopper wrote for a product, checked by its modifiers and no others; a gift card gets the id that is its own.
 * A browser's check is a courtesy: this one decides.
 */
export function completeSelections(
  { modifiers }: Pick<Product, 'modifiers'>,
  values: ModifierValues,
  now = Date.now(),
): Completion {
  const days = dayOffsets.map((offset) => new Date(now + offset).toISOString().slice(0, 10))
  if (days.every((today) => modifierErrors(modifiers, values, today).size > 0)) return { status: 'incomplete' }
  const selections = modifiers.flatMap((modifier) => {
    const value = modifierKind(modifier) === 'uid' ? crypto.randomUUID() : (values.get(modifier.id)?.trim() ?? '')
    return value === '' ? [] : [{ optionId: modifier.id, value }]
  })
  return { status: 'complete', selections }
}
