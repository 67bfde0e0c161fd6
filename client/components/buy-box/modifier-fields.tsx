import { localDay } from './buy-box-form.ts'
import { shopperModifiers, modifierKind, sendDates } from '#shared/domain/modifiers.ts'
import type { Modifier } from '#shared/domain/product.ts'
import * as messages from '#shared/messages/shop.ts'

type ModifierFieldsProps = {
  modifiers: Modifier[]
  /** What the shopper typed before the page was rendered, by modifier id. */
  typed: readonly [number, string][] | undefined
  errors: ReadonlyMap<number, string>
  /** False on the server, whose page is cached across days. */
  isLive: boolean
}

/** Fields of a personalised product, such as a gift card. */
export function ModifierFields({ modifiers, typed, errors, isLive }: ModifierFieldsProps) {
  const values = new Map(typed)
  return shopperModifiers(modifiers).map((modifier) => (
    <ModifierField
      key={modifier.id}
      modifier={modifier}
      typed={values.get(modifier.id)}
      error={errors.get(modifier.id) ?? null}
      isLive={isLive}
    />
  ))
}

type ModifierFieldProps = { modifier: Modifier; typed: string | undefined; error: string | null; isLive: boolean }

function ModifierField({ modifier, typed, error, isLive }: ModifierFieldProps) {
  const id = `modifier-${modifier.id}`
  const errorId = `${id}-error`
  const kind = modifierKind(modifier)
  const days = kind === 'send-date' && isLive ? sendDates(localDay()) : null
  const field = {
    id,
    name: `modifier[${modifier.id}]`,
    defaultValue: typed,
    required: modifier.isRequired,
    ...(modifier.maxLength === null ? {} : { maxLength: modifier.maxLength }),
    ...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  return (
    <p className={modifier.type === 'multiline-text' ? 'field field--wide' : 'field'}>
      <label htmlFor={id}>
        <span>{modifier.label}</span>
        {!modifier.isRequired && <small>{` ${messages.product.optional}`}</small>}
      </label>
      {modifier.type === 'multiline-text' ? (
        <textarea {...field} rows={4} />
      ) : (
        <input
          {...field}
          type={inputTypes[kind]}
          autoComplete={autoComplete(modifier)}
          {...(days ? { min: days.first, max: days.last } : {})}
        />
      )}
      {error !== null && (
        <span className="field__error" id={errorId}>
          {error}
        </span>
      )}
    </p>
  )
}

const inputTypes = { email: 'email', 'send-date': 'date', date: 'date', text: 'text', uid: 'hidden' } as const

/** Autofill knows the shopper but not the recipient of the card. */
function autoComplete({ label }: Modifier): string {
  const owner = label.trim().toLowerCase()
  if (owner === 'your email') return 'email'
  return owner === 'your name' ? 'name' : 'off'
}
