import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { isReading } from '../http/is-reading.ts'
import { hasLoginHint } from '../session/customer-session.ts'
import { accountPath, isAccountPage } from '#shared/domain/account-pages.ts'
import { loginPathTo, marketPath } from '#shared/links.ts'

/**
 * Protects the account area; runs after `readCustomer`. A visitor who has never signed in is redirected to the market's
 * root; one whose browser has the login hint is redirected to the login and back (D-11). An outage is thrown, and signs
 * no visitor out.
 */
export function requireCustomer(c: Context<AppEnv>): Response | undefined {
  const { market, customer, sessionFailure } = c.get('visit')
  if (sessionFailure !== null) throw sessionFailure
  if (customer) return undefined
  const isRead = isReading(c.req.method)
  if (!hasLoginHint(c.get('visit'))) return c.redirect(marketPath(market, '/'), isRead ? 302 : 303)
  const { pathname, search } = new URL(c.req.url)
  const back = isRead ? pathname + search : marketPath(market, pageOfForm(c.get('path')))
  return c.redirect(marketPath(market, loginPathTo(back)), isRead ? 302 : 303)
}

/** The account page that has the form with this action. */
function pageOfForm(path: string): string {
  const [, , name = ''] = path.split('/')
  return accountPath(isAccountPage(name) ? name : null)
}
