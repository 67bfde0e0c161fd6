import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { LogInOutcome } from '../account/log-in.ts'
import { pathAfterLogin } from '../account/return-path.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import type { AppEnv } from '../context/app-env.ts'
import { hasAgreed } from '../context/has-agreed.ts'
import { writeFlash } from '../session/flash.ts'
import { loggedInCookie } from '#shared/analytics/logged-in-cookie.ts'
import { eventServices } from '#shared/analytics/settings.ts'
import type { AccountNotice } from '#shared/forms/account.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import { thirdParties } from '#shared/third-parties.ts'

/** Redirects with 303 to the path, where the notice is shown, or to the bag if the two bags could not become one. */
export async function respondToLogin(
  c: Context<AppEnv>,
  { merge: { status, leftOut } }: Extract<LogInOutcome, { status: 'logged-in' }>,
  { path, notice }: { path: string; notice?: AccountNotice },
): Promise<Response> {
  // Analytics drops events without consent, so only an agreed service of the shop has a use for the cookie.
  const scripts = scriptsOfMarket(c.get('visit').configuration, c.get('market'))
  if (eventServices.some((name) => scripts[name] && hasAgreed(c.get('visit'), thirdParties[name].consent)))
    setCookie(c, loggedInCookie.name, '1', {
      path: '/',
      secure: true,
      sameSite: 'Lax',
      maxAge: loggedInCookie.maxAge,
    })
  if (leftOut.length > 0 || status === 'postponed') {
    await writeFlash(c.get('visit'), {
      notice: status === 'postponed' ? 'bags-not-merged' : 'lines-left-out',
      items: leftOut,
    })
    return c.redirect(marketPath(c.get('market'), bagPath), 303)
  }
  if (notice) await writeFlash(c.get('visit'), { notice })
  return c.redirect(pathAfterLogin(c.get('visit'), path), 303)
}
