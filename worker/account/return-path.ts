import { type Market, marketPath, withoutMarketPrefix } from '../../shared/markets.ts'
import { sameSitePath } from '../same-site-path.ts'

const noPages = /^\/(login|logout|create-account|forgot-password|updatepassword|api|hooks)(?:[/?]|$)/i

/** Where a visitor goes after the login: a page of this site that they came from, else their account. */
export function returnPath(market: Market, text: string | undefined): string {
  const path = text ? sameSitePath(text) : null
  return path === null || noPages.test(withoutMarketPrefix(path)) ? marketPath(market, '/my-account') : path
}
