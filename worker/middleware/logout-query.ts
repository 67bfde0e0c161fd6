import type { Context } from 'hono'
import { logOut } from '../account/log-in.ts'
import type { AppEnv } from '../context/app-env.ts'
import { isDocumentNavigation, isFromAnotherSite } from '../http/document-navigation.ts'
import { respondWithLogoutQuestion } from '../pages/logout-question.tsx'

/**
 * `?logout=true` logs out when a browser opens a page with it, and redirects to the same address without it, so that a
 * reload or a shared link does not repeat it. Images, prefetches and scripts do not log out (D-09). A link on another
 * site, other than the hosted checkout, only asks (D-164).
 */
export async function logOutByQuery(c: Context<AppEnv>): Promise<Response | undefined> {
  if (c.req.query('logout') !== 'true' || !isDocumentNavigation(c.req.raw)) return undefined
  if (isFromAnotherSite(c.req.raw, c.get('configuration').checkoutHosts)) return respondWithLogoutQuestion(c)
  await logOut(c.get('visit'))
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete('logout')
  const rest = searchParams.toString()
  return c.redirect(pathname + (rest === '' ? '' : `?${rest}`), 303)
}
