import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { AppEnv } from '../context/app-env.ts'
import { isDocumentNavigation } from '../http/document-navigation.ts'
import { urlOf } from '../http/url-of.ts'
import { preferredLocaleCookie, serialisePreferredLocale } from '#shared/preferred-locale.ts'

/** Notes if the visitor comes from a page at another host of the shop. */
export function noteArrival(c: Context<AppEnv>): void {
  const referrer = c.req.header('referer')
  if (referrer === undefined || !isDocumentNavigation(c.req.raw)) return
  const from = URL.parse(referrer)?.origin
  const isOurs = Object.values(c.var.configuration.sites).some(({ origin }) => origin === from)
  c.set('hasArrived', isOurs && from !== urlOf(c.req.raw).origin)
}

/**
 * Stores the market as the choice of a visitor who has arrived from another host of the shop: the choice that they made
 * there is in a cookie of that host.
 */
export function storeChoice(c: Context<AppEnv>): void {
  const { code, label, currency } = c.var.market
  const choice = serialisePreferredLocale({ localeCode: code, localeName: label, currencyCode: currency })
  const { maxAge, name, path, sameSite } = preferredLocaleCookie
  setCookie(c, name, choice, { maxAge, path, sameSite, secure: true })
}
