import type { Market } from '../../shared/markets.ts'
import { factory } from '../app-env.ts'
import { servicesUntil } from '../bind-services.ts'

/**
 * Sets the market by the prefix of the path, and binds the services to it and to the request, so that their calls end
 * when the visitor leaves. A URL always renders its own market (D-80).
 */
export function withMarket(market: Market) {
  return factory.createMiddleware(async function placeInMarket(c, next) {
    c.set('market', market)
    c.set('services', servicesUntil(c.var, c.req.raw.signal))
    await next()
  })
}
