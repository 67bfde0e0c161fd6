import { logOut } from '../account/log-in.ts'
import { factory } from '../app-env.ts'
import { isDocumentNavigation } from '../http/document-navigation.ts'

/**
 * `?logout=true` logs out when a page is opened by it, and goes on to the same address without it, so that neither a
 * reload nor whoever the address is shared with repeats it; a picture, a prefetch or a script does nothing by it
 * (D-09).
 */
export const withLogoutQuery = factory.createMiddleware(async function logoutQuery(c, next) {
  if (c.req.query('logout') !== 'true' || !isDocumentNavigation(c.req.raw)) return next()
  await logOut(c)
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete('logout')
  const rest = searchParams.toString()
  return c.redirect(pathname + (rest === '' ? '' : `?${rest}`), 303)
})
