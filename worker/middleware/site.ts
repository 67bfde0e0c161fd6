import { isReading } from '../http/is-reading.ts'
import { marketAt } from '../http/market-at.ts'
import { urlOf } from '../http/url-of.ts'
import type { Step } from './in-steps.ts'
import { type Market, marketOfPath, withoutMarketPrefix } from '#shared/markets.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'

/**
 * Redirects a path with a market's prefix to the host at which that market is. `here` are the markets at the request's
 * host. If it is a market's own host, every response there is of that market.
 */
export function redirectToSite(here: readonly Market[], { isHosted }: { isHosted: boolean }): Step {
  return function redirectToOwnSite(c) {
    const { sites, publicOrigin } = c.get('configuration')
    const { pathname, search } = urlOf(c.req.raw)
    if (isHosted) {
      c.set('market', siteIn(sites, marketAt(pathname, here)).market)
      if (marketOfPath(pathname, here)) return undefined
    }
    const named = marketOfPath(pathname)
    if (!named || (!isHosted && sites[named.code].origin === publicOrigin)) return undefined
    return c.redirect(
      siteUrl(siteIn(sites, named), withoutMarketPrefix(pathname)) + search,
      isReading(c.req.method) ? 301 : 308,
    )
  }
}
