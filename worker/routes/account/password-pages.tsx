import type { Context } from 'hono'
import { respondWithAccountScreen } from '../../pages/account-screen.tsx'
import { attemptForm, readAccountForm, refusedState, type Refusal } from '../../pages/read-account-form.ts'
import { respondToLogin } from '../../pages/respond-to-login.ts'
import {
  ForgotPasswordPage,
  NewPasswordPage,
  ResetSentPage,
  UnusableLinkPage,
} from '#client/pages/account/password-pages.tsx'
import { accountPath } from '#shared/domain/account-pages.ts'
import { emptyForm, type FormState } from '#shared/forms/account.ts'
import { forgotPasswordForm, newPasswordForm } from '#shared/forms/password.ts'
import { forgotPasswordPath, loginPath, marketPath, myAccountPath, updatePasswordPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'
import { requestReset, resetPassword } from '#worker/account/reset-password.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { urlOf } from '#worker/http/url-of.ts'
import { writeFlash } from '#worker/session/flash.ts'
import { readReset, resetOfQuery, writeReset } from '#worker/session/reset-cookie.ts'

export const forgotPasswordPage = factory.createHandlers((c) => {
  if (c.req.query('sent') === undefined) return respondWithForgot(c, emptyForm)
  return respondWithAccountScreen(c, {
    route: routes.forgotPassword,
    title: messages.account.forgotSentTitle,
    body: <ResetSentPage market={c.get('market')} />,
  })
})

/** Requests a reset link. The response is the same for every address. */
export const requestResetForm = factory.createHandlers(async function postForgotPassword(c) {
  const { outcome, state } = await readAccountForm(c, forgotPasswordForm)
  const refuse = (refusal: Refusal) => respondWithForgot(c, refusedState(state, refusal), refusal.status)
  const attempt = await attemptForm(c, outcome, (output) => requestReset(c.get('visit'), output))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  if (attempt.value.status === 'throttled')
    return refuse({ status: 429, alert: { title: null, text: attempt.value.message } })
  return c.redirect(`${marketPath(c.get('market'), forgotPasswordPath)}?sent`, 303)
})

/** The page that a mailed link opens. It moves the token from the URL into a cookie at once (D-20). */
export const updatePasswordPage = factory.createHandlers(async function showNewPassword(c) {
  c.header('referrer-policy', 'no-referrer')
  const reset = resetOfQuery(urlOf(c.req.raw).search)
  if (reset === 'damaged') return respondWithUnusable(c, 'damaged')
  if (reset) {
    await writeReset(c.get('visit'), reset)
    return c.redirect(marketPath(c.get('market'), updatePasswordPath), 303)
  }
  if (await readReset(c.get('visit'))) return respondWithNewPassword(c, emptyForm)
  if (!c.get('customer')) return respondWithUnusable(c, 'expired')
  return c.redirect(marketPath(c.get('market'), accountPath('my-profile')), 303)
})

export const setPasswordForm = factory.createHandlers(async function postNewPassword(c) {
  const { outcome, state } = await readAccountForm(c, newPasswordForm)
  if (!(await readReset(c.get('visit')))) return respondWithUnusable(c, 'expired')
  const refuse = (refusal: Refusal) => respondWithNewPassword(c, refusedState(state, refusal), refusal.status)
  const attempt = await attemptForm(c, outcome, (output) => resetPassword(c.get('visit'), output))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const { value } = attempt
  if (value.status === 'throttled') return refuse({ status: 429, alert: { title: null, text: value.message } })
  if (value.status === 'expired') return respondWithUnusable(c, 'expired')
  if (value.logIn?.status === 'logged-in')
    return respondToLogin(c, value.logIn, { path: marketPath(c.get('market'), myAccountPath), notice: 'password-set' })
  await writeFlash(c.get('visit'), { notice: 'password-set-only' })
  return c.redirect(marketPath(c.get('market'), loginPath), 303)
})

function respondWithForgot(c: Context<AppEnv>, state: FormState, status = 200) {
  const body = <ForgotPasswordPage market={c.get('market')} state={state} />
  return respondWithAccountScreen(c, {
    route: routes.forgotPassword,
    title: messages.account.forgotTitle,
    status,
    body,
  })
}

function respondWithNewPassword(c: Context<AppEnv>, state: FormState, status = 200) {
  const body = <NewPasswordPage market={c.get('market')} state={state} />
  return respondWithAccountScreen(c, {
    route: routes.updatePassword,
    referrerPolicy: 'no-referrer',
    title: messages.account.newPasswordTitle,
    status,
    body,
  })
}

function respondWithUnusable(c: Context<AppEnv>, reason: 'expired' | 'damaged') {
  const body = <UnusableLinkPage market={c.get('market')} reason={reason} />
  return respondWithAccountScreen(c, {
    route: routes.updatePassword,
    referrerPolicy: 'no-referrer',
    title: messages.account.unusableLink[reason].title,
    status: reason === 'expired' ? 410 : 400,
    body,
  })
}
