/** @jsxImportSource hono/jsx */

import type { Child } from 'hono/jsx'
import type { FormErrors } from '../address-form.ts'
import { useTexts } from '../texts/language.tsx'

type FieldProps = {
  name: string
  label: Child
  errors: FormErrors
  value?: string
  hint?: string
  isOptional?: boolean
  autocomplete?: string
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'email' | 'tel' | 'text'
  width?: 'short' | 'half'
}

/** A labelled input, with its hint and error associated. */
export function Field({
  name,
  label,
  errors,
  value = '',
  hint,
  isOptional = false,
  autocomplete,
  type = 'text',
  inputMode,
  width,
}: FieldProps) {
  const error = errors[name]
  return (
    <div class={`field${width ? ` field-${width}` : ''}`}>
      <Label name={name} label={label} isOptional={isOptional} />
      <Messages name={name} hint={hint} error={error} />
      <input
        id={name}
        name={name}
        type={type}
        value={value}
        autocomplete={autocomplete}
        inputmode={inputMode}
        maxlength={254}
        aria-required={isOptional ? undefined : 'true'}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={describedBy(name, { hint, error })}
      />
    </div>
  )
}

type SelectProps = {
  name: string
  /** By default the name. A field that the form has several times needs an id of its own. */
  id?: string
  label: string
  errors: FormErrors
  autocomplete?: string
  children: Child
}

export function Select({ name, id = name, label, errors, autocomplete, children }: SelectProps) {
  const error = errors[id]
  return (
    <div class="field">
      <Label name={id} label={label} />
      <Messages name={id} hint={undefined} error={error} />
      <select
        id={id}
        name={name}
        autocomplete={autocomplete}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={describedBy(id, { hint: undefined, error })}
      >
        {children}
      </select>
    </div>
  )
}

/** The form's errors, with links to the fields. It takes the focus when the page opens. */
export function ErrorSummary({ errors }: { errors: FormErrors }) {
  const entries = Object.entries(errors)
  const { problem } = useTexts()
  if (entries.length === 0) return null
  return (
    <div class="error-summary" role="alert" tabindex={-1} autofocus aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{problem}</h2>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Label({ name, label, isOptional = false }: { name: string; label: Child; isOptional?: boolean }) {
  const { optional } = useTexts()
  return (
    <label for={name}>
      {label}
      {isOptional && <span class="optional">{optional}</span>}
    </label>
  )
}

function Messages({ name, hint, error }: { name: string; hint: string | undefined; error: string | undefined }) {
  const texts = useTexts()
  return (
    <>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${name}-error`}>
          <span class="visually-hidden">{texts.error}</span>
          {error}
        </p>
      )}
    </>
  )
}

function describedBy(name: string, { hint, error }: { hint: string | undefined; error: string | undefined }) {
  return [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
}
