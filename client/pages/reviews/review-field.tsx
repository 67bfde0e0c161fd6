import type { Field } from '#shared/forms/form.ts'

type ReviewFieldProps = { field: Field; value: string; error: string | undefined }

/** A field of a review, checked by the browser first: a line, or lines for the review itself. */
export function ReviewField({ field, value, error }: ReviewFieldProps) {
  const { name, label, kind, autoComplete, hint, maxLength } = field
  const id = `review-${name}`
  const described = [hint && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    required: true,
    ...(maxLength !== undefined && { maxLength }),
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {name === 'text' ? (
        // A static textarea has no value but its text.
        <textarea {...shared} rows={6} minLength={3}>
          {value}
        </textarea>
      ) : (
        <input
          {...shared}
          type={kind}
          defaultValue={value}
          autoComplete={autoComplete}
          {...(name === 'title' && { minLength: 3 })}
        />
      )}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {error !== undefined && (
        <span className="field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
