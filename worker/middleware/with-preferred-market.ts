import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { defaultMarketCode, marketPath, markets } from '../../shared/markets.ts'
import { parsePreferredLocale, preferredLocaleCookie } from '../../shared/preferred-locale.ts'
import { type AppEnv, factory } from '../app-env.ts'
import { pageExists } from '../page-existence.ts'

/** Pages of one visit, which stay where they were opened. */
const stays = /^\/(?:order-confirmation|updatepassword|forgot-password|checkout|preview|hooks|payments|api)(?:\/|$)/i

/**
 * Sends a visitor who prefers another market from an address without a prefix to the same page there, when it exists;
 * otherwise the page renders for the address's own market (D-80) [LOC-11]. Crawlers and previews are never moved.
 */
export const withPreferredMarket = factory.createMiddleware(async function preferredMarket(c, next) {
  const { pathname, search } = new URL(c.req.url)
  const preferred = parsePreferredLocale(getCookie(c, preferredLocaleCookie.name))
  const code = preferred?.localeCode
  if (!code || code === 'de' || code === defaultMarketCode || stays.test(pathname) || !isNavigation(c)) return next()
  const market = markets[code]
  const exists = await pageExists({ market, path: pathname }, c.var.services, c.req.raw.signal).catch((cause) => {
    c.var.log.error('page-existence', cause, { market: code })
    return false
  })
  if (!exists) return next()
  c.header('cache-control', 'private, no-store')
  return c.redirect(marketPath(market, pathname) + search, 302)
})

/** A browser that opens a document to show it: no crawler, no fetch of a script, no prefetch, no picture. */
function isNavigation(c: Context<AppEnv>): boolean {
  const { device, preview } = c.var
  if (c.req.method !== 'GET' || device.isCrawler || preview) return false
  const mode = c.req.header('sec-fetch-mode')
  if (mode !== undefined) return mode === 'navigate' && c.req.header('sec-fetch-dest') === 'document'
  return c.req.header('x-sv-navigation') === undefined && (c.req.header('accept') ?? '').includes('text/html')
}
