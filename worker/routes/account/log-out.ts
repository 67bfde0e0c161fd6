import type { Context } from 'hono'
import type { AccountNotice } from '#shared/forms/account.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import { logOut } from '#worker/account/log-in.ts'
import { type AppEnv, factory } from '#worker/context/app-env.ts'
import { endAllSessions } from '#worker/session/customer-session.ts'
import { writeFlash } from '#worker/session/flash.ts'

export const logOutForm = factory.createHandlers(async function postLogOut(c) {
  await logOut(c.get('visit'))
  return toLogin(c, 'logged-out')
})

/** Ends every session of the customer. If that may not have happened, responds with 503 instead of a success. */
export const logOutEverywhereForm = factory.createHandlers(async function postLogOutEverywhere(c) {
  const customer = c.get('customer')
  if (customer) await endAllSessions(c.get('visit'), customer.id)
  await logOut(c.get('visit'))
  return toLogin(c, 'logged-out-everywhere')
})

async function toLogin(c: Context<AppEnv>, notice: AccountNotice): Promise<Response> {
  await writeFlash(c.get('visit'), { notice })
  return c.redirect(marketPath(c.get('market'), loginPath), 303)
}
