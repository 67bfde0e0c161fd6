import type { Context } from 'hono'
import { respondWithAccountScreen } from '../../pages/account-screen.tsx'
import { attemptForm, readAccountForm, refusedState, textOf, type Refusal } from '../../pages/read-account-form.ts'
import { respondToLogin } from '../../pages/respond-to-login.ts'
import { LoginPage } from '#client/pages/account/login-page.tsx'
import { type AccountNotice, emptyForm, type FormState } from '#shared/forms/account.ts'
import { logInForm as form } from '#shared/forms/log-in.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'
import { logIn } from '#worker/account/log-in.ts'
import { cookieCheck, returnToPath } from '#worker/account/return-path.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { takeFlash } from '#worker/session/flash.ts'

type LoginView = {
  state: FormState
  returnTo: string
  status?: number
  notice?: AccountNotice | null
  hasSignedUp?: boolean
}

export const loginPage = factory.createHandlers(async function showLogin(c) {
  const returnTo = returnToPath(c.get('market'), c.req.query('returnTo'))
  if (c.get('customer')) return c.redirect(returnTo, 303)
  const { notice = null, email, hasSignedUp } = await takeFlash(c.get('visit'))
  const alert = c.req.query(cookieCheck) === undefined ? null : { title: null, text: messages.needsCookies.text }
  return respondWithLogin(c, { state: { ...emptyForm, values: { email }, alert }, returnTo, notice, hasSignedUp })
})

/** Logs in, then redirects with 303 to the page that the visitor came from. */
export const logInForm = factory.createHandlers(async function postLogin(c) {
  const market = c.get('market')
  const { outcome, posted, state } = await readAccountForm(c, form)
  const returnTo = returnToPath(market, textOf(posted, 'returnTo'))
  const refuse = (refusal: Refusal) =>
    respondWithLogin(c, { state: refusedState(state, refusal), returnTo, status: refusal.status })
  const attempt = await attemptForm(c, outcome, (output) => logIn(c.get('visit'), output))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const login = attempt.value
  if (login.status === 'refused')
    return refuse({
      status: login.reason === 'throttled' ? 429 : 401,
      alert: { title: login.title, text: login.message },
    })
  return respondToLogin(c, login, { path: returnTo })
})

function respondWithLogin(
  c: Context<AppEnv>,
  { state, returnTo, status = 200, notice = null, hasSignedUp = false }: LoginView,
) {
  const body = (
    <LoginPage
      market={c.get('market')}
      state={state}
      returnTo={returnTo}
      notice={notice}
      hasSignedUp={hasSignedUp}
      hasGuestOrders={c.get('configuration').marketing !== null}
    />
  )
  return respondWithAccountScreen(c, { route: routes.login, title: messages.account.logInTitle, status, body })
}
