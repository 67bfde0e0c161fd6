import type { Context } from 'hono'
import { respondWithAccountScreen } from '../../pages/account-screen.tsx'
import { attemptForm, readAccountForm, refusedState, type Refusal } from '../../pages/read-account-form.ts'
import { refusalOfChange } from '../../pages/refusal-of-change.ts'
import { RegisterPage } from '#client/pages/account/register-page.tsx'
import { emptyForm, type FormState } from '#shared/forms/account.ts'
import { registerForm as form } from '#shared/forms/register.ts'
import { loginPath, marketPath, myAccountPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'
import { register } from '#worker/account/register.ts'
import { pathAfterLogin } from '#worker/account/return-path.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { homeCountry } from '#worker/context/home-country.ts'
import { writeFlash } from '#worker/session/flash.ts'

export const createAccountPage = factory.createHandlers(async function showRegistration(c) {
  const { market, customer } = c.get('visit')
  if (customer) return c.redirect(marketPath(market, myAccountPath), 303)
  return respondWithRegistration(c, { ...emptyForm, values: { 'address.country': homeCountry(c.get('visit')) } })
})

/** Creates an account and opens it. If the login after it fails, redirects to the login with the address filled in. */
export const registerForm = factory.createHandlers(async function postRegistration(c) {
  const market = c.get('market')
  const { outcome, state } = await readAccountForm(c, form)
  const refuse = (refusal: Refusal) => respondWithRegistration(c, refusedState(state, refusal), refusal.status)
  const attempt = await attemptForm(c, outcome, async (output) => ({
    ...(await register(c.get('visit'), output)),
    email: output.email,
  }))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const registration = attempt.value
  if (registration.status === 'refused') return refuse(refusalOfChange(form, registration))
  const { logIn } = registration
  if (logIn?.status === 'logged-in') {
    await writeFlash(c.get('visit'), { notice: 'welcome', hasSignedUp: true })
    return c.redirect(pathAfterLogin(c.get('visit'), marketPath(market, myAccountPath)), 303)
  }
  await writeFlash(c.get('visit'), { notice: 'registered', hasSignedUp: true, email: registration.email })
  return c.redirect(marketPath(market, loginPath), 303)
})

function respondWithRegistration(c: Context<AppEnv>, state: FormState, status = 200) {
  const hasMarketing = c.get('visit').configuration.marketing !== null
  const body = <RegisterPage market={c.get('market')} state={state} hasMarketing={hasMarketing} />
  return respondWithAccountScreen(c, {
    route: routes.createAccount,
    title: messages.account.registerTitle,
    status,
    body,
  })
}
