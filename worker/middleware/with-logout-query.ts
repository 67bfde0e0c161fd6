import { logOut } from '../account/log-in.ts'
import { factory } from '../app-env.ts'
import { isDocumentNavigation, isFromAnotherSite } from '../http/document-navigation.ts'

/**
 * `?logout=true` logs out when a browser opens a page with it, and redirects to the same address without it, so that a
 * reload or a shared link does not repeat it. Images, prefetches, scripts and links on other sites do not log out
 * (D-09).
 */
export const withLogoutQuery = factory.createMiddleware(async function logoutQuery(c, next) {
  if (c.req.query('logout') !== 'true' || !isDocumentNavigation(c.req.raw) || isFromAnotherSite(c.req.raw))
    return next()
  await logOut(c)
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete('logout')
  const rest = searchParams.toString()
  return c.redirect(pathname + (rest === '' ? '' : `?${rest}`), 303)
})
