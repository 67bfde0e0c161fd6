import type { ReactNode } from 'react'
import { AccountField } from './account-field.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { fieldsOf, type Form } from '#shared/forms/form.ts'

type PostedFormProps = {
  /** The start of the fields' ids. */
  name: string
  form: Form
  action: string
  state: FormState
  /** Names of fields that the page shows itself. */
  omitted?: readonly string[]
  /** What stands before the fields. */
  children?: ReactNode
}

/** A form that needs no script: the Worker checks it, and answers with the page again. */
export function PostedForm({ name, form, action, state, omitted, children }: PostedFormProps) {
  return (
    <form className="account-form" method="post" action={action} noValidate>
      {children}
      <div className="account-fields">
        {fieldsOf(form)
          .filter((field) => !omitted?.includes(field.name))
          .map((field) => (
            <AccountField
              key={field.name}
              id={`${name}-${field.name}`}
              field={field}
              value={state.values[field.name] ?? ''}
              error={state.errors[field.name] ?? null}
            />
          ))}
      </div>
      <button className="button account-form__submit" type="submit">
        {form.submit}
      </button>
    </form>
  )
}
