import type { Field } from '#shared/forms/form.ts'
import { account } from '#shared/messages/shop.ts'

/** A choice or the comment of a return, as static HTML, where elements have no value of their own as in React. */
export function ReturnField({ field, value, error }: { field: Field; value: string; error: string | undefined }) {
  const { name, label, kind, hint, maxLength, options = [] } = field
  const id = `return-${name.replace('.', '-')}`
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(Boolean)
  const shared = {
    id,
    name,
    ...(described.length > 0 && { 'aria-describedby': described.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  }
  return (
    <div className="field account-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'select' ? (
        <select {...shared}>
          <option value="">{account.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} selected={option.value === value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <textarea {...shared} rows={4} maxLength={maxLength}>
          {value}
        </textarea>
      )}
      {hint !== undefined && (
        <small className="account-field__hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
      {error !== undefined && (
        <span className="field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
