import type { Context } from 'hono'
import type * as v from 'valibot'
import { attemptForm, readAccountForm, refusedState, type Refusal } from '../../pages/read-account-form.ts'
import { refusalOfChange } from '../../pages/refusal-of-change.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { type ProfileForms, ProfilePage } from '#client/pages/account/profile-page.tsx'
import { accountPath } from '#shared/domain/account-pages.ts'
import type { Customer } from '#shared/domain/customer.ts'
import { type AccountNotice, emptyForm, type FormState } from '#shared/forms/account.ts'
import type { Form } from '#shared/forms/form.ts'
import { changeEmailForm as emailForm, changePasswordForm as passwordForm } from '#shared/forms/password.ts'
import { preferencesForm, profileForm } from '#shared/forms/profile.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import {
  changeDetails,
  changeEmail,
  type ChangeOutcome,
  changePassword,
  changePreferences,
} from '#worker/account/change-account.ts'
import { loadCurrentCustomer } from '#worker/account/current-customer.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { writeFlash } from '#worker/session/flash.ts'

type ProfileFormName = keyof ProfileForms

export function showProfile(
  c: Context<AppEnv>,
  customer: Customer,
  view: { status?: number; states?: Partial<ProfileForms> } = {},
): Promise<Response> {
  const body = (
    <ProfilePage
      market={c.get('market')}
      email={customer.email}
      states={{ ...statesOf(customer), ...view.states }}
      hasMarketing={c.get('visit').configuration.marketing !== null}
    />
  )
  return respondWithAccountPage(c, { page: 'my-profile', status: view.status ?? 200, body })
}

// The forms of the profile. Each responds with 303 to the profile, or with the submitted form and its errors.

export const updateProfileForm = factory.createHandlers((c) =>
  change(
    c,
    { name: 'profile', form: profileForm, notice: 'saved' },
    (customer, { title, dateOfBirth, first_name, last_name, phone }) =>
      changeDetails(c.get('visit'), customer, {
        firstName: first_name,
        lastName: last_name,
        phone,
        fields: { title, dateOfBirth },
      }),
  ),
)

export const changeEmailForm = factory.createHandlers((c) =>
  change(c, { name: 'change-email', form: emailForm, notice: 'email-changed' }, (customer, output) =>
    changeEmail(c.get('visit'), customer, output),
  ),
)

export const changePasswordForm = factory.createHandlers((c) =>
  change(c, { name: 'change-password', form: passwordForm, notice: 'password-changed' }, (customer, output) =>
    changePassword(c.get('visit'), customer, output),
  ),
)

export const updatePreferencesForm = factory.createHandlers((c) =>
  change(
    c,
    { name: 'preferences', form: preferencesForm, notice: 'saved' },
    (customer, { preferenceEmail, preferencePost, accepts_product_review_abandoned_cart_emails }) =>
      changePreferences(c.get('visit'), customer, {
        preferenceEmail,
        preferencePost,
        acceptsReviewEmails: accepts_product_review_abandoned_cart_emails,
      }),
  ),
)

async function change<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  { name, form, notice }: { name: ProfileFormName; form: Form<Schema>; notice: AccountNotice },
  apply: (customer: Customer, output: v.InferOutput<Schema>) => Promise<ChangeOutcome>,
): Promise<Response> {
  const { outcome, state } = await readAccountForm(c, form)
  const customer = await loadCurrentCustomer(c.get('visit'))
  if (!customer) return c.redirect(marketPath(c.get('market'), loginPath), 303)
  const refuse = (refusal: Refusal) =>
    showProfile(c, customer, { status: refusal.status, states: { [name]: refusedState(state, refusal) } })
  const attempt = await attemptForm(c, outcome, (output) => apply(customer, output))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const { value } = attempt
  if (value.status === 'refused') return refuse(refusalOfChange(form, value))
  await writeFlash(c.get('visit'), { notice })
  return c.redirect(marketPath(c.get('market'), accountPath('my-profile')), 303)
}

function statesOf(customer: Customer): ProfileForms {
  const ticked = (value: boolean | null) => (value === true ? 'on' : '')
  const of = (values: FormState['values']): FormState => ({ ...emptyForm, values })
  return {
    profile: of({
      title: customer.title,
      dateOfBirth: customer.dateOfBirth,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
    }),
    preferences: of({
      preferenceEmail: ticked(customer.preferenceEmail),
      preferencePost: ticked(customer.preferencePost),
      accepts_product_review_abandoned_cart_emails: ticked(customer.acceptsReviewEmails),
    }),
    'change-email': emptyForm,
    'change-password': emptyForm,
  }
}
