import { servicesUntil } from '../context/bind-services.ts'
import { isReading } from '../http/is-reading.ts'
import type { Step } from './in-steps.ts'
import type { Market } from '#shared/markets.ts'
import { siteIn } from '#shared/sites.ts'

/**
 * Sets the market and its language by the prefix of the path or by the host, and binds the services to it. The calls of
 * a read may end with its request; an action is completed when the visitor has left, too. A URL always renders its own
 * market (D-80).
 */
export function placeInMarket(market: Market): Step {
  return function place(c) {
    c.set('market', siteIn(c.get('configuration').sites, market).market)
    const signal = isReading(c.req.method) ? c.req.raw.signal : new AbortController().signal
    c.set('services', servicesUntil(c.get('visit'), signal))
  }
}
