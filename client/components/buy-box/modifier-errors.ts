import type { Modifier } from '../../../shared/domain/product.ts'
import * as messages from '../../../shared/messages/en.ts'

/** Local part, @, domain, dot, top-level domain of two letters or more (D-70). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i

const emailLabels = ['recipient email', 'your email']

/** Whether the field takes an e-mail address, by its label [PDP-19] [PDP-20]. */
export function isEmailModifier({ label }: Pick<Modifier, 'label'>): boolean {
  return emailLabels.includes(label.trim().toLowerCase())
}

/** Messages by modifier id; empty when every required field is filled in [PDP-18] and every address is one. */
export function modifierErrors(modifiers: readonly Modifier[], values: ReadonlyMap<number, string>): Map<number, string> {
  const errors = new Map<number, string>()
  for (const modifier of modifiers) {
    const value = values.get(modifier.id)?.trim() ?? ''
    if (value === '') {
      if (modifier.isRequired) errors.set(modifier.id, messages.product.requiredField)
    } else if (isEmailModifier(modifier) && !emailPattern.test(value)) {
      errors.set(modifier.id, messages.product.invalidEmail)
    }
  }
  return errors
}
