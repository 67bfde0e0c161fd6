import type { Visit } from './visit.ts'
import type { Market } from '#shared/markets.ts'

/** The commerce platform's id of a market's channel: of the request's market, unless another is given. */
export function channelIdOf({ configuration, market: own }: Visit, market: Market = own): number {
  return configuration.bigCommerce.channelIds[market.code]
}
