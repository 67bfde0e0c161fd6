import { isDay, yearFrom } from './day-text.ts'
import { isEmail } from './email.ts'
import type { Modifier } from './product.ts'
import { sendDateLabel } from './typed-option.ts'
import * as messages from '#shared/messages/product-page.ts'

/**
 * The kind of value that a modifier accepts. A modifier is a field of a product that the shopper fills in. BigCommerce
 * does not store a kind, so it is recognised by the modifier's label. `uid` is a gift card's id.
 */
type ModifierKind = 'email' | 'send-date' | 'date' | 'uid' | 'text'

const kindsByLabel: Readonly<Record<string, ModifierKind>> = {
  'recipient email': 'email',
  'your email': 'email',
  [sendDateLabel]: 'send-date',
  uid: 'uid',
}

/** Form values by modifier id. */
export type ModifierValues = ReadonlyMap<number, string>

export function modifierKind({ label, type }: Pick<Modifier, 'label' | 'type'>): ModifierKind {
  return kindsByLabel[label.trim().toLowerCase()] ?? (type === 'date' ? 'date' : 'text')
}

/** The modifiers that a shopper fills in: all except a gift card's id, which the Worker generates. */
export function shopperModifiers(modifiers: readonly Modifier[]): Modifier[] {
  return modifiers.filter((modifier) => modifierKind(modifier) !== 'uid')
}

/**
 * Error messages by modifier id: for empty required fields, invalid e-mail addresses, and texts and dates outside their
 * limits. `today` is the date where the shopper is. The Worker passes values that it has read as they were meant.
 */
export function modifierErrors(
  modifiers: readonly Modifier[],
  values: ModifierValues,
  today: string,
): Map<number, string> {
  const errors = new Map<number, string>()
  for (const modifier of shopperModifiers(modifiers)) {
    const error = errorOf(modifier, values.get(modifier.id)?.trim() ?? '', today)
    if (error !== null) errors.set(modifier.id, error)
  }
  return errors
}

function errorOf(modifier: Modifier, value: string, today: string): string | null {
  if (value === '') return modifier.isRequired ? messages.modifiers.required : null
  if (modifier.maxLength !== null && value.length > modifier.maxLength) return messages.modifiers.tooLong
  if (modifier.maxLines !== undefined && value.split('\n').length > modifier.maxLines)
    return messages.modifiers.tooManyLines
  const kind = modifierKind(modifier)
  if (kind === 'email') return isEmail(value) ? null : messages.modifiers.invalidEmail
  if (kind !== 'send-date') return null
  const { first, last } = yearFrom(today)
  // Days in this format sort as text.
  return isDay(value) && value >= first && value <= last ? null : messages.modifiers.invalidSendDate
}
