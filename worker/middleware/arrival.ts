import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { isDocumentNavigation } from '../http/document-navigation.ts'
import { urlOf } from '../http/url-of.ts'
import { localeOfMarket, writePreferredLocale } from '../session/preferred-locale.ts'

/** Notes if the visitor comes from a page at another host of the shop. */
export function noteArrival(c: Context<AppEnv>): void {
  const referrer = c.req.header('referer')
  if (referrer === undefined || !isDocumentNavigation(c.req.raw)) return
  const from = URL.parse(referrer)?.origin
  const isOurs = Object.values(c.get('configuration').sites).some(({ origin }) => origin === from)
  c.set('hasArrived', isOurs && from !== urlOf(c.req.raw).origin)
}

/**
 * Stores the market as the choice of a visitor who has arrived from another host of the shop: the choice that they made
 * there is in a cookie of that host.
 */
export function storeChoice(c: Context<AppEnv>): void {
  writePreferredLocale(c.get('visit'), localeOfMarket(c.get('market')))
}
