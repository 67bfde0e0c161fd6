import type { Market } from '../../shared/markets.ts'
import { factory } from '../app-env.ts'

/** Places the request in the market whose prefix its path carries: a URL always renders its own market (D-80). */
export function withMarket(market: Market) {
  return factory.createMiddleware(async function placeInMarket(c, next) {
    c.set('market', market)
    await next()
  })
}
