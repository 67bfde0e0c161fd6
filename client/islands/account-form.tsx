import { type FormEvent, useEffect, useState } from 'react'
import { AccountFields } from '../components/account-form/account-fields.tsx'
import { FormAlert } from '../components/account-form/form-alert.tsx'
import { useCheckedForm } from '../components/account-form/use-checked-form.ts'
import { defineIsland } from '../island/define-island.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { forms, type FormName } from '#shared/forms/forms.ts'
import * as messages from '#shared/messages/shop.ts'

const resendAfterMs = 10_000

/**
 * `action` is the URL that the form posts to; `hidden` are hidden fields. `username` tells a password manager whose
 * password it is, if the form does not ask for the e-mail address.
 */
export type AccountFormProps = {
  name: FormName
  action: string
  state: FormState
  hidden?: Readonly<Record<string, string>>
  username?: string
  isQuiet?: boolean
  /** Names of optional fields that the form does without. */
  omitted?: readonly string[]
}

/** An account form. It always posts; with scripts it is checked first. */
function AccountForm({ name, action, state, hidden, username, isQuiet = false, omitted }: AccountFormProps) {
  const form = forms[name]
  const { errors, alert, check } = useCheckedForm(form, { idPrefix: name, initial: state })
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    if (!isSending) return
    // A history navigation restores the form as it was left. If the visitor stops the page load, no event says so.
    const end = () => setSending(false)
    const timer = setTimeout(end, resendAfterMs)
    addEventListener('pageshow', end)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', end)
    }
  }, [isSending])

  function send(event: FormEvent<HTMLFormElement>) {
    if (isSending) return event.preventDefault()
    if (check(event) === null) return
    setSending(true)
  }

  return (
    <form className="account-form" method="post" action={action} noValidate onSubmit={send}>
      {alert !== null && <FormAlert id={`${name}-alert`} alert={alert} />}
      {Object.entries(hidden ?? {}).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {/* https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */}
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
      )}
      <AccountFields
        idPrefix={name}
        form={form}
        state={{ values: state.values, errors }}
        {...(omitted && { omitted })}
      />
      <button
        className={isQuiet ? 'button button--quiet account-form__submit' : 'button account-form__submit'}
        type="submit"
        aria-disabled={isSending}
      >
        {isSending ? messages.account.loading : form.submit}
      </button>
    </form>
  )
}

export default defineIsland('account-form', 'load', AccountForm)
