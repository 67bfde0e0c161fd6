import type { Modifier } from '../../../shared/domain/product.ts'
import * as messages from '../../../shared/messages/en.ts'
import { isEmailModifier } from './modifier-errors.ts'

/** Fields of a product that is made for someone, such as a gift card [PDP-30]. */
export function ModifierFields({ modifiers, errors }: { modifiers: Modifier[]; errors: ReadonlyMap<number, string> }) {
  return modifiers.map((modifier) => <ModifierField key={modifier.id} modifier={modifier} error={errors.get(modifier.id) ?? null} />)
}

function ModifierField({ modifier, error }: { modifier: Modifier; error: string | null }) {
  const id = `modifier-${modifier.id}`
  const errorId = `${id}-error`
  const field = {
    id,
    name: `modifier[${modifier.id}]`,
    required: modifier.isRequired,
    ...(modifier.maxLength === null ? {} : { maxLength: modifier.maxLength }),
    ...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  return (
    <p className="field">
      <label htmlFor={id}>
        {modifier.label}
        {!modifier.isRequired && <small> {messages.product.optional}</small>}
      </label>
      {modifier.type === 'multiline-text' ? <textarea {...field} rows={4} /> : <input {...field} type={inputType(modifier)} />}
      {error !== null && (
        <span className="field__error" id={errorId}>
          {error}
        </span>
      )}
    </p>
  )
}

function inputType(modifier: Modifier): 'email' | 'date' | 'text' {
  if (modifier.type === 'date') return 'date'
  return isEmailModifier(modifier) ? 'email' : 'text'
}
