import { type FormEvent, type SyntheticEvent, useState } from 'react'
import { logInAtom } from '../atoms/customer-session.ts'
import { notifyAtom } from '../atoms/notifications.ts'
import { useSetAtom } from '../atoms/react.ts'
import { closePanelAtom } from '../atoms/ui.ts'
import { AccountFields } from '../components/account-form/account-fields.tsx'
import { FormAlert } from '../components/account-form/form-alert.tsx'
import { useCheckedForm } from '../components/account-form/use-checked-form.ts'
import { LazyMarkup } from '../components/lazy-markup.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { PanelHeader } from './cart/panel-header.tsx'
import { logInForm } from '#shared/forms/log-in.ts'
import { createAccountPath, forgotPasswordPath, loginPath, marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'

const account = messages.account
const idPrefix = 'login-panel'
const emptyValues = {}

/** The login panel: logs in without leaving the page. The link that opens it leads to the login page. */
function LoginPanel({ prefix }: { prefix: string }) {
  return (
    <dialog
      className="panel panel--end panel--column"
      id="login"
      aria-labelledby="login-panel-title"
      onClose={clearPasswords}
      suppressHydrationWarning
    >
      <LazyMarkup>
        <PanelHeader id="login-panel-title" title={account.logInPanel} />
        <div className="login-panel__body">
          <LoginForm prefix={prefix} />
          <p>
            <a href={marketPath({ prefix }, forgotPasswordPath)}>{account.forgotPassword}</a>
          </p>
          <div className="login-panel__new">
            <p>{account.newHereText}</p>
            <a className="button button--quiet button--wide" href={marketPath({ prefix }, createAccountPath)}>
              {account.createAccount}
            </a>
          </div>
        </div>
      </LazyMarkup>
    </dialog>
  )
}

/** A third-party script may be added to the document later. */
function clearPasswords({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  for (const input of currentTarget.querySelectorAll<HTMLInputElement>('input[type=password]')) input.value = ''
}

function LoginForm({ prefix }: { prefix: string }) {
  const { errors, alert, showErrors: refuse, check } = useCheckedForm(logInForm, { idPrefix })
  const [isSending, setSending] = useState(false)
  const logIn = useSetAtom(logInAtom)
  const close = useSetAtom(closePanelAtom)
  const notify = useSetAtom(notifyAtom)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const values = check(event)
    if (!values) return
    setSending(true)
    const result = await logIn({ email: values['email'] ?? '', password: values['password'] ?? '' })
    setSending(false)
    if (result.status === 'failed') return refuse({ errors: emptyValues, alert: { title: null, text: account.failed } })
    if (result.status === 'refused')
      return refuse({ errors: emptyValues, alert: { title: result.title, text: result.message } })
    form.reset()
    refuse({ errors: emptyValues, alert: null })
    close('login')
    notify({ kind: 'status', text: account.loggedIn })
    for (const text of result.notices) notify({ kind: 'error', text })
  }

  return (
    <form
      className="account-form"
      method="post"
      action={marketPath({ prefix }, loginPath)}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      {alert !== null && <FormAlert id={`${idPrefix}-alert`} alert={alert} />}
      <AccountFields idPrefix={idPrefix} form={logInForm} state={{ values: emptyValues, errors }} />
      <button className="button button--wide" type="submit" aria-disabled={isSending}>
        {isSending ? account.loading : logInForm.submit}
      </button>
    </form>
  )
}

export default defineIsland('login-panel', 'interaction', LoginPanel)
