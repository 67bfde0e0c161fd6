import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Market } from '#shared/markets.ts'

/** The commerce platform's id of a market's channel: of the request's market, unless another is given. */
export function channelIdOf({ var: { configuration, market: own } }: Context<AppEnv>, market: Market = own): number {
  return configuration.bigCommerce.channelIds[market.code]
}
