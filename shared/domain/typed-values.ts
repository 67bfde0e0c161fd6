import type { ModifierValues } from './modifiers.ts'
import type { Modifier } from './product.ts'
import { typedLine, typedText } from './typed-text.ts'

/** The values of modifiers as they were meant. Only a multi-line text has line breaks, and each counts once. */
export function typedValues(modifiers: readonly Modifier[], values: ModifierValues): ModifierValues {
  return new Map(
    modifiers.map(({ id, type }) => [id, (type === 'multiline-text' ? typedText : typedLine)(values.get(id) ?? '')]),
  )
}
