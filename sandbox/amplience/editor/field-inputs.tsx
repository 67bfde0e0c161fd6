/** @jsxImportSource hono/jsx */

import { type Field, inputName } from './fields.ts'

/** The fields of an item, each with its hint and its error. */
export function FieldInputs({ fields }: { fields: readonly Field[] }) {
  return (
    <>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </>
  )
}

function FieldInput({ field }: { field: Field }) {
  const { label, kind, hint, error } = field
  const id = inputName(field)
  if (kind === 'checkbox') {
    return (
      <label class="check" htmlFor={id}>
        <input {...attributesOf(field)} type="checkbox" checked={field.value !== ''} /> {label}
      </label>
    )
  }
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <Input field={field} />
    </div>
  )
}

function Input({ field }: { field: Field }) {
  const { kind, value } = field
  const attributes = attributesOf(field)
  const rows = Math.min(24, value.split('\n').length + 2)
  if (kind === 'long-text')
    return (
      <textarea {...attributes} rows={rows}>
        {value}
      </textarea>
    )
  if (kind === 'json')
    return (
      <textarea {...attributes} class="json" rows={rows} spellcheck={false}>
        {value}
      </textarea>
    )
  return (
    <input
      {...attributes}
      {...(kind === 'number' ? { type: 'number', step: 'any' } : { type: 'text' })}
      value={value}
    />
  )
}

function attributesOf({ name, kind, hint, error }: Field) {
  const id = inputName({ name })
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name: id,
    'data-field': name,
    'data-kind': kind,
    ...(error && { 'aria-invalid': 'true' as const }),
    ...(described && { 'aria-describedby': described }),
  }
}
