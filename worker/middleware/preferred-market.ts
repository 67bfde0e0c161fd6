import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { isDocumentNavigation } from '../http/document-navigation.ts'
import { urlOf } from '../http/url-of.ts'
import { pageExists } from '../pages/loaders/page-existence.ts'
import { renderModeOf } from '../pages/ssr/render-mode.ts'
import { readCartId, readCartIdIn } from '../session/cart-cookie.ts'
import { readPreferredLocale } from '../session/preferred-locale.ts'
import { bagPath } from '#shared/links.ts'
import { germanSite, type Market, marketKey, marketOfPath } from '#shared/markets.ts'
import { followsMarket, isWithin } from '#shared/paths.ts'
import { siteHref, siteIn } from '#shared/sites.ts'

/**
 * Redirects a visitor who prefers another market or language from a URL without a prefix to the same page there, if it
 * exists; otherwise the page renders for the URL's own market (D-80). Crawlers and previews are never redirected, nor
 * are pages that the path table keeps in their market. A page that is fetched for a client-side swap is redirected as
 * well, so that a link leads to the same page with and without scripts.
 */
export async function redirectToPreferredMarket(c: Context<AppEnv>): Promise<Response | undefined> {
  const { pathname, search } = urlOf(c.req.raw)
  const preferred = readPreferredLocale(c.get('visit'))
  const code = preferred?.localeCode
  if (
    !code ||
    code === germanSite.code ||
    !followsMarket(c.get('row')) ||
    !isShopperNavigation(c) ||
    c.get('hasArrived')
  )
    return undefined
  const { sites, publicOrigin } = c.get('configuration')
  const site = siteIn(sites, { code, language: preferred.language })
  const { market } = site
  if (marketKey(market) === marketKey(c.get('market'))) return undefined
  if (await keepsBag(c, market)) return undefined
  const exists = await pageExists({ market, path: pathname }, c.get('services')).catch(
    c.get('log').fallback('page-existence', false, { market: code }),
  )
  if (!exists) return undefined
  return c.redirect(siteHref(site, pathname, publicOrigin) + search, 302)
}

/**
 * True for the bag of the URL's own market if the visitor has one, and came from a page of that market or has none in
 * the market that they prefer: another tab may have switched.
 */
async function keepsBag(c: Context<AppEnv>, preferred: Market): Promise<boolean> {
  if (preferred.code === c.get('market').code) return false
  if (!isWithin(c.req.path, bagPath) || (await readCartId(c.get('visit'))) === null) return false
  return isFromMarket(c) || (await readCartIdIn(c.get('visit'), preferred)) === null
}

function isFromMarket(c: Context<AppEnv>): boolean {
  const referrer = c.req.header('referer')
  if (!referrer || !URL.canParse(referrer)) return false
  const { origin, pathname } = new URL(referrer)
  return origin === urlOf(c.req.raw).origin && marketOfPath(pathname) === null
}

/** True if a browser opens a page for a shopper, and not for a crawler or an editor. */
function isShopperNavigation(c: Context<AppEnv>): boolean {
  const device = c.get('device')
  const preview = c.get('preview')
  return (
    !device.isCrawler &&
    !preview &&
    (isDocumentNavigation(c.req.raw) || (c.req.method === 'GET' && renderModeOf(c) === 'navigation'))
  )
}
