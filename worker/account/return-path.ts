import type { Visit } from '../context/visit.ts'
import { isReturnable } from '../http/find-path.ts'
import { sameSitePath } from '../http/same-site-path.ts'
import { accountPath } from '#shared/domain/account-pages.ts'
import { loginPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'

/** Query value of the login page that a browser without cookies is sent to after a login. */
export const cookieCheck = 'check-cookies'

const base = 'https://site.invalid'

/** The page that a visitor sees after the login: the page of this site that they came from, or else their account. */
export function returnToPath(market: Market, text: string | undefined): string {
  const path = text ? sameSitePath(text) : null
  return path !== null && isReturnable(new URL(path, base)) ? path : marketPath(market, accountPath(null))
}

/**
 * Where a login redirects to. A browser that sent no cookie may keep none: it takes the way over the login page, which
 * redirects a visitor who is logged in, and otherwise says that the shop needs cookies.
 */
export function pathAfterLogin(visit: Visit, path: string): string {
  if (visit.headers.has('cookie')) return path
  return `${marketPath(visit.market, loginPath)}?${new URLSearchParams({ returnTo: path, [cookieCheck]: '1' })}`
}
