import type { Context } from 'hono'
import { attemptForm, readAccountForm, refusedState, type Refusal } from '../../pages/read-account-form.ts'
import { refusalOfChange } from '../../pages/refusal-of-change.ts'
import { respondWithAccountPage } from '../../pages/respond-with-account-page.tsx'
import { DataPage } from '#client/pages/account/data-page.tsx'
import type { Customer } from '#shared/domain/customer.ts'
import { emptyForm, type FormState } from '#shared/forms/account.ts'
import { deleteAccountForm as form } from '#shared/forms/delete-account.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import { brandSlug } from '#shared/merchant.ts'
import { deleteAccount } from '#worker/account/change-account.ts'
import { loadCurrentCustomer } from '#worker/account/current-customer.ts'
import { exportData } from '#worker/account/export-data.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { limitRate } from '#worker/context/rate-limit.ts'
import { writeFlash } from '#worker/session/flash.ts'

export function showData(
  c: Context<AppEnv>,
  { email }: Pick<Customer, 'email'>,
  view: { status?: number; form?: FormState } = {},
): Promise<Response> {
  return respondWithAccountPage(c, {
    page: 'my-data',
    status: view.status ?? 200,
    body: <DataPage market={c.get('market')} email={email} form={view.form ?? emptyForm} />,
  })
}

/** All data that the shop stores about the customer, as a file. */
export const dataDownload = factory.createHandlers(async function downloadData(c) {
  const customer = await loadCurrentCustomer(c.get('visit'))
  if (!customer) return c.redirect(marketPath(c.get('market'), loginPath), 302)
  await limitRate(c.get('visit'), 'my-data', { session: String(customer.id) })
  const record = await exportData(c.get('visit'), customer)
  c.header('content-disposition', `attachment; filename="${brandSlug}-my-data.json"`)
  return c.json(record)
})

/** Deletes the account, or shows its form again with the errors. */
export const deleteAccountForm = factory.createHandlers(async function postDeleteAccount(c) {
  const { outcome, state } = await readAccountForm(c, form)
  const customer = await loadCurrentCustomer(c.get('visit'))
  if (!customer) return c.redirect(marketPath(c.get('market'), loginPath), 303)
  const refuse = (refusal: Refusal) =>
    showData(c, customer, { status: refusal.status, form: refusedState(state, refusal) })
  const attempt = await attemptForm(c, outcome, (output) => deleteAccount(c.get('visit'), customer, output))
  if ('refusal' in attempt) return refuse(attempt.refusal)
  const { value } = attempt
  if (value.status === 'refused') return refuse(refusalOfChange(form, value))
  await writeFlash(c.get('visit'), { notice: 'deleted' })
  return c.redirect(marketPath(c.get('market'), loginPath), 303)
})
