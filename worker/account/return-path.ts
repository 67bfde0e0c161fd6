import { accountPath } from '../../shared/account-pages.ts'
import { type Market, marketPath } from '../../shared/markets.ts'
import { isReturnable } from '../../shared/paths.ts'
import { sameSitePath } from '../http/same-site-path.ts'

const base = 'https://site.invalid'

/** The page that a visitor sees after the login: the page of this site that they came from, or else their account. */
export function returnPath(market: Market, text: string | undefined): string {
  const path = text ? sameSitePath(text) : null
  return path !== null && isReturnable(new URL(path, base)) ? path : marketPath(market, accountPath(null))
}
