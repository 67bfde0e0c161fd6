import { PasswordInput } from './password-input.tsx'
import { distinctOptions, type Field } from '#shared/forms/form.ts'
import * as messages from '#shared/messages/shop.ts'

type AccountFieldProps = {
  id: string
  field: Field
  value: string
  error: string | null
  onChoose?: (value: string) => void
}

/** A field of an account form with label, hint and error. */
export function AccountField({ id, field, value, error, onChoose }: AccountFieldProps) {
  const { name, label, kind, autoComplete, isRequired, hint, maxLength, options } = field
  const described = [hint === undefined ? null : `${id}-hint`, error === null ? null : `${id}-error`]
    .filter((part) => part !== null)
    .join(' ')
  const common = {
    id,
    name,
    autoComplete,
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error !== null && { 'aria-invalid': true as const }),
  }
  const input = {
    ...common,
    defaultValue: value,
    ...(isRequired === true && { 'aria-required': true as const }),
    ...(maxLength !== undefined && { maxLength }),
  }
  const errorText = error !== null && (
    <span className="field__error" id={`${id}-error`}>
      {error}
    </span>
  )
  if (kind === 'checkbox') {
    return (
      <p className="field account-field account-field--checkbox">
        <input
          {...common}
          type="checkbox"
          defaultChecked={value === 'on'}
          {...(isRequired && { 'aria-required': true as const })}
        />
        <label htmlFor={id}>{label}</label>
        {errorText}
      </p>
    )
  }
  return (
    <div className={field.isHalfWidth ? 'field account-field account-field--half' : 'field account-field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {isRequired === false && <small>{` ${messages.account.optional}`}</small>}
      </label>
      {kind === 'select' ? (
        <select {...input} {...(onChoose && { onChange: ({ currentTarget }) => onChoose(currentTarget.value) })}>
          <option value="">{messages.account.choose}</option>
          {distinctOptions(options ?? [], value).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : kind === 'password' ? (
        <PasswordInput {...input} />
      ) : (
        <input
          {...input}
          type={kind}
          {...(kind === 'email' && { inputMode: 'email' as const, autoCapitalize: 'none', spellCheck: false })}
        />
      )}
      {hint !== undefined && (
        <small className="account-field__hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
      {errorText}
    </div>
  )
}
