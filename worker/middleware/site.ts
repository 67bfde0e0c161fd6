import { isReading } from '../http/is-reading.ts'
import { urlOf } from '../http/url-of.ts'
import type { Step } from './in-steps.ts'
import { type Market, marketOfPath, withoutMarketPrefix } from '#shared/markets.ts'
import { siteUrl } from '#shared/sites.ts'

/**
 * Redirects a path with a market's prefix to the host at which that market is. `hosted` is the market of the request's
 * own host; it is the market of every response there.
 */
export function redirectToSite(hosted: Market | null): Step {
  return function redirectToOwnSite(c) {
    const { sites } = c.var.configuration
    if (hosted) c.set('market', sites[hosted.code].market)
    const { pathname, search } = urlOf(c.req.raw)
    const named = marketOfPath(pathname)
    if (!named || (!hosted && sites[named.code].market.prefix !== '')) return undefined
    return c.redirect(
      siteUrl(sites[named.code], withoutMarketPrefix(pathname)) + search,
      isReading(c.req.method) ? 301 : 308,
    )
  }
}
